import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { z } from 'zod'
import type { Assertion, Attestation } from '../passkey.ts'

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const point = z.object({ x: z.string(), y: z.string() })
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

const isThere = 1
const isVerified = 4
const hasKey = 0x40

/** An authenticator with one passkey, which speaks WebAuthn as real ones do; for tests. */
export function makeAuthenticator(party: { readonly id: string; readonly origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = point.parse(publicKey.export({ format: 'jwk' }))
  const credentialId = randomBytes(32)
  const id = base64url(credentialId)
  let counter = 0

  const clientDataOf = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const dataOf = (flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(party.id), Buffer.from([flags]), count, more])
  }

  return {
    id,
    /** Goes back to an earlier count, as a copy of it would. */
    rewind: (to: number) => {
      counter = to
    },
    make(challenge: string, origin = party.origin): Attestation {
      // A COSE key: of two coordinates, on P-256, for ES256.
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ])
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)])
      const authData = new Uint8Array(dataOf(isThere | isVerified | hasKey, attested))
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, never>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', authData],
        ]),
      )
      return {
        id,
        clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      }
    },
    prove(challenge: string, origin = party.origin): Assertion {
      counter += 1
      const clientData = clientDataOf('webauthn.get', challenge, origin)
      const authData = dataOf(isThere | isVerified)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        id,
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      }
    },
  }
}
