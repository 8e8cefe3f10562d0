import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { learningFaults } from '../../learning.faults.ts'
import { responseTable } from '../progress/response.table.ts'
import { talkTable } from '../progress/talk.table.ts'

/** How often an AI works for one learner in a day: far more than learning needs, too little to burn the operator's bill. */
export const maxPerDay = { repliesOfACard: 120, replies: 500, gradesOfACard: 30, grades: 100 } as const

const dayMs = 86_400_000

/**
 * Refuses who has had the AI of cards reply often enough today; what a tutor said counts elsewhere. Replies that were broken off
 * count, since they were billed.
 */
export async function checkReplies(call: Call, cardId: number): Promise<void> {
  if (!(await call.services.ai.state(call.db)).hasText) return
  const [row] = await call.db
    .select({
      inAll: sql<number>`count(*)::int`,
      ofCard: sql<number>`(count(*) filter (where ${talkTable.cardId} = ${cardId}))::int`,
    })
    .from(talkTable)
    .where(
      and(
        eq(talkTable.learnerId, call.actor.id),
        eq(talkTable.manner, 'card'),
        gt(talkTable.at, call.now - dayMs),
      ),
    )
  const { inAll = 0, ofCard = 0 } = row ?? {}
  if (inAll >= maxPerDay.replies || ofCard >= maxPerDay.repliesOfACard) refuse(learningFaults.enoughForToday)
}

/** The same for answers that an AI is to grade. */
export async function checkGrades(call: Call, cardId: number): Promise<void> {
  const [row] = await call.db
    .select({
      inAll: sql<number>`count(*)::int`,
      ofCard: sql<number>`(count(*) filter (where ${responseTable.cardId} = ${cardId}))::int`,
    })
    .from(responseTable)
    .where(
      and(
        eq(responseTable.learnerId, call.actor.id),
        inArray(responseTable.grader, ['ai', 'aiThenPerson']),
        gt(responseTable.at, call.now - dayMs),
      ),
    )
  const { inAll = 0, ofCard = 0 } = row ?? {}
  if (inAll >= maxPerDay.grades || ofCard >= maxPerDay.gradesOfACard) refuse(learningFaults.enoughForToday)
}
