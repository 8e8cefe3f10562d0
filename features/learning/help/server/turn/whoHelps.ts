import { eq } from 'drizzle-orm'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import { agentView } from '#features/ai/agent/server/agent.queries.ts'
import type { Configs } from '#features/ai/ai-config/ai-config.schemas.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import { hasEnded } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'

type Agent = RowOf<typeof agentView>

/** Who answers in one manner, by which configuration, and whom that is billed to. */
export interface Helper {
  readonly order: AiOrder
  readonly config: Configs['learner/tutor'] | Configs['learner/partner']
  /** Whose name, picture and voice it has; null: the operator's provider. */
  readonly agent: Agent | null
}

/** What an administrator has configured for each. */
const configNames = { tutor: 'learner/tutor', partner: 'learner/partner' } as const

/**
 * The tutor or the partner of an activity for the caller: the agent that its creator chose, lent and answered for by them; else,
 * for a tutor, the agent of the configuration in use, lent by who configured it; else the system's default. Undefined: the
 * activity has none, nobody would answer, or its time is over.
 */
export async function findHelper(
  call: Call,
  activityId: number,
  manner: HelpManner,
): Promise<Helper | undefined> {
  const { db, actor, services } = call
  const [activity] = await db.select().from(activityView).where(eq(activityView.id, activityId))
  const ownAgentId = manner === 'tutor' ? activity?.tutorAgentId : activity?.partnerAgentId
  if (!activity || (manner === 'partner' && ownAgentId === null)) return undefined
  const { config, creatorId: configuredBy } = await configInUse(db, configNames[manner])
  const lent =
    ownAgentId === null || ownAgentId === undefined
      ? { agentId: config.agentId, chosenBy: config.agentId === null ? activity.creatorId : configuredBy }
      : { agentId: ownAgentId, chosenBy: activity.creatorId }
  const order: AiOrder = { userId: actor.id, purpose: 'help', ...lent }
  const found = await services.ai.whoChats(db, order)
  if (!found || (await hasEnded(call, activityId))) return undefined
  const agent = found.agentId === null ? null : await readAgent(db, found.agentId)
  return { order, config, agent }
}

async function readAgent(db: Db, id: number): Promise<Agent | null> {
  const [agent] = await db.select().from(agentView).where(eq(agentView.id, id))
  return agent ?? null
}

/** What the caller is offered in an activity. */
export async function readOffer(
  call: Call,
  { activityId }: { readonly activityId: number },
): Promise<HelpOffer> {
  const tutor = await findHelper(call, activityId, 'tutor')
  const partner = await findHelper(call, activityId, 'partner')
  return {
    tutor: tutor !== undefined,
    partner: partner?.agent ? { name: partner.agent.name, avatar: partner.agent.avatar } : null,
  }
}
