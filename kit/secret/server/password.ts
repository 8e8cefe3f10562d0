import { hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { SecretKey } from './seal.ts'

/** Argon2id, 19 MiB and two passes (OWASP's first choice); about 20 ms off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let absentHash: Promise<string> | undefined

/**
 * Whether the password is the one behind `passwordHash`. Where there is no such account, or it has no password (''), the same work is
 * done on a hash that nobody knows, so that the time gives nothing away.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  absentHash ??= hashPassword(randomBytes(32).toString('base64url'))
  const isKnown = passwordHash !== undefined && passwordHash !== ''
  const isRight = await verify(isKnown ? passwordHash : await absentHash, password)
  return isRight && isKnown
}

// Without the letters and digits that are read as others.
const readable = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A password for somebody to type once from a screen. */
export const generatePassword = (length = 16): string =>
  Array.from({ length }, () => readable[randomInt(readable.length)]).join('')

/**
 * A password of at most 100 signs that nobody knows without the server's key, and that the same purpose makes again: it can
 * be answered once more after an answer was lost, without having been stored.
 */
export function derivePassword({ current }: SecretKey, purpose: string, length = 16): string {
  const bytes = new Uint8Array(hkdfSync('sha256', current, '', purpose, length * 4))
  // Bytes beyond the last whole alphabet would make some signs likelier than others.
  const even = bytes.filter((byte) => byte < 256 - (256 % readable.length))
  return [...even.subarray(0, length)].map((byte) => readable[byte % readable.length]).join('')
}
