import { z } from 'zod'
import { transports } from './transports.ts'

/** What browser and authenticator exchange (WebAuthn Level 3), as far as it is used here; bytes are base64url. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/)

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.enum(transports)),
})

/** What a browser is asked for a new passkey. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
})

/** What a browser is asked for a proof by a passkey. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number().int(),
  allowCredentials: z.array(credential),
  userVerification: z.literal('preferred'),
})

/** A new passkey, as its authenticator made it. */
export const attestation = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  attestationObject: bytes(20_000),
  transports: z.array(z.enum(transports)).max(transports.length),
})
export type CreationOptions = z.output<typeof creationOptions>
export type RequestOptions = z.output<typeof requestOptions>
export type Attestation = z.output<typeof attestation>

/** What an authenticator signed. */
export const assertion = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(8000),
})
export type Assertion = z.output<typeof assertion>
