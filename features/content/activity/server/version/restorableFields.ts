import { and, inArray, isNull } from 'drizzle-orm'
import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Link } from '#kit/resource/server/crud.ts'
import type { activity } from '../../activity.contract.ts'
import { checkActivity } from '../record/activity.check.ts'
import { activitySpec } from '../record/activity.crud.ts'
import { linkedIds } from '../record/fields.queries.ts'

type Fields = WrittenOf<typeof activity>

/** The fields of an old version without what can no longer be picked; what is linked now stays. */
export async function restorableFields(call: Call, fields: Fields, activityId: number): Promise<Fields> {
  const problems = await checkActivity(call, fields, activityId)
  const { tagIds, hostTeacherIds } = activitySpec.links
  return {
    ...fields,
    careerId: problems['careerId'] ? null : fields.careerId,
    courseId: problems['courseId'] ? null : fields.courseId,
    competencyPoints: fields.competencyPoints.filter(
      (_, index) => !problems[`competencyPoints.${index}.abilityId`],
    ),
    tagIds: await pickable(call, tagIds, fields.tagIds, activityId),
    hostTeacherIds: await pickable(call, hostTeacherIds, fields.hostTeacherIds, activityId),
  }
}

async function pickable(
  call: Call,
  link: Link,
  ids: readonly number[],
  activityId: number,
): Promise<number[]> {
  if (ids.length === 0) return []
  const { target } = link
  const linked = await linkedIds(call.db, link.table, activityId)
  const rows = await call.db
    .select({ id: target.id })
    .from(target)
    .where(and(inArray(target.id, [...ids]), isNull(target.deletedAt), link.pickable(call.actor)))
  const open = new Set([...linked, ...rows.map(({ id }) => Number(id))])
  return ids.filter((id) => open.has(id))
}
