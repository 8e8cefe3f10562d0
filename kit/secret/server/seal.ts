import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

const cipher = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** The server's keys, 32 bytes each: the current one seals and signs; what the old one did holds until that is taken away. */
export interface SecretKey {
  readonly current: Buffer
  readonly old: Buffer | undefined
}

/** Of each purpose a key of 32 bytes (HKDF, RFC 5869), so that what is signed for one place proves nothing in another. */
const derive = (key: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, 32))

/** The key for a purpose, for what is made now. */
export const keyFor = ({ current }: SecretKey, purpose: string): Buffer => derive(current, purpose)

/** The keys for a purpose by which something that is there may have been made, the current one first. */
export const keysFor = (secretKey: SecretKey, purpose: string): readonly Buffer[] =>
  allOf(secretKey).map((key) => derive(key, purpose))

const allOf = ({ current, old }: SecretKey): readonly Buffer[] => (old ? [current, old] : [current])

/**
 * Encrypts a secret with AES-256-GCM. `place` says whose it is (`user:7:sessionKey`); a sealed text that was moved to
 * another row does not open there.
 */
export function seal(secretKey: SecretKey, place: string, secret: string): string {
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, keyFor(secretKey, 'seal'), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts what `seal` encrypted for this `place`. @throws Error where it was sealed elsewhere, changed, or with another key */
export function unseal(secretKey: SecretKey, place: string, sealed: string): string {
  const current = keyFor(secretKey, 'seal')
  try {
    return open(current, place, sealed)
  } catch (error) {
    const [, old] = keysFor(secretKey, 'seal')
    if (!old) throw error
    return open(old, place, sealed)
  }
}

/** A secret sealed with the current key, where the old one sealed it; undefined where it is already. @throws as `unseal` */
export function sealAnew(secretKey: SecretKey, place: string, sealed: string): string | undefined {
  try {
    unseal({ ...secretKey, old: undefined }, place, sealed)
    return undefined
  } catch {
    return seal(secretKey, place, unseal(secretKey, place, sealed))
  }
}

function open(key: Buffer, place: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const nonce = bytes.subarray(0, nonceLength)
  const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
  opening.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  return Buffer.concat([opening.update(bytes.subarray(nonceLength + tagLength)), opening.final()]).toString(
    'utf8',
  )
}

const signingKeys = new WeakMap<Buffer, Map<string, KeyObject>>()

/** Each answer is signed: deriving the key anew takes ten times as long as signing. */
function signingKeyFor(secretKey: Buffer, purpose: string): KeyObject {
  const derived = signingKeys.get(secretKey) ?? new Map<string, KeyObject>()
  signingKeys.set(secretKey, derived)
  const key = derived.get(purpose) ?? createSecretKey(derive(secretKey, purpose))
  derived.set(purpose, key)
  return key
}

/** A signature (HMAC-SHA-256, base64url) over `text` that only this server can make. */
export const sign = ({ current }: SecretKey, purpose: string, text: string): string =>
  signWith(signingKeyFor(current, purpose), text)

const signWith = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** Whether `signature` is ours, by the current key or the old one, in constant time. */
export function isSigned(secretKey: SecretKey, purpose: string, text: string, signature: string): boolean {
  const received = Buffer.from(signature)
  return allOf(secretKey).some((key) => {
    const expected = Buffer.from(signWith(signingKeyFor(key, purpose), text))
    return received.length === expected.length && timingSafeEqual(received, expected)
  })
}
