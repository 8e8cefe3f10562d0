import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/fault.ts'
import type { WrittenOf } from '#kit/resource.ts'
import { kitWords } from '#kit/kitWords.ts'
import type { Call } from '#kit/server/context.ts'
import type { Values } from '#kit/server/crud.ts'
import { pickProblems } from '#kit/server/pickProblems.ts'
import { phrase } from '#kit/words.ts'
import { abilityTable } from '#features/content/ability/server/ability.table.ts'
import { careerTable } from '#features/content/career/server/career.table.ts'
import { assistantMay } from '#features/content/course/server/authorization.table.ts'
import { courseTable } from '#features/content/course/server/course.table.ts'
import type { activity } from '../activity.contract.ts'
import { agentProblems } from './activity.agents.ts'
import { activityTable } from './activity.table.ts'

type Written = Partial<WrittenOf<typeof activity>>

const notPickable = phrase(kitWords, 'problems.notAvailable')

/** Links that the form may choose: open records and own ones; what is linked already stays. */
export async function checkActivity(
  call: Call,
  values: Values,
  id: number | undefined,
): Promise<FieldProblems> {
  const written: Written = values
  return {
    ...(await agentProblems(call, written, id)),
    ...(await careerProblem(call, written.careerId, id)),
    ...(await courseProblem(call, written.courseId, id)),
    ...(await abilityProblems(call, written.competencyPoints ?? [], id)),
  }
}

async function careerProblem(
  call: Call,
  careerId: number | null | undefined,
  id: number | undefined,
): Promise<FieldProblems> {
  if (!careerId) return {}
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.careerId} = ${careerTable.id})`
  const mine = eq(careerTable.creatorId, call.actor.id)
  const [found] = await call.db
    .select({ id: careerTable.id })
    .from(careerTable)
    .where(
      and(
        eq(careerTable.id, careerId),
        isNull(careerTable.deletedAt),
        or(eq(careerTable.status, 'public'), mine, isLinked),
      ),
    )
  return found ? {} : { careerId: notPickable }
}

/** A course that one may fill: a public one, an own one, or one that was entrusted to the asker. */
async function courseProblem(
  call: Call,
  courseId: number | null | undefined,
  id: number | undefined,
): Promise<FieldProblems> {
  if (!courseId) return {}
  const isBound = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.courseId} = ${courseTable.id})`
  const mine = eq(courseTable.creatorId, call.actor.id)
  const entrusted = assistantMay(call.actor.id, 'course', courseTable.id, 'editContent')
  const [found] = await call.db
    .select({ id: courseTable.id })
    .from(courseTable)
    .where(
      and(
        eq(courseTable.id, courseId),
        isNull(courseTable.deletedAt),
        or(eq(courseTable.status, 'public'), mine, entrusted, isBound),
      ),
    )
  return found ? {} : { courseId: notPickable }
}

async function abilityProblems(
  call: Call,
  points: readonly { readonly abilityId: number | null }[],
  id: number | undefined,
): Promise<FieldProblems> {
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${abilityTable.id})))`
  const mine = eq(abilityTable.creatorId, call.actor.id)
  return pickProblems(call, {
    table: abilityTable,
    ids: points.map(({ abilityId }) => abilityId),
    open: or(eq(abilityTable.status, 'public'), mine, isLinked),
    pathOf: (index) => `competencyPoints.${index}.abilityId`,
    twice: phrase(kitWords, 'problems.repeated'),
  })
}
