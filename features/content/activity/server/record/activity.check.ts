import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { pickProblems } from '#kit/resource/server/pickProblems.ts'
import { phrase } from '#kit/i18n/words.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { careerView } from '#features/content/career/server/career.queries.ts'
import type { activity } from '../../activity.contract.ts'
import { mayFillCourse } from '../../activity.ports.ts'
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
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.careerId} = ${careerView.id})`
  const mine = eq(careerView.creatorId, call.actor.id)
  const [found] = await call.db
    .select({ id: careerView.id })
    .from(careerView)
    .where(
      and(
        eq(careerView.id, careerId),
        isNull(careerView.deletedAt),
        or(eq(careerView.status, 'public'), mine, isLinked),
      ),
    )
  return found ? {} : { careerId: notPickable }
}

async function courseProblem(
  call: Call,
  courseId: number | null | undefined,
  id: number | undefined,
): Promise<FieldProblems> {
  if (!courseId) return {}
  const bound = await call.db
    .select({ id: activityTable.id })
    .from(activityTable)
    .where(and(eq(activityTable.id, id ?? 0), eq(activityTable.courseId, courseId)))
  const isFillable = await call.services.callPort(call, mayFillCourse, {
    courseId,
    isBound: bound.length > 0,
  })
  return isFillable ? {} : { courseId: notPickable }
}

async function abilityProblems(
  call: Call,
  points: readonly { readonly abilityId: number | null }[],
  id: number | undefined,
): Promise<FieldProblems> {
  const isLinked = sql`exists (select 1 from ${activityTable} where ${activityTable.id} = ${id ?? 0} and ${activityTable.competencyPoints} @> jsonb_build_array(jsonb_build_object('abilityId', ${abilityView.id})))`
  const mine = eq(abilityView.creatorId, call.actor.id)
  return pickProblems(call, {
    table: abilityView,
    ids: points.map(({ abilityId }) => abilityId),
    open: or(eq(abilityView.status, 'public'), mine, isLinked),
    pathOf: (index) => `competencyPoints.${index}.abilityId`,
    twice: phrase(kitWords, 'problems.repeated'),
  })
}
