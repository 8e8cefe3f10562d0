import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { erased, ownRows } from '#kit/call/server/personalData.ts'
import { savedViewTable } from './saved-view.table.ts'

/** Shared ones go as well: nobody would be there to keep them right. */
export const savedViewPersonalData: PersonalData = {
  fates: [erased(savedViewTable, 'creatorId', 'list', 'name', 'isShared', 'search', 'columns')],
  erase: async ({ db }, { id }) => {
    await db.delete(savedViewTable).where(eq(savedViewTable.creatorId, id))
  },
  own: {
    savedViews: ownRows(savedViewTable, savedViewTable.creatorId),
  },
}
