import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, stays } from '#kit/call/server/personalData.ts'
import { presenceTable } from './presence.table.ts'

export const presencePersonalData: PersonalData = {
  fates: [erased(presenceTable, 'userId'), stays(presenceTable, because.nobody, 'resource', 'tab')],
  erase: async ({ db }, { id }) => {
    await db.delete(presenceTable).where(eq(presenceTable.userId, id))
  },
}
