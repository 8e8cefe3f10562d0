import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { mayEdit, visibleRecord } from '#kit/resource/server/crud.ts'
import { checkActivity } from './activity.check.ts'
import { activitySpec } from './activity.crud.ts'
import { activityTable } from './activity.table.ts'
import type { Fields } from './fields.queries.ts'

export type ActivityRow = typeof activityTable.$inferSelect

/** An activity that the asker may see; any other is answered like an absent one. */
export async function visibleActivity({ db, actor }: Call, id: number): Promise<ActivityRow> {
  const [row] = await db
    .select()
    .from(activityTable)
    .where(visibleRecord(activitySpec, actor, id))
  return row ?? refuse(kitFaults.notFound)
}

/** The same, whose cards the asker may change: else it is forbidden. */
export async function editableActivity(call: Call, id: number): Promise<void> {
  if (!mayEdit(activitySpec, call.actor, await visibleActivity(call, id))) refuse(kitFaults.forbidden)
}

/** What whoever takes these fields over may not pick is left behind. */
export async function pickableFields<T extends Pick<Fields, 'careerId' | 'competencyPoints'>>(
  call: Call,
  fields: T,
): Promise<T> {
  const problems = await checkActivity(call, fields, undefined)
  return {
    ...fields,
    careerId: problems['careerId'] ? null : fields.careerId,
    competencyPoints: fields.competencyPoints.filter(
      (_, index) => !problems[`competencyPoints.${index}.abilityId`],
    ),
  }
}
