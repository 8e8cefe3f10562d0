import { and, eq, getTableColumns } from 'drizzle-orm'
import type { OwnRows, PersonalData } from '#kit/call/server/personalData.ts'
import { because, linksStay, ownRows, publicContent, stays } from '#kit/call/server/personalData.ts'
import { activityDeckTable, activityTable } from './record/activity.table.ts'
import { activityCardTable } from './record/activityCard.table.ts'
import { activityTagTable } from './record/activityTag.table.ts'
import { activityTeacherTable } from './record/activityTeacher.table.ts'
import { activityVersionTable } from './record/activityVersion.table.ts'

const ownDecks: OwnRows = (db, userId) =>
  db
    .select({ ...getTableColumns(activityDeckTable) })
    .from(activityDeckTable)
    .innerJoin(activityTable, eq(activityTable.id, activityDeckTable.activityId))
    .where(eq(activityTable.creatorId, userId))

export const activityPersonalData: PersonalData = {
  fates: [
    stays(
      activityTable,
      because.work,
      'creatorId',
      'status',
      'title',
      'description',
      'cover',
      'competencyPoints',
      'language',
      'designMethod',
      'distribution',
      'freeSample',
      'platformStatus',
      'platformReason',
      'platformNotes',
      'versionLabel',
      'fieldsHash',
      'deckHash',
      'publishedFieldsHash',
      'publishedDeckHash',
    ),
    stays(activityDeckTable, because.work, 'cards'),
    stays(activityCardTable, because.work, 'reservedBy'),
    stays(activityVersionTable, because.work, 'label', 'title', 'fields', 'cards', 'deckHash', 'creatorId'),
    ...linksStay(activityTagTable, activityTeacherTable),
  ],
  /** What was not handed over waits for no platform. */
  erase: async ({ db }, { id }) => {
    await db
      .update(activityTable)
      .set({ platformStatus: 'private' })
      .where(and(eq(activityTable.creatorId, id), eq(activityTable.platformStatus, 'submitted')))
  },
  own: {
    'content/activities': ownRows(activityTable, activityTable.creatorId),
    'content/activity-decks': ownDecks,
    'content/activity-versions': ownRows(activityVersionTable, activityVersionTable.creatorId),
  },
  holdings: [
    publicContent({
      resource: 'activity',
      table: activityTable,
      label: activityTable.title,
      isPublic: eq(activityTable.status, 'public'),
    }),
  ],
}
