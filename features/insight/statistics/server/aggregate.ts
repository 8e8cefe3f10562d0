import { and, asc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import { localDay } from '#kit/time/calendar.ts'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import type { Db, Job, Services } from '#kit/call/server/context.ts'
import { learningChangeView, learningView } from '#features/learning/attempt/server/attempt.queries.ts'
import {
  dropChanges,
  lockAnswers,
  noteEveryChange,
} from '#features/learning/attempt/server/learningChange.commands.ts'
import { changesBetween, writeFigures, type AggregateRow } from './figureRows.ts'
import { aggregateLearnings, type AggregatedLearning } from './aggregateLearnings.ts'
import { statisticsFigureTable as figure } from './statisticsFigure.table.ts'
import { learningAggregateTable as aggregate } from './learningAggregate.table.ts'

/** Learnings of one transaction where somebody waits for it: who looks at figures, or everybody on the embedded database. */
const few = 25
/** Where nobody waits, so many that learners of the same activity and day share most of the rows to which they add. */
const many = 400
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
export const aggregateBatch = ({ database }: Aggregation, batchSize = few): Promise<boolean> =>
  database.db.transaction(async (db) => {
    if (!(await takeLock(db))) return false
    const waiting = await readChanges(db)
    const chosen = new Set([...learningsOf(waiting)].slice(0, batchSize))
    if (chosen.size === 0) return false
    await bringIn(
      db,
      waiting.filter(({ learningId }) => chosen.has(learningId)),
    )
    return true
  })

/** Brings in all that waits where it is so little that somebody can wait for it; nothing where more waits, of which the job has begun. */
export const aggregateFew = ({ database }: Aggregation): Promise<void> =>
  database.db.transaction(async (db) => {
    if (!(await takeLock(db))) return
    const waiting = await readChanges(db)
    if (waiting.length < maxChanges && learningsOf(waiting).size <= few) await bringIn(db, waiting)
  })

type Change = RowOf<typeof learningChangeView>

const learningsOf = (changes: readonly Change[]): ReadonlySet<number> =>
  new Set(changes.map(({ learningId }) => learningId))

/** The changes that have waited longest. */
const readChanges = (db: Db): Promise<Change[]> =>
  db.select().from(learningChangeView).orderBy(asc(learningChangeView.id)).limit(maxChanges)

async function bringIn(db: Db, changes: readonly Change[]): Promise<void> {
  const learningIds = [...learningsOf(changes)]
  if (learningIds.length === 0) return
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
  const batchSize = services.database.kind === 'postgres' ? many : few
  while (await aggregateBatch(services, batchSize));
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
    .limit(many)

/**
 * Throws the figures away and makes them anew from what every learner did; answers from how many records. What learners did whose answers
 * the operator's rule took away is known from their aggregates alone, which stay.
 */
export async function rebuildFigures(services: Aggregation): Promise<number> {
  const records = await services.database.db.transaction(async (db) => {
    await lockAnswers(db)
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
