import type { PersonalData } from '#kit/call/server/personalData.ts'
import { erased, ownRows } from '#kit/call/server/personalData.ts'
import { removeFactors } from './second-factor.commands.ts'
import { passkeyChallengeTable, recoveryCodeTable, secondFactorTable } from './second-factor.table.ts'

export const secondFactorPersonalData: PersonalData = {
  fates: [
    erased(secondFactorTable, 'userId', 'kind', 'name', 'sealedSecret'),
    erased(secondFactorTable, 'credentialId', 'publicKey', 'transports'),
    erased(passkeyChallengeTable, 'challenge', 'userId', 'purpose'),
    erased(recoveryCodeTable, 'userId', 'codeHash'),
  ],
  erase: async ({ db }, { id }) => void (await removeFactors(db, id)),
  own: {
    secondFactors: ownRows(secondFactorTable, secondFactorTable.userId, [
      ...['sealedSecret', 'lastStep', 'credentialId', 'publicKey', 'counter', 'transports'],
    ]),
  },
}
