import { and, eq, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { chooseMove } from '#kit/contract/machine.ts'
import type { Call } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { graderOf } from '#deck/deck.verdict.ts'
import { responseView } from '#features/learning/attempt/server/attempt.queries.ts'
import { assignmentMachine } from '../assignment.machine.ts'
import { assignmentTable } from './assignment.table.ts'

/** A learner and one card of what they learn. */
interface Met {
  readonly learning: { readonly userId: number; readonly activityId: number; readonly versionId: number }
  readonly card: Card
  /** When the learner did it. */
  readonly at: number
}

const day = 24 * 60 * 60_000

const isOne = ({ learning, card }: Met) =>
  and(
    eq(assignmentTable.creatorId, learning.userId),
    eq(assignmentTable.activityVersionId, learning.versionId),
    eq(assignmentTable.cardId, card.id),
  )

/** An assignment's row is made when its card is first shown. Cards that are handed in as no work have none. */
export async function openAssignment(call: Call, met: Met): Promise<void> {
  if (cardOf(met.card.type).answering.submission) await makeRow(call, met)
}

async function makeRow({ db, now }: Call, { learning, card, at }: Met): Promise<void> {
  const { submission } = cardOf(card.type).answering
  const dueDays = submission?.dueDays(card) ?? null
  await db
    .insert(assignmentTable)
    .values({
      creatorId: learning.userId,
      activityId: learning.activityId,
      activityVersionId: learning.versionId,
      cardId: card.id,
      cardTitle: card.title,
      reviewerIds: [...(submission?.reviewers(card) ?? [])],
      status: assignmentMachine.initial,
      createdAt: at,
      updatedAt: now,
      dueAt: dueDays === null ? null : at + dueDays * day,
    })
    .onConflictDoNothing()
}

interface Answered extends Met {
  readonly responseId: number
}

/**
 * A work was handed in, or another answer that a person grades: both wait in one queue. Refused in a state that it does not
 * leave: it undoes the answer.
 */
export async function submitAssignment(call: Call, met: Answered): Promise<void> {
  const isWork = cardOf(met.card.type).answering.submission !== undefined
  if (!isWork && !(await isForPerson(call, met))) return
  await makeRow(call, met)
  const { db, now } = call
  const [row] = await db.select().from(assignmentTable).where(isOne(met)).for('update')
  if (!row) throw new Error('the assignment was not made')
  if (!mayHandIn(call, met.card, row)) refuse(kitFaults.noSuchMove)
  await db
    .update(assignmentTable)
    .set({
      status: 'submitted',
      responseId: met.responseId,
      submittedAt: met.at,
      updatedAt: now,
      isLate: row.dueAt !== null && met.at > row.dueAt,
      submissions: row.submissions + 1,
      revision: sql`${assignmentTable.revision} + 1`,
    })
    .where(eq(assignmentTable.id, row.id))
}

async function isForPerson({ db }: Call, { card, responseId }: Answered): Promise<boolean> {
  if (!cardOf(card.type).answering.grading) return false
  const [answer] = await db
    .select({ response: responseView.response, scaled: responseView.scaled })
    .from(responseView)
    .where(eq(responseView.id, responseId))
  const grader = answer?.scaled === null ? graderOf(card, answer.response) : null
  return grader === 'person' || grader === 'aiThenPerson'
}

function mayHandIn({ actor }: Call, card: Card, row: typeof assignmentTable.$inferSelect): boolean {
  const { submission } = cardOf(card.type).answering
  // An AI has graded the answer that waits for a person: the learner's next one takes its place.
  if (!submission && row.status === 'submitted') return true
  const choice = chooseMove(assignmentMachine, row, actor, 'submitted', undefined)
  // What was sent back can always be handed in again.
  const isCommented = row.status === 'feedbackProvided'
  return choice.kind === 'move' && (!isCommented || !submission || submission.mayRepeat(card))
}
