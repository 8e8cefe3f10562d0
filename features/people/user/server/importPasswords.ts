import type { Call } from '#kit/call/server/context.ts'
import { derivePassword } from '#kit/secret/server/password.ts'
import { isSigned, sign, type SecretKey } from '#kit/secret/server/seal.ts'
import { usernameKey } from '../user.rules.ts'

/** First passwords of an import, by user name. */
export type PasswordOf = (username: string) => string

/**
 * First passwords come of the request's key and the server's, so that whoever asks again because the answer was lost gets
 * the same ones, and they are stored nowhere.
 */
export function passwordsBy(call: Call, secretKey: SecretKey, seed: string): PasswordOf {
  const { PASSWORD_MIN } = call.services.env
  return (username) => {
    const purpose = `import:${call.actor.id}:${seed}:${usernameKey(username)}`
    return derivePassword(secretKey, purpose, Math.max(12, PASSWORD_MIN))
  }
}

const purpose = 'first passwords'

/** What is stored beside an import, to find the key that made its passwords. */
export const markOf = (secretKey: SecretKey, seed: string): string => sign(secretKey, purpose, seed)

/** The key that made them: a repeat after the server's key was changed answers the passwords that were set. */
export const keyOf = ({ current, old }: SecretKey, seed: string, mark: string): SecretKey =>
  !old || isSigned({ current, old: undefined }, purpose, seed, mark)
    ? { current, old }
    : { current: old, old: undefined }
