import { z } from 'zod'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import type { Campus } from './learn.school.ts'

const tokens = z.object({ accessToken: z.string() })

interface Account {
  readonly username: string
  readonly role: string
  readonly password: string
  readonly size?: { readonly width: number; readonly height: number }
}

/** An account past the first change of its password; its token. */
export async function makeAccount(stage: Stage, campus: Campus, account: Account): Promise<string> {
  const { username, role, password } = account
  const first = `${password} first`
  const body = { username, nickname: username, password: first, roles: [role] }
  await campus.call('POST', 'system/user/create', body)
  const signed = await stage.api('POST', 'system/auth/login', { body: { username, password: first } })
  const token = tokens.parse(signed.data).accessToken
  const change = { oldPassword: first, newPassword: password }
  await stage.api('PUT', 'system/user/profile/update-password', { token, body: change })
  return token
}

/** A window of somebody who is signed in already. */
export async function enterWith(stage: Stage, token: string, size?: Account['size']): Promise<Visitor> {
  const visitor = await stage.visitor('zh', size)
  await visitor.context.addInitScript((value) => localStorage.setItem('token', value), token)
  return visitor
}

/** A window of somebody new. */
export const enterAs = async (stage: Stage, campus: Campus, account: Account): Promise<Visitor> =>
  enterWith(stage, await makeAccount(stage, campus, account), account.size)
