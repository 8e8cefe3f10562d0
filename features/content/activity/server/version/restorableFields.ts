import type { WrittenOf } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import { pickableIds } from '#kit/resource/server/crud.links.ts'
import type { activity } from '../../activity.contract.ts'
import { checkActivity } from '../record/activity.check.ts'
import { activitySpec } from '../record/activity.crud.ts'

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
    tagIds: await pickableIds(call, tagIds, fields.tagIds, activityId),
    hostTeacherIds: await pickableIds(call, hostTeacherIds, fields.hostTeacherIds, activityId),
  }
}
