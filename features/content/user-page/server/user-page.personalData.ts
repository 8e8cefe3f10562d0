import { eq } from 'drizzle-orm'
import { closedName } from '#kit/i18n/closedName.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { userPageTable } from './user-page.table.ts'

export const userPagePersonalData: PersonalData = {
  fates: [
    erased(userPageTable, 'nickname', 'description', 'avatar', 'backgroundImage'),
    erased(userPageTable, 'reviewReason', 'reviewNotes'),
    stays(userPageTable, because.nobody, 'creatorId', 'status', 'industryLevel'),
  ],
  erase: async (call, { id }) => {
    const blank = { nickname: closedName, description: '', avatar: '', backgroundImage: '' }
    const unsaid = { reviewReason: '', reviewNotes: [], isApproved: false }
    const pages = await call.db
      .update(userPageTable)
      .set({ ...blank, ...unsaid, status: 'draft', deletedAt: call.now })
      .where(eq(userPageTable.creatorId, id))
      .returning({ id: userPageTable.id })
    for (const { id: resourceId } of pages)
      await call.services.registerFileUses(call, {
        resource: 'user-page',
        resourceId,
        pictures: [],
        fileIds: [],
      })
  },
  own: { page: ownRows(userPageTable, userPageTable.creatorId) },
}
