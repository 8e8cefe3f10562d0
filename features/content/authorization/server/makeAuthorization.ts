import type { Scene } from '#kit/testing/server/sample.ts'
import { authorizationTable } from './authorization.table.ts'

/** For tests: lets the actor of the scene edit a course or product and follow its learners; answers the id of the authorisation. */
export async function makeAuthorization(
  { services, actorId, otherId }: Scene,
  targetType: 'course' | 'product',
  targetId: number,
) {
  const at = services.now()
  const [row] = await services.database.db
    .insert(authorizationTable)
    .values({
      targetType,
      targetId,
      userId: actorId,
      creatorId: otherId,
      createdAt: at,
      updatedAt: at,
      privileges: ['editContent', 'viewLearners', 'gradeAssignments', 'answerMessages'],
    })
    .returning({ id: authorizationTable.id })
  return row?.id ?? 0
}
