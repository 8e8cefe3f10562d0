import { and, eq } from 'drizzle-orm'
import { closedName } from '#kit/i18n/closedName.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { dropFileUses } from '#features/media/file/server/file.commands.ts'
import { auditRecordTable } from './auditRecord.table.ts'

const audit = auditRecordTable

export const auditPersonalData: PersonalData = {
  fates: [
    erased(audit, 'title', 'reason', 'notes', 'snapshot'),
    stays(audit, because.work, 'resource', 'creatorId', 'result', 'reviewerId'),
  ],
  /** A decision on content stays as it is; one on somebody's own page tells of that person. */
  erase: async ({ db }, { id }) => {
    const review = await db
      .update(audit)
      .set({ title: closedName, reason: '', notes: [], snapshot: null })
      .where(and(eq(audit.resource, 'user-page'), eq(audit.creatorId, id)))
      .returning({ id: audit.id })
    const ids = review.map((one) => one.id)
    await dropFileUses(db, 'audit-record', ids)
  },
  own: { reviews: ownRows(audit, audit.creatorId, ['reviewerId']) },
}
