import { z } from 'zod'
import { endpoint, steppedUp } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { among, linked, range, search } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { reasonText } from '#kit/contract/review.ts'
import { administrators } from '#kit/contract/role.ts'
import { codeStatuses, codeTypes, exchangeCodeMachine } from './exchange-code.machine.ts'

/** G1: the codes and what became of them; made by tasks alone, so that some calls of a resource are left out below. */
export const exchangeCode = resource({
  name: 'exchange-code',
  path: 'course/exchange-code',
  fields: {},
  extra: {
    code: z.string(),
    taskId: id,
    taskName: z.string(),
    productId: id,
    productTitle: z.string(),
    type: z.enum(codeTypes),
    channel: z.string(),
    expiresAt: z.number().int().nullable(),
    userId: id.nullable(),
    /** Where it is redeemed. */
    link: z.string(),
    userName: z.string(),
    userAvatar: z.string(),
    redeemedAt: z.number().int().nullable(),
    viaQr: z.boolean(),
  },
  detail: {},
  filters: {
    code: search(),
    productId: linked('product'),
    userId: linked('user'),
    status: among(codeStatuses),
    type: among(codeTypes),
    taskId: linked('exchange-task'),
    channel: search(),
    creatorId: linked('user'),
    createdAt: range(),
    redeemedAt: range(),
    expiresAt: range(),
  },
  sortable: ['updatedAt', 'createdAt'],
  machine: exchangeCodeMachine,
  who: { read: administrators, write: administrators, options: administrators },
})

const { page, get, counts, export: exported, updateStatus } = exchangeCode.endpoints

/** Made by the client for each action and unique for good: a repeated call has one effect and the same answer. */
const clientId = z.uuid()

export const exchangeCodeEndpoints = {
  page,
  get,
  counts,
  // Who has a code has what it opens.
  export: steppedUp(exported),
  updateStatus,
  /** The same move as `updateStatus` to revoked. */
  revoke: endpoint({
    words: 'exchange-code',
    method: 'PUT',
    path: '/course/exchange-code/revoke',
    about: { ownership: exchangeCode.ownership, need: 'move', machine: exchangeCodeMachine, move: 'revoke' },
    who: administrators,
    body: z.strictObject({
      id,
      reason: reasonText,
      revision: z.number().int().min(1),
    }),
    data: z.number().int(),
  }),
  /** G3. Whoever holds a code opens its product with it, once. */
  redeem: endpoint({
    words: 'exchange-code',
    method: 'POST',
    path: '/learn/redeem',
    who: 'signedIn',
    // A refused guess is counted, so the endpoint keeps its transactions itself.
    effect: 'outside',
    limit: { max: 300, seconds: 60 },
    body: z.strictObject({
      code: z.string().trim().min(1).max(100),
      /** Where the learner's days begin; by default the zone that the browser named at sign-in. */
      timeZone: z.string().max(64).optional(),
      viaQr: z.boolean().default(false),
      clientId,
    }),
    data: z.object({ productId: id, title: z.string() }),
  }),
} as const
