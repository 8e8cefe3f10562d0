import { z } from 'zod'
import { aiPurposes } from '#kit/ai/aiWork.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id, money } from '#kit/contract/field.ts'
import { among, linked, pageBody, pageData, range } from '#kit/contract/page.ts'
import { creators } from '#kit/contract/role.ts'
import { limitScopes } from './ai-usage.limits.ts'

const base = { words: 'ai-usage', who: creators } as const
const count = z.number().int()
/** A day of the installation's calendar: `2026-11-22`. */
const day = z.string()
/** 0: the system's default provider, see `systemOwner`. */
const ownerId = z.number().int().min(0)

const figures = {
  calls: count,
  inputTokens: count,
  outputTokens: count,
  pictures: count,
  speechSeconds: z.number(),
  /** In yuan, to the sixth digit. */
  cost: z.number(),
}

/** Who had what worked on a day, by which agent, at whose cost. */
export const usageRow = z.object({
  id,
  day,
  /** null: the system's default. */
  agentId: id.nullable(),
  agentName: z.string(),
  ownerId,
  ownerName: z.string(),
  borrowerId: id,
  borrowerName: z.string(),
  purpose: z.enum(aiPurposes),
  ...figures,
})

const cap = money({ required: 'never' }).schema

const limitRow = z.object({
  scope: z.enum(limitScopes),
  /** The agent or the borrower; null where the scope names none. */
  subjectId: id.nullable(),
  subjectName: z.string(),
  monthLimit: cap,
  dayLimit: cap,
})

const share = z.object({ id: id.nullable(), name: z.string(), ...figures })

/** I5: what one owner pays for. `left` is null without a limit; `reserved` is what runs at this moment may cost at most. */
export const usageSummary = z.object({
  ownerId,
  ...figures,
  reserved: z.number(),
  monthLimit: cap,
  left: z.number().nullable(),
  agents: z.array(share),
  borrowers: z.array(share),
  days: z.array(z.object({ day, ...figures })),
  limits: z.array(limitRow),
})

const filters = {
  agentId: linked('agent'),
  ownerId: linked('user'),
  borrowerId: linked('user'),
  purpose: among(aiPurposes),
  day: range(),
}

export const aiUsageEndpoints = {
  /** What the asker pays for or had worked; super administrators see all. */
  page: endpoint({
    ...base,
    method: 'POST',
    path: '/course/ai-usage/page',
    effect: 'read',
    body: pageBody(filters, ['day', 'cost', 'calls']),
    data: pageData(usageRow),
  }),
  /** One's own; super administrators may name another owner, or 0. A month is `2026-11`; absent: this one. */
  summary: endpoint({
    ...base,
    method: 'GET',
    path: '/course/ai-usage/summary',
    isForReplicas: true,
    query: z.strictObject({
      ownerId: z.coerce.number().pipe(ownerId).optional(),
      month: z
        .string()
        .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
        .optional(),
    }),
    data: usageSummary,
  }),
  /** Of one's own; super administrators set the system's (`ownerId` 0) too. Two nulls take a limit away. */
  limit: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/ai-usage/limit',
    body: z.strictObject({
      ownerId: ownerId.optional(),
      scope: z.enum(limitScopes),
      subjectId: id.nullable().default(null),
      monthLimit: cap,
      dayLimit: cap,
    }),
    data: z.literal(true),
  }),
} as const
export const usageFilters = filters
