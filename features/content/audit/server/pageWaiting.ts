import type { SQL } from 'drizzle-orm'
import { and, asc, between, count, eq, sql } from 'drizzle-orm'
import type { BodyOf, DataOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { countedList, type CountedList } from '#kit/resource/server/countedList.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { countRows, offsetOf, one, totalsFor, totalsOf } from '#kit/resource/server/paging.ts'
import { auditEndpoints, type Audited } from '../audit.contract.ts'
import { auditRecordTable } from './auditRecord.table.ts'
import type { ReviewQueue } from '#kit/resource/server/reviewQueue.ts'
import { waitingFor, waitsSince } from './waitingRecords.ts'

type Waiting = (typeof auditEndpoints)['waiting']

/** The records that wait for the asker, the oldest first. */
export async function pageWaiting(
  { db, actor }: Call,
  queue: ReviewQueue,
  body: BodyOf<Waiting>,
): Promise<DataOf<Waiting>> {
  const { table, people, label, picture } = queue.spec
  const since = waitsSince(queue)
  const where = and(waitingFor(queue, actor), conditions(queue, body))
  const list = await db
    .select({
      id: sql<number>`${table.id}`.mapWith(Number),
      title: sql<string>`${label}`,
      picture: sql<string>`${picture ?? sql`''`}`,
      creatorId: sql<number | null>`${table.creatorId}`.mapWith((id) => (id === null ? null : Number(id))),
      creatorName: sql<string>`coalesce(${people.nickname}, '')`,
      creatorAvatar: sql<string>`coalesce(${people.avatar}, '')`,
      waitsSince: since,
      reviews: reviewsOf(queue),
    })
    .from(table)
    .leftJoin(people, eq(people.id, table.creatorId))
    .where(where)
    .orderBy(asc(since), asc(table.id))
    .limit(body.pageSize)
    .offset(offsetOf(body))
  const totals = await totalsFor(body, () => countRows(db, db.select(one).from(table).where(where)))
  return { list, ...totals, next: null }
}

function conditions(queue: ReviewQueue, { title, creatorId, waitsSince: period }: BodyOf<Waiting>) {
  const { label, table } = queue.spec
  return and(
    title ? contains(label, title) : undefined,
    creatorId === undefined ? undefined : eq(table.creatorId, creatorId),
    period && between(waitsSince(queue), period.from ?? 0, period.to ?? Number.MAX_SAFE_INTEGER),
  )
}

const row = auditRecordTable
const reviewsOf = ({ spec: { resource, table } }: ReviewQueue): SQL<number> =>
  sql<number>`(select count(*) from ${row} where ${row.resource} = ${resource.name} and ${row.resourceId} = ${table.id})`.mapWith(
    Number,
  )

/** How many wait for the asker in this queue, and since when. */
export async function countWaiting({ db, actor }: Call, queue: ReviewQueue) {
  const [counted] = await db
    .select({
      count: count(),
      since: sql<number | null>`min(${waitsSince(queue)})`.mapWith((at) => (at === null ? null : Number(at))),
    })
    .from(queue.spec.table)
    .where(waitingFor(queue, actor))
  return counted ?? { count: 0, since: null }
}

/** What waits for the asker, queue by queue, as the dashboard counts it. */
export const waitingList = (queues: Readonly<Record<Audited, ReviewQueue>>): CountedList =>
  countedList({
    endpoint: auditEndpoints.waiting,
    count: async (call, { resource }) => totalsOf((await countWaiting(call, queues[resource])).count),
  })
