import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { sensitiveWordTable } from './sensitiveWord.table.ts'

export const sensitiveWordPersonalData: PersonalData = {
  fates: [stays(sensitiveWordTable, because.work, 'creatorId', 'word', 'category', 'note', 'status')],
}
