import { z } from 'zod'
import { aiPlatforms } from '#kit/ai/aiProvider.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/field.ts'
import { among, linked, range, search, yesNo } from '#kit/contract/page.ts'
import { resource } from '#kit/contract/resource.ts'
import { revision } from '#kit/contract/revision.ts'
import { creators } from '#kit/contract/role.ts'
import { agentFields } from './agent.fields.ts'
import { agentMachine, agentStatuses } from './agent.machine.ts'
import { conversation } from './conversation.contract.ts'
import { agentOwnership } from './agent.ownership.ts'

/** I1: who answers for cards and people, at somebody's cost. A list holds one's own and the public ones. */
export const agent = resource({
  name: 'agent',
  path: 'course/ai-agent',
  fields: agentFields,
  extra: {
    /** '' of somebody else's agent, as the base URL. */
    assistantId: z.string(),
    /** R-agent: others may have it work, and its owner is billed. */
    isPublic: z.boolean(),
    hasKey: z.boolean(),
    hasSecret: z.boolean(),
    /** What it cost since the month began, in yuan; null of somebody else's. */
    monthCost: z.number().nullable(),
  },
  detail: {},
  filters: {
    name: search(),
    platform: among(aiPlatforms),
    status: among(agentStatuses),
    isPublic: yesNo(),
    creatorId: linked('user'),
    updatedAt: range(),
    createdAt: range(),
  },
  sortable: ['updatedAt', 'createdAt', 'name'],
  machine: agentMachine,
  who: { read: creators, write: creators, options: creators },
  ownership: agentOwnership,
})

const base = {
  words: 'agent',
  who: creators,
  about: { ownership: agent.ownership, need: 'edit' },
} as const
/** The answer to somebody who tries an agent. */
export const agentTrial = z.object({
  reply: z.string(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  ms: z.number().int(),
})

export const agentEndpoints = {
  ...agent.endpoints,
  common: endpoint({
    ...base,
    method: 'PUT',
    path: '/course/ai-agent/common',
    body: z.strictObject({ id, isPublic: z.boolean(), revision }),
    data: revision,
  }),
  test: endpoint({
    ...base,
    method: 'POST',
    path: '/course/ai-agent/test',
    log: 'nothing',
    effect: 'outside',
    limit: { max: 10, seconds: 60 },
    body: z.strictObject({ id, prompt: z.string().trim().min(1).max(1000).optional() }),
    data: agentTrial,
  }),
  conversation,
} as const
