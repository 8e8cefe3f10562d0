import { eq, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FieldProblems } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { pickProblems } from '#kit/resource/server/pickProblems.ts'
import { phrase } from '#kit/i18n/words.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import type { course } from '../course.contract.ts'
import { courseMissing, unitProblems } from '../course.problems.ts'
import { courseWords } from '../course.words.ts'
import { courseTable } from './course.table.ts'
import { courseAbilityTable } from './courseAbility.table.ts'
import { coursePlaceTable } from './coursePlace.table.ts'
import { galleryProblems } from './gallery/galleryVideos.ts'

type Written = Partial<WrittenOf<typeof course>>

/** What no save accepts; a course that learners know already must stay complete, too. */
export async function checkCourse(
  call: Call,
  values: Values,
  id: number | undefined,
): Promise<FieldProblems> {
  const written: Written = values
  const hasLeftDraft = id !== undefined && (await isBeyondDraft(call, id))
  return {
    ...(hasLeftDraft && courseMissing(written)),
    ...unitProblems(written),
    ...(await galleryProblems(call, written.gallery ?? [], isShownIn(id))),
    ...(await abilityProblems(call, written.abilities ?? [], id)),
    ...(await placeProblems(call, written.places ?? [], id, hasLeftDraft)),
  }
}

/** Whether a file is in the gallery of the course with this id. */
const isShownIn = (id: number | undefined) => (fileId: PgColumn) =>
  sql`exists (select 1 from ${courseTable}, jsonb_array_elements(${courseTable.gallery}) as shown where ${courseTable.id} = ${id ?? 0} and (shown ->> 'videoId')::bigint = ${fileId})`

/** Whether learners may know it already. */
export async function isBeyondDraft({ db }: Call, id: number): Promise<boolean> {
  const [row] = await db
    .select({ status: courseTable.status })
    .from(courseTable)
    .where(eq(courseTable.id, id))
  return row !== undefined && row.status !== 'draft'
}

type Places = readonly { readonly activityId: number | null }[]

async function placeProblems(
  call: Call,
  places: Places,
  id: number | undefined,
  hasLeftDraft: boolean,
): Promise<FieldProblems> {
  const isPlaced = sql`exists (select 1 from ${coursePlaceTable} where ${coursePlaceTable.courseId} = ${id ?? 0} and ${coursePlaceTable.activityId} = ${activityView.id})`
  const mine = hasLeftDraft ? undefined : eq(activityView.creatorId, call.actor.id)
  return pickProblems(call, {
    table: activityView,
    ids: places.map(({ activityId }) => activityId),
    open: or(eq(activityView.status, 'public'), mine, isPlaced),
    pathOf: (index) => `places.${index}.activityId`,
    twice: phrase(courseWords, 'problems.placedTwice'),
  })
}

async function abilityProblems(
  call: Call,
  levels: readonly { readonly abilityId: number | null }[],
  id: number | undefined,
): Promise<FieldProblems> {
  const isLinked = sql`exists (select 1 from ${courseAbilityTable} where ${courseAbilityTable.ownerId} = ${id ?? 0} and ${courseAbilityTable.targetId} = ${abilityView.id})`
  const mine = eq(abilityView.creatorId, call.actor.id)
  return pickProblems(call, {
    table: abilityView,
    ids: levels.map(({ abilityId }) => abilityId),
    open: or(eq(abilityView.status, 'public'), mine, isLinked),
    pathOf: (index) => `abilities.${index}.abilityId`,
    twice: phrase(kitWords, 'problems.repeated'),
  })
}
