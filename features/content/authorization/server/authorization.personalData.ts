import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, stays } from '#kit/call/server/personalData.ts'
import { authorizationTable } from './authorization.table.ts'

export const authorizationPersonalData: PersonalData = {
  fates: [
    erased(authorizationTable, 'userId'),
    stays(authorizationTable, because.work, 'creatorId', 'status', 'targetType', 'targetId', 'privileges'),
  ],
  /** Whoever left assists nobody. */
  erase: async ({ db }, { id }) => {
    await db.delete(authorizationTable).where(eq(authorizationTable.userId, id))
  },
}
