import { localDay } from '#kit/time/calendar.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { systemOwner } from '#features/ai/ai-usage/ai-usage.limits.ts'
import { inMicro } from '#features/ai/ai-usage/ai-usage.cost.ts'
import { aiLimitTable } from '#features/ai/ai-usage/server/aiUsage.table.ts'
import { makeUsage, type NewUsage } from '#features/ai/ai-usage/server/makeUsage.ts'
import { agents, demoLimits, demoPrices, uses } from './data/agents.data.ts'
import { roundRobin, type DemoContext } from './base.ts'
import { ago, onDay } from './clock.ts'

const days = 30

/** Agents of the first two designers, a month of their use and of the system's, and limits that are not reached. */
export async function makeAgents(demo: DemoContext): Promise<void> {
  const made: Owned[] = []
  for (const agent of agents) made.push(await makeOne(demo, agent))
  await spend(demo, made)
  const [ownerId = 0] = demo.people.designerIds
  const limit = { ownerId, subjectId: 0 }
  await demo.services.database.db.insert(aiLimitTable).values([
    { ...limit, scope: 'owner', monthLimit: inMicro(demoLimits.month), dayLimit: null },
    { ...limit, scope: 'eachBorrower', monthLimit: null, dayLimit: inMicro(demoLimits.borrowersDay) },
  ])
}

interface Owned {
  readonly agentId: number
  readonly ownerId: number
}

async function makeOne(
  { services, gallery, people }: DemoContext,
  { owner, face, madeDaysAgo, ...agent }: (typeof agents)[number],
): Promise<Owned> {
  const avatar = await gallery.picture('avatar', face)
  const at = ago(services, madeDaysAgo)
  const ownerId = roundRobin(people.designerIds, owner)
  const { id } = await makeAgent(services, {
    ...agent,
    avatar: avatar.url,
    creatorId: ownerId,
    createdAt: at,
    updatedAt: at,
    apiKey: 'demo-key',
    secret: 'demo-secret',
  })
  await gallery.noteUse('agent', id, [avatar])
  return { agentId: id, ownerId }
}

async function spend({ services, people }: DemoContext, made: readonly Owned[]): Promise<void> {
  const chance = randomFrom(days)
  const spent: NewUsage[] = []
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    const day = localDay(onDay(services, -daysAgo, 12), services.env.TZ_DEFAULT)
    for (const { agent, borrower, purpose, ...usual } of uses) {
      const used = agent !== null && (agents[agent]?.madeDaysAgo ?? 0) < daysAgo ? undefined : agent
      const calls = Math.round(usual.calls * (0.5 + chance()))
      if (used === undefined || calls === 0) continue
      const payer = used === null ? { agentId: 0, ownerId: systemOwner } : made[used]
      if (!payer) continue
      const pictures = (usual.pictures ?? 0) * calls
      const [inputTokens, outputTokens] = [usual.input * calls, usual.output * calls]
      const cost = ((inputTokens + outputTokens) * demoPrices.tokens1000) / 1000 + pictures * demoPrices.image
      const borrowerId = roundRobin(people.designerIds, borrower)
      const figures = { calls, inputTokens, outputTokens, pictures, cost }
      spent.push({ ...payer, day, borrowerId, purpose, ...figures })
    }
  }
  await makeUsage(services, ...spent)
}
