import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Fault } from '#kit/contract/fault.ts'
import { AiError, type AiErrorKind } from '#kit/ai/server/ai.ts'
import type { Call, Db, Job, Services } from '#kit/call/server/context.ts'
import { isNoSpace } from '#kit/ops/server/noSpace.ts'
import type { CardOutcome } from '../speechTask.states.ts'
import { speechTaskCardTable as taskCard, speechTaskTable as task } from './cardSpeech.table.ts'
import { speakCard } from './speakCard.ts'

type Task = typeof task.$inferSelect

/** Queues a task's work with the caller's transaction, and begins as soon as that is kept. */
export async function requestSpeech({ db, services, afterCommit }: Call, taskId: number): Promise<void> {
  await services.jobs.send(speakCards, { taskId }, { within: db })
  afterCommit(async () => services.jobs.wake(speakCards))
}

/**
 * Speaks the cards of a task, one after the other. What was spoken is kept at once, so that whoever takes the work up after
 * a fall speaks nothing again but the card that was on its way.
 */
export const speakCards: Job<{ taskId: number }> = {
  name: 'speakCards',
  payload: z.strictObject({ taskId: z.number().int() }),
  // A long activity or a slow voice holds no other author up.
  concurrency: 4,
  async run(services, { taskId }) {
    const begun = await begin(services.database.db, taskId)
    if (!begun) return
    for (;;) {
      const cardId = await nextCard(services, begun)
      if (cardId === undefined) return
      await speakNext(services, begun, cardId)
    }
  },
}

async function begin(db: Db, taskId: number): Promise<Task | undefined> {
  const [row] = await db
    .update(task)
    .set({ status: 'working', run: sql`${task.run} + 1` })
    .where(and(eq(task.id, taskId), inArray(task.status, ['pending', 'working'])))
    .returning()
  return row
}

/** The next card; undefined where there is none, somebody has cancelled, or another worker has taken over. */
const nextCard = ({ database, now }: Services, { id, run }: Task): Promise<number | undefined> =>
  database.db.transaction(async (db) => {
    const [row] = await db
      .select({ status: task.status, run: task.run })
      .from(task)
      .where(eq(task.id, id))
      .for('update')
    if (row?.status !== 'working' || row.run !== run) return undefined
    const [next] = await db
      .select({ cardId: taskCard.cardId })
      .from(taskCard)
      .where(and(eq(taskCard.taskId, id), eq(taskCard.outcome, 'waiting')))
      .orderBy(asc(taskCard.position))
      .limit(1)
    if (!next) await db.update(task).set({ status: 'finished', finishedAt: now() }).where(eq(task.id, id))
    return next?.cardId
  })

/** Errors that the other cards would meet too. */
const forAll: readonly string[] = ['missing', 'forbidden', 'spent', 'noRoom']

function failureOf(error: unknown): AiErrorKind | 'noRoom' | 'unexpected' {
  if (error instanceof AiError) return error.kind
  return error instanceof Fault || isNoSpace(error) ? 'noRoom' : 'unexpected'
}

async function speakNext(services: Services, row: Task, cardId: number): Promise<void> {
  const { activityId, voiceId, speed, creatorId: userId } = row
  const { db } = services.database
  try {
    const outcome = await speakCard(services, { activityId, cardId, voiceId, speed, userId })
    await note(db, row.id, [cardId], outcome)
  } catch (error) {
    const kind = failureOf(error)
    services.log.error({ err: error, taskId: row.id, cardId }, 'a card could not be spoken')
    const rest = forAll.includes(kind) ? undefined : [cardId]
    await note(db, row.id, rest, 'failed', kind)
  }
}

/** Without `cardIds` of all cards that still wait. */
const note = (
  db: Db,
  taskId: number,
  cardIds: readonly number[] | undefined,
  outcome: CardOutcome,
  failure = '',
) =>
  db
    .update(taskCard)
    .set({ outcome, failure })
    .where(
      and(
        eq(taskCard.taskId, taskId),
        eq(taskCard.outcome, 'waiting'),
        cardIds && inArray(taskCard.cardId, [...cardIds]),
      ),
    )
