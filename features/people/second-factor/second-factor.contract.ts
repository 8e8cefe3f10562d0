import { z } from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, text } from '#kit/contract/field.ts'
import { onesOwn } from '#kit/contract/ownership.ts'
import { idQuery } from '#kit/contract/resource.ts'
import { attestation, creationOptions } from './passkey.ts'
import { codeField } from './proof.ts'

export const factorKinds = ['passkey', 'totp'] as const
export type FactorKind = (typeof factorKinds)[number]

/** A8-factor: how many somebody may have, of both kinds together. */
export const maxFactors = 10

export const factorFields = { name: text(40) }
export const totpFields = { ...factorFields, code: codeField }

export const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.number().int(),
  lastUsedAt: z.number().int().nullable(),
})
export type Factor = z.output<typeof factor>

/** Told once, with the first factor and when they are renewed; nobody can read them again. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

const base = { words: 'second-factor', who: 'signedIn', beforeSecondFactor: true } as const
const own = { about: { ownership: onesOwn, need: 'manage' } } as const
const path = '/system/auth/second-factor'
const few = { max: 30, seconds: 600 } as const

/** A8-factor: one's own second factors. */
export const secondFactorEndpoints = {
  list: endpoint({
    ...base,
    method: 'GET',
    path: `${path}/list`,
    data: z.object({
      factors: z.array(factor),
      recoveryCodesLeft: z.number().int(),
      /** Where passkeys of this server work; null where its address allows none. */
      passkeyOrigin: z.string().nullable(),
    }),
  }),
  /** Makes a secret for an authenticator app; it counts once a code of it was entered. */
  beginTotp: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/begin-totp`,
    log: 'ownRow',
    stepUp: true,
    limit: few,
    data: z.object({ id, secret: z.string(), uri: z.string() }),
  }),
  confirmTotp: endpoint({
    ...base,
    ...own,
    method: 'POST',
    path: `${path}/confirm-totp`,
    effect: 'outside',
    limit: few,
    fields: totpFields,
    body: z.strictObject({ id, name: totpFields.name.schema, code: totpFields.code.schema }),
    data: recoveryCodes,
  }),
  beginPasskey: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/begin-passkey`,
    log: 'nothing',
    stepUp: true,
    limit: few,
    data: creationOptions,
  }),
  addPasskey: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/add-passkey`,
    effect: 'outside',
    limit: few,
    fields: factorFields,
    body: z.strictObject({ name: factorFields.name.schema, passkey: attestation }),
    data: recoveryCodes,
  }),
  rename: endpoint({
    ...base,
    ...own,
    method: 'PUT',
    path: `${path}/rename`,
    fields: factorFields,
    body: z.strictObject({ id, name: factorFields.name.schema }),
    data: z.literal(true),
  }),
  remove: endpoint({
    ...base,
    ...own,
    method: 'DELETE',
    path: `${path}/remove`,
    stepUp: true,
    query: idQuery,
    data: z.literal(true),
  }),
  /** All that were made before stop to count. */
  renewRecoveryCodes: endpoint({
    ...base,
    method: 'POST',
    path: `${path}/renew-recovery-codes`,
    effect: 'outside',
    stepUp: true,
    limit: few,
    data: recoveryCodes,
  }),
} as const
