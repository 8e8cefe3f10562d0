import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { codeGuessTable } from './codeGuess.table.ts'
import { exchangeCodeTable } from './exchangeCode.table.ts'

export const exchangeCodePersonalData: PersonalData = {
  fates: [
    stays(
      exchangeCodeTable,
      because.books,
      'creatorId',
      'code',
      'status',
      'type',
      'channel',
      'userId',
      'clientId',
    ),
    stays(codeGuessTable, because.nobody, 'key'),
  ],
  own: {
    codes: ownRows(exchangeCodeTable, exchangeCodeTable.userId),
  },
}
