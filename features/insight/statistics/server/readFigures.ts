import type { SQL } from 'drizzle-orm'
import { and, between, count, countDistinct, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { totalCap } from '#kit/contract/page.ts'
import type { Db } from '#kit/call/server/context.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { activityView as activity } from '#features/content/activity/server/activity.queries.ts'
import { learningChangeView } from '#features/learning/attempt/server/attempt.queries.ts'
import { anyDay, cohortName, type Cohort } from '../statistics.cohort.ts'
import type { BoardQuery, BoardSort } from '../statistics.contract.ts'
import { spansBetween } from '../statistics.days.ts'
import { addSums, type Sums } from '../statistics.sums.ts'
import { maxDays } from '../statistics.whole.ts'
import { statisticsFigureTable as figure } from './statisticsFigure.table.ts'

/** Whose figures are requested. */
export interface FigureQuery extends Cohort {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const matchesQuery = (rowQuery: FigureQuery): SQL | undefined =>
  and(eq(figure.cohort, cohortName(rowQuery)), hasDay(rowQuery.from, rowQuery.to))

/** One row of all days; or those of the months between, and of the days that are left over. */
function hasDay(from: string | undefined, to: string | undefined): SQL | undefined {
  if (from === undefined && to === undefined) return eq(figure.day, anyDay)
  const { months, days } = spansBetween(from, to)
  return or(
    months ? and(between(figure.day, ...months), hasLength(7)) : undefined,
    ...days.map((span) => and(between(figure.day, ...span), hasLength(10))),
  )
}

/** `2026-11` is a month, `2026-11-22` a day. */
const hasLength = (length: number): SQL => sql`length(${figure.day}) = ${length}`

/** Before and after every day that there is. */
const [firstDay, lastDay] = ['0000-01-01', '9999-12-31']

const isWhole = eq(figure.cardId, sql`0`)
const summed = (name: string) => sql<number>`coalesce(sum((${figure.sums} ->> ${name})::bigint), 0)::float8`

const learners = summed('met')
const finished = summed('done')
const score = sql`sum((${figure.sums} ->> 'score')::bigint)::float8 / nullif(sum((${figure.sums} ->> 'scored')::bigint), 0)`
const orders: Readonly<Record<BoardSort, SQL | PgColumn>> = {
  learners,
  finished: sql`${finished} / nullif(${learners}, 0)`,
  score,
  title: activity.title,
}

export interface BoardPlace {
  readonly activityId: number
  readonly title: string
  readonly cover: string
}

/** Narrows the request to one activity, and to one of its versions. */
export const isActivity = (id: number, versionId?: number): SQL | undefined =>
  and(eq(activity.id, id), versionId === undefined ? undefined : eq(figure.versionId, versionId))

type BoardFilters = FigureQuery & Pick<BoardQuery, 'title' | 'sort' | 'order'>

const place = { activityId: activity.id, title: activity.title, cover: activity.cover }

const isOnBoard = (query: BoardFilters, mayRead: SQL | undefined): SQL | undefined =>
  and(
    matchesQuery(query),
    isWhole,
    isNull(activity.deletedAt),
    mayRead,
    query.title ? contains(activity.title, query.title) : undefined,
  )

const isBegun = sql`${learners} > 0`

const orderOf = ({ sort, order }: BoardFilters): SQL[] => [
  sql`${orders[sort]} ${sql.raw(order === 'asc' ? 'asc' : 'desc')} nulls last`,
  desc(activity.id),
]

/** One page of the activities that somebody of the group has begun, in the requested order. */
export async function readBoard(db: Db, query: BoardQuery, mayRead: SQL | undefined) {
  const rows = await db
    .select({ ...place, total: sql<number>`count(*) over ()` })
    .from(figure)
    .innerJoin(activity, eq(activity.id, figure.activityId))
    .where(isOnBoard(query, mayRead))
    .groupBy(place.activityId, place.title, place.cover)
    .having(isBegun)
    .orderBy(...orderOf(query))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
  return { list: rows.map(({ total: _total, ...row }): BoardPlace => row), total: rows[0]?.total ?? 0 }
}

type CardSums = readonly [cardId: number, sums: Sums]

/** The query of all of them, each with the sums of its cards by version and day. */
export function wholeBoard(db: Db, query: BoardFilters, mayRead: SQL | undefined) {
  const ofActivity = sql`${figure.activityId} = ${activity.id} and ${matchesQuery(query)}`
  return db
    .select({
      ...place,
      figures: sql<
        CardSums[]
      >`(select json_agg(json_build_array(${figure.cardId}, ${figure.sums})) from ${figure} where ${ofActivity})`,
    })
    .from(figure)
    .innerJoin(activity, eq(activity.id, figure.activityId))
    .where(isOnBoard(query, mayRead))
    .groupBy(place.activityId, place.title, place.cover)
    .having(isBegun)
    .orderBy(...orderOf(query))
}

/** The sums of cards (0: the whole), over versions and days. */
export function sumsByCard(figures: readonly CardSums[]): ReadonlyMap<number, Sums> {
  const cards = new Map<number, Sums>()
  for (const [cardId, sums] of figures) cards.set(cardId, addSums(cards.get(cardId) ?? {}, sums))
  return cards
}

/** The sums of these activities, by activity and card (0: the whole), over all their versions or one. */
export async function readSums(
  db: Db,
  rowQuery: FigureQuery,
  activityIds: readonly number[],
  versionId?: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, Sums>>> {
  if (activityIds.length === 0) return new Map()
  const rows = await db
    .select({ activityId: figure.activityId, cardId: figure.cardId, sums: figure.sums })
    .from(figure)
    .where(
      and(
        inArray(figure.activityId, [...activityIds]),
        matchesQuery(rowQuery),
        versionId === undefined ? undefined : eq(figure.versionId, versionId),
      ),
    )
  const byActivity = Map.groupBy(rows, ({ activityId }) => activityId)
  return new Map(
    [...byActivity].map(([id, own]) => [id, sumsByCard(own.map(({ cardId, sums }) => [cardId, sums]))]),
  )
}

/** The sums of whole activities by the day on which their learners began, the last `maxDays` of them. */
export async function readStarts(
  db: Db,
  rowQuery: FigureQuery,
  ofWhich: SQL | undefined,
): Promise<ReadonlyMap<string, Sums>> {
  const rows = await db
    .select({ day: figure.day, met: learners, done: finished })
    .from(figure)
    .innerJoin(activity, eq(activity.id, figure.activityId))
    .where(
      and(
        eq(figure.cohort, cohortName(rowQuery)),
        between(figure.day, rowQuery.from ?? firstDay, rowQuery.to ?? lastDay),
        hasLength(10),
        isWhole,
        isNull(activity.deletedAt),
        ofWhich,
      ),
    )
    .groupBy(figure.day)
    .orderBy(desc(figure.day))
    .limit(maxDays)
  return new Map(rows.map(({ day, met, done }) => [day, { met, done }]))
}

/** How many of the group have begun each version of an activity. */
export async function readVersionLearners(
  db: Db,
  rowQuery: FigureQuery & { readonly id: number },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ versionId: figure.versionId, learners })
    .from(figure)
    .where(and(eq(figure.activityId, rowQuery.id), matchesQuery(rowQuery), isWhole))
    .groupBy(figure.versionId)
  return new Map(rows.map((row) => [row.versionId, row.learners]))
}

/** All activities as one: how many there are, and their sums. */
export async function readWhole(db: Db, rowQuery: FigureQuery, mayRead: SQL | undefined) {
  const rows = await db
    .select({ activityId: figure.activityId, sums: figure.sums })
    .from(figure)
    .innerJoin(activity, eq(activity.id, figure.activityId))
    .where(and(matchesQuery(rowQuery), isWhole, isNull(activity.deletedAt), mayRead))
  return {
    activities: new Set(rows.map(({ activityId }) => activityId)).size,
    sums: rows.reduce<Sums>((all, { sums }) => addSums(all, sums), {}),
  }
}

/** Records with changes that are not in the figures yet; `totalCap` where there are so many changes or more. */
export async function countPending(db: Db): Promise<number> {
  const first = db
    .select({ id: learningChangeView.learningId })
    .from(learningChangeView)
    .limit(totalCap)
    .as('first')
  const [row] = await db.select({ changes: count(), records: countDistinct(first.id) }).from(first)
  return row?.changes === totalCap ? totalCap : (row?.records ?? 0)
}
