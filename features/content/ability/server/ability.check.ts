import { eq, or, sql } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { pickProblems } from '#kit/resource/server/pickProblems.ts'
import { courseView } from '#features/content/course/server/course.queries.ts'
import type { ability } from '../ability.contract.ts'
import { abilityTable } from './ability.table.ts'

/** A recommended course that was picked is public or one's own; one that is recommended already stays. */
export async function checkAbility(
  call: Call,
  values: Values,
  id: number | undefined,
): Promise<FieldProblems> {
  const written: Partial<WrittenOf<typeof ability>> = values
  const isLinked = sql`exists (select 1 from ${abilityTable} where ${abilityTable.id} = ${id ?? 0} and ${abilityTable.recommendedCourses} @> jsonb_build_array(jsonb_build_object('courseId', ${courseView.id})))`
  return pickProblems(call, {
    table: courseView,
    ids: (written.recommendedCourses ?? []).map(({ courseId }) => courseId),
    open: or(eq(courseView.status, 'public'), eq(courseView.creatorId, call.actor.id), isLinked),
    pathOf: (index) => `recommendedCourses.${index}.courseId`,
  })
}
