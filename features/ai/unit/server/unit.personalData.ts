import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, stays } from '#kit/call/server/personalData.ts'
import { unitTable } from './unit.table.ts'

export const unitPersonalData: PersonalData = {
  fates: [
    stays(
      unitTable,
      because.work,
      'creatorId',
      'nameZh',
      'nameEn',
      'nameEs',
      'nameJa',
      'kind',
      'measure',
      'status',
    ),
  ],
}
