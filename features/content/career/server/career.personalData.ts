import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import {
  because,
  linksStay,
  ownRows,
  publicContent,
  stays,
  withdrawReviews,
} from '#kit/call/server/personalData.ts'
import { careerTable } from './career.table.ts'
import { careerAbilityTable } from './careerAbility.table.ts'
import { careerTagTable } from './careerTag.table.ts'

export const careerPersonalData: PersonalData = {
  fates: [
    stays(
      careerTable,
      because.work,
      'creatorId',
      'status',
      'reviewReason',
      'reviewNotes',
      'name',
      'summary',
      'cover',
    ),
    ...linksStay(careerAbilityTable, careerTagTable),
  ],
  erase: withdrawReviews('career', careerTable),
  own: {
    'content/careers': ownRows(careerTable, careerTable.creatorId),
  },
  holdings: [
    publicContent({
      resource: 'career',
      table: careerTable,
      label: careerTable.name,
      isPublic: eq(careerTable.status, 'public'),
    }),
  ],
}
