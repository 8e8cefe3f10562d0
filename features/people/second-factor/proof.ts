import { z } from 'zod'
import { text } from '#kit/contract/field.ts'
import { assertion } from './passkey.ts'

/** By what somebody may prove that it is they, the quickest first. */
export const factorWays = ['passkey', 'code', 'recovery'] as const
export type FactorWay = (typeof factorWays)[number]

/** A code of an authenticator app, or one of those for the day when it is lost. */
export const codeField = text(60)

/** A proof by a second factor. */
export const factorProof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), passkey: assertion }),
  z.strictObject({ kind: z.literal('code'), code: codeField.schema }),
  z.strictObject({ kind: z.literal('recovery'), code: codeField.schema }),
])
export type FactorProof = z.output<typeof factorProof>
