import { eq } from 'drizzle-orm'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import type { ability } from '../ability.contract.ts'
import { recommendableCourses } from '../ability.ports.ts'
import { abilityTable } from './ability.table.ts'

const notPickable = phrase(kitWords, 'problems.notAvailable')

/** A recommended course that was picked is public or one's own; one that is recommended already stays. */
export async function checkAbility(
  call: Call,
  values: Values,
  id: number | undefined,
): Promise<FieldProblems> {
  const written: Partial<WrittenOf<typeof ability>> = values
  const picked = (written.recommendedCourses ?? []).map(({ courseId }) => courseId)
  const courseIds = picked.filter((courseId) => courseId !== null)
  if (courseIds.length === 0) return {}
  const linkedIds = await coursesOf(call, id)
  const pickable = await call.services.callPort(call, recommendableCourses, { courseIds, linkedIds })
  return Object.fromEntries(
    picked.flatMap((courseId, index) =>
      courseId === null || pickable.includes(courseId)
        ? []
        : [[`recommendedCourses.${index}.courseId`, notPickable] as const],
    ),
  )
}

/** The courses that the ability recommends by now. */
async function coursesOf({ db }: Call, id: number | undefined): Promise<number[]> {
  if (id === undefined) return []
  const [row] = await db
    .select({ courses: abilityTable.recommendedCourses })
    .from(abilityTable)
    .where(eq(abilityTable.id, id))
  return (row?.courses ?? []).flatMap(({ courseId }) => courseId ?? [])
}
