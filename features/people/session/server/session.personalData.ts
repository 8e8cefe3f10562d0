import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { sessionTable, signInAttemptTable, usedChallengeTable } from './session.table.ts'
import { failuresOf, sessionsOf } from './session.queries.ts'

export const sessionPersonalData: PersonalData = {
  fates: [
    erased(sessionTable, 'tokenHash', 'userId', 'device', 'address', 'timeZone'),
    erased(signInAttemptTable, 'key'),
    stays(usedChallengeTable, because.nobody, 'signature'),
  ],
  erase: async ({ db }, { id, username }) => {
    await db.delete(sessionTable).where(sessionsOf(id))
    await db.delete(signInAttemptTable).where(failuresOf(username))
  },
  own: { sessions: ownRows(sessionTable, sessionTable.userId, ['tokenHash']) },
}
