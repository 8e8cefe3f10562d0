import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { erased, ownRows } from '#kit/call/server/personalData.ts'
import { preferenceTable } from './preference.table.ts'

export const preferencePersonalData: PersonalData = {
  fates: [erased(preferenceTable, 'userId', 'name', 'value')],
  erase: async ({ db }, { id }) => {
    await db.delete(preferenceTable).where(eq(preferenceTable.userId, id))
  },
  own: {
    preferences: ownRows(preferenceTable, preferenceTable.userId),
  },
}
