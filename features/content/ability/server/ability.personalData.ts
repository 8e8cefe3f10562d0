import { eq } from 'drizzle-orm'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { because, ownRows, publicContent, stays, withdrawReviews } from '#kit/call/server/personalData.ts'
import { abilityTable } from './ability.table.ts'

export const abilityPersonalData: PersonalData = {
  fates: [
    stays(
      abilityTable,
      because.work,
      'creatorId',
      'status',
      'reviewReason',
      'reviewNotes',
      'name',
      'summary',
      'mainImage',
      'headImage',
      'recommendedCourses',
    ),
  ],
  erase: withdrawReviews('ability', abilityTable),
  own: {
    'content/abilities': ownRows(abilityTable, abilityTable.creatorId),
  },
  holdings: [
    publicContent({
      resource: 'ability',
      table: abilityTable,
      label: abilityTable.name,
      isPublic: eq(abilityTable.status, 'public'),
    }),
  ],
}
