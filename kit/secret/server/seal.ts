import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** A key of 32 bytes for each purpose (HKDF, RFC 5869), so that what is signed for one place proves nothing in another. */
export const keyFor = (secretKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32))

/**
 * Encrypts a secret with AES-256-GCM. `place` says whose it is (`user:7:sessionKey`); a sealed text that was moved to
 * another row does not open there.
 */
export function seal(secretKey: Buffer, place: string, secret: string): string {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, keyFor(secretKey, 'seal'), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` encrypted for this `place`. @throws Error where it was sealed elsewhere, changed, or with another key */
export function unseal(secretKey: Buffer, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceLength)
  const opening = createDecipheriv(cipher, keyFor(secretKey, 'seal'), nonce, { authTagLength: tagLength })
  opening.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([opening.update(bytes.subarray(nonceLength + tagLength)), opening.final()]).toString(
    'utf8',
  )
}

/** A signature (HMAC-SHA-256, base64url) over `text` that only this server can make. */
export const sign = (secretKey: Buffer, purpose: string, text: string): string =>
  createHmac('sha256', keyFor(secretKey, purpose)).update(text).digest('base64url')

/** Whether `signature` is ours, in constant time. */
export function isSigned(secretKey: Buffer, purpose: string, text: string, signature: string): boolean {
  const received = Buffer.from(signature)
  const expected = Buffer.from(sign(secretKey, purpose, text))
  return received.length === expected.length && timingSafeEqual(received, expected)
}
