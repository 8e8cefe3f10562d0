import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/server/personalData.ts'
import { sessionTable, sessionsOf, signInAttemptTable, usedChallengeTable } from './session.table.ts'
import { accountKey } from './signInAttempts.ts'

export const sessionPersonalData: PersonalData = {
  fates: [
    erased(sessionTable, 'tokenHash', 'userId', 'device', 'address', 'timeZone'),
    erased(signInAttemptTable, 'key'),
    stays(usedChallengeTable, because.nobody, 'signature'),
  ],
  erase: async ({ db }, { id, username }) => {
    await db.delete(sessionTable).where(sessionsOf(id))
    await db.delete(signInAttemptTable).where(eq(signInAttemptTable.key, accountKey(username)))
  },
  own: { sessions: ownRows(sessionTable, sessionTable.userId, ['tokenHash']) },
}
