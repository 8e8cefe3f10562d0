import { z } from 'zod'
import { openStage, type Stage } from './console.ts'

const signedIn = z.object({ accessToken: z.string() })

/** A server that is filled with the example school, and a browser. */
export const openDemo = (): Promise<Stage> => openStage({ CAPTCHA: 'off' }, [], ['--demo'])

/** Signs somebody of the example school in by the password that the server told as it started; their access token. */
export async function demoToken(stage: Stage, username: string): Promise<string> {
  const password = new RegExp(`${username}\\s+(\\S+)`).exec(stage.server.output())?.[1]
  const answer = await stage.api('POST', 'system/auth/login', { body: { username, password } })
  return signedIn.parse(answer.data).accessToken
}
