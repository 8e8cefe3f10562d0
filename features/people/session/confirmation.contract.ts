import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { requestOptions } from '#features/people/second-factor/passkey.ts'
import { codeField, factorProof, factorWays } from '#features/people/second-factor/proof.ts'
import { enteredPassword } from '#features/people/user/user.rules.ts'

/** By what somebody confirms that it is they, once signed in. */
export const confirmWays = [...factorWays, 'password'] as const
export type ConfirmWay = (typeof confirmWays)[number]
export const proofFields = { code: codeField, password: enteredPassword() }

const identityProof = z.discriminatedUnion('kind', [
  ...factorProof.options,
  z.strictObject({ kind: z.literal('password'), password: proofFields.password.schema }),
])
export type IdentityProof = z.output<typeof identityProof>

const base = { words: 'session', who: 'signedIn', beforeSecondFactor: true } as const

/** A8-confirm: somebody who is signed in proves once more that it is they. */
export const confirmationEndpoints = {
  /** A second factor, and only where there is none the password. */
  ways: endpoint({
    ...base,
    method: 'GET',
    path: '/system/auth/confirm/ways',
    data: z.array(z.enum(confirmWays)),
  }),
  passkey: endpoint({
    ...base,
    method: 'POST',
    path: '/system/auth/confirm/passkey',
    log: 'nothing',
    limit: { max: 30, seconds: 60 },
    data: requestOptions,
  }),
  /** For a while this session may do what asks for one that was confirmed. */
  prove: endpoint({
    ...base,
    method: 'POST',
    path: '/system/auth/confirm',
    log: 'session',
    effect: 'outside',
    limit: { max: 60, seconds: 60 },
    fields: proofFields,
    body: z.strictObject({ proof: identityProof }),
    data: z.literal(true),
  }),
} as const
