import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, erased, ownRows, stays } from '#kit/call/server/personalData.ts'
import { pendingSignInTable, sessionTable, signInAttemptTable, usedChallengeTable } from './session.table.ts'
import { signOut } from './session.commands.ts'

export const sessionPersonalData: PersonalData = {
  fates: [
    erased(sessionTable, 'tokenHash', 'userId', 'device', 'address', 'timeZone'),
    erased(pendingSignInTable, 'tokenHash', 'userId'),
    erased(signInAttemptTable, 'key'),
    stays(usedChallengeTable, because.nobody, 'signature'),
  ],
  erase: ({ db }, { id: userId, username }) => signOut(db, { userId, username }),
  own: { sessions: ownRows(sessionTable, sessionTable.userId, ['tokenHash']) },
}
