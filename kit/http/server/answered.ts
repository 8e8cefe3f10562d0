import { isSigned, sign, type SecretKey } from '#kit/secret/server/seal.ts'

const purpose = 'answered'
const signed = (userId: number, at: number | string): string => `${userId} ${at}`

/** The moment of an answer (Unix milliseconds) signed for its reader: nobody can make one, or use another person's. */
export const stampOf = (secretKey: SecretKey, userId: number, at: number): string =>
  `${at}.${sign(secretKey, purpose, signed(userId, at))}`

/** When the answer with this stamp was given to this person; undefined where we never gave it. */
export function readStamp(secretKey: SecretKey, userId: number, stamp: string): number | undefined {
  const [at = '', signature = ''] = stamp.split('.')
  return isSigned(secretKey, purpose, signed(userId, at), signature) ? Number(at) : undefined
}
