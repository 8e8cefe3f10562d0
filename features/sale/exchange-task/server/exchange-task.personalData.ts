import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { exchangeTaskTable } from './exchangeTask.table.ts'

export const exchangeTaskPersonalData: PersonalData = {
  fates: [
    stays(
      exchangeTaskTable,
      because.books,
      'creatorId',
      'name',
      'qr',
      'title',
      'channel',
      'status',
      'failure',
    ),
  ],
}
