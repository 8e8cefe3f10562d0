import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, stays } from '#kit/call/server/personalData.ts'
import { tagTable } from './tag.table.ts'

export const tagPersonalData: PersonalData = {
  fates: [stays(tagTable, because.work, 'creatorId', 'name', 'summary', 'mainImage', 'headImage', 'status')],
  own: {
    'content/tags': ownRows(tagTable, tagTable.creatorId),
  },
}
