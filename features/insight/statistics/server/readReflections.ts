import type { SQL } from 'drizzle-orm'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays, dayStart } from '#kit/time/calendar.ts'
import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import {
  learningView,
  reflectionView as reflection,
  learningRecordView,
} from '#features/learning/attempt/server/attempt.queries.ts'
import { userView } from '#features/people/user/server/user.queries.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import { readableActivity } from './info.ts'

type Query = QueryOf<typeof statisticsEndpoints.reflections>

/** Of the same learners as the figures: who began between the days, and came by the course or product. */
function matchesQuery({ activityId, courseId, productId, from, to }: Query, zone: string): SQL | undefined {
  const column = courseId === undefined ? learningRecordView.productId : learningRecordView.courseId
  const group = courseId ?? productId
  return and(
    eq(reflection.activityId, activityId),
    from === undefined ? undefined : gte(learningView.startedAt, dayStart(from, zone)),
    to === undefined ? undefined : lt(learningView.startedAt, dayStart(addDays(to, 1), zone)),
    group === undefined
      ? undefined
      : sql`exists (select 1 from ${learningRecordView} where ${learningRecordView.userId} = ${learningView.userId} and ${learningRecordView.activityId} = ${activityId} and ${column} = ${group})`,
  )
}

/** H4: what the learners of an activity say of themselves, the last one first. */
export async function readReflections(
  call: Call,
  query: Query,
): Promise<DataOf<typeof statisticsEndpoints.reflections>> {
  const { db, services } = call
  await readableActivity(call, query.activityId, query)
  const where = matchesQuery(query, services.env.TZ_DEFAULT)
  const list = await db
    .select({
      id: reflection.id,
      userId: learningView.userId,
      userName: sql<string>`coalesce(${userView.nickname}, '')`,
      abilityId: reflection.abilityId,
      abilityName: sql<string>`coalesce(${abilityView.name}, '')`,
      rating: reflection.rating,
      text: reflection.text,
      at: reflection.at,
    })
    .from(reflection)
    .innerJoin(learningView, eq(learningView.id, reflection.learningId))
    .leftJoin(userView, eq(userView.id, learningView.userId))
    .leftJoin(abilityView, eq(abilityView.id, reflection.abilityId))
    .where(where)
    .orderBy(desc(reflection.at), desc(reflection.id))
    .limit(query.pageSize)
    .offset((query.pageNo - 1) * query.pageSize)
  const [row] = await db
    .select({ count: count() })
    .from(reflection)
    .innerJoin(learningView, eq(learningView.id, reflection.learningId))
    .where(where)
  return { list, total: row?.count ?? 0 }
}
