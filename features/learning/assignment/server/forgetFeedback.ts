import type { Call } from '#kit/call/server/context.ts'
import { isAmong } from '#kit/data/server/table.ts'
import { dropFileUses } from '#features/media/file/server/file.commands.ts'
import { assignmentFeedbackTable as feedback } from './assignmentFeedback.table.ts'

/** What teachers said to works goes with them. */
export async function forgetFeedback(
  { db }: Pick<Call, 'db'>,
  { responseIds }: { readonly responseIds: readonly number[] },
): Promise<void> {
  const gone = await db
    .delete(feedback)
    .where(isAmong(feedback.responseId, responseIds))
    .returning({ id: feedback.id })
  const ids = gone.map(({ id }) => id)
  await dropFileUses(db, 'assignment-feedback', ids)
}
