import { and, asc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { localDay } from '#kit/time/calendar.ts'
import type { Db, Job, Services } from '#kit/call/server/context.ts'
import { learningChangeView, learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import { dropChanges, noteEveryChange } from '#features/learning/attempt/server/learningChange.commands.ts'
import { changesBetween, writeFigures, type AggregateRow } from './figureRows.ts'
import { aggregateLearnings, type AggregatedLearning } from './aggregateLearnings.ts'
import { statisticsFigureTable as figure } from './statisticsFigure.table.ts'
import { learningAggregateTable as aggregate } from './learningAggregate.table.ts'

/**
 * Learnings of one transaction. On the embedded database, where all wait in one line, so few that nobody waits for long; on PostgreSQL so
 * many that learners of the same activity and day share most of the rows to which they add.
 */
const batchSizes = { embedded: 25, postgres: 400 } as const
/** Somebody who is at it leaves a change with every card; they are worked off together. */
const maxChanges = 2000
/** Names the lock of those who update the figures: one at a time, so that sums are read, changed and written in peace. */
const lockId = 7_305_001

type Aggregation = Pick<Services, 'database'>

/**
 * Brings what has changed in the learnings into the figures: the aggregate that a learning had is taken out of the sums, the
 * one that it has now is put in. Whatever order changes come in, and however often one is reported, the sums are those of the
 * learnings as they are. Answers whether more may be waiting; false too where somebody else is at it.
 */
export const aggregateBatch = ({ database }: Aggregation): Promise<boolean> =>
  database.db.transaction(async (db) => {
    if (!(await takeLock(db))) return false
    const changes = await readChanges(db, batchSizes[database.kind])
    const learningIds = [...new Set(changes.map(({ learningId }) => learningId))]
    if (learningIds.length === 0) return false
    const isOfThem = inArray(aggregate.learningId, learningIds)
    const before = await db.select().from(aggregate).where(isOfThem)
    const sums = new Map(before.map((row) => [row.learningId, row.sums]))
    const now = (await aggregateLearnings(db, learningIds, sums)).map(aggregateRow)
    await writeFigures(db, changesBetween(before, now))
    await db.delete(aggregate).where(isOfThem)
    if (now.length > 0) await db.insert(aggregate).values(now)
    // Only those that were read: what comes in meanwhile stays for the next batch.
    const taken = changes.map(({ id }) => id)
    await dropChanges(db, taken)
    return true
  })

/** The changes that have waited longest, all that there are of some records among them. */
async function readChanges(db: Db, batchSize: number) {
  const waiting = await db
    .select()
    .from(learningChangeView)
    .orderBy(asc(learningChangeView.id))
    .limit(maxChanges)
  const chosen = new Set([...new Set(waiting.map(({ learningId }) => learningId))].slice(0, batchSize))
  return waiting.filter(({ learningId }) => chosen.has(learningId))
}

async function takeLock(db: Db): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock(${lockId}) as taken`
  const { rows } = await db.execute<{ taken: boolean }>(lock)
  return rows[0]?.taken === true
}

const aggregateRow = ({ learning, cohorts, sums }: AggregatedLearning): AggregateRow => ({
  learningId: learning.id,
  activityId: learning.activityId,
  versionId: learning.versionId,
  day: localDay(learning.startedAt, learning.timeZone),
  cohorts: [...cohorts],
  sums,
})

/** Brings in everything that is waiting. */
export async function aggregateAll(services: Aggregation): Promise<void> {
  let isMore = true
  while (isMore) isMore = await aggregateBatch(services)
}

export const aggregateFigures: Job<Record<string, never>> = {
  name: 'foldFigures',
  payload: z.strictObject({}),
  schedule: '* * * * *',
  run: (services) => aggregateAll(services),
}

const forgotten = (db: Db) =>
  db
    .select({ id: learningView.id })
    .from(learningView)
    .where(and(eq(learningView.id, aggregate.learningId), isNotNull(learningView.answersForgottenAt)))

/** The next aggregates, by the numbers of their learnings. */
const keptAfter = (db: Db, learningId: number): Promise<AggregateRow[]> =>
  db
    .select()
    .from(aggregate)
    .where(gt(aggregate.learningId, learningId))
    .orderBy(asc(aggregate.learningId))
    .limit(batchSizes.postgres)

/**
 * Throws the figures away and makes them anew from what every learner did; answers from how many records. What learners did whose answers
 * the operator's rule took away is known from their aggregates alone, which stay.
 */
export async function rebuildFigures(services: Aggregation): Promise<number> {
  const records = await services.database.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${lockId})`)
    await db.delete(figure)
    await db.delete(aggregate).where(notExists(forgotten(db)))
    for (
      let rows = await keptAfter(db, 0);
      rows.length > 0;
      rows = await keptAfter(db, rows.at(-1)?.learningId ?? 0)
    )
      await writeFigures(db, changesBetween([], rows))
    return noteEveryChange(db)
  })
  await aggregateAll(services)
  return records
}
