import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { ReviewNote } from '#kit/contract/review.ts'
import { bigramsOf, falling, foreignId, listIndex, moment, stampColumns } from '#kit/data/server/table.ts'
import type { Language } from '#kit/i18n/words.ts'
import type { designMethods, distributions, FreeSample, platformStatuses } from '../../activity.fields.ts'

export interface CompetencyPoint {
  readonly abilityId: number | null
  readonly weight: number | null
  readonly reflectionQuestion: string
}

/** Derived, never set by hand: nothing is missing in the deck nor in the fields that publishing asks for. */
const isReady = (): SQL =>
  sql`deck_is_ready and description <> '' and career_id is not null and language is not null`

/** The working copy without its cards, so that lists and forms never read them. */
export const activityTable = pgTable(
  'activity',
  {
    ...stampColumns(),
    status: text().notNull().default('draft'),
    title: text().notNull(),
    description: text().notNull().default(''),
    careerId: foreignId(),
    courseId: foreignId(),
    freeSample: text().$type<FreeSample>().notNull().default('no'),
    cover: text().notNull().default(''),
    competencyPoints: jsonb().$type<readonly CompetencyPoint[]>().notNull().default([]),
    partnerAgentId: foreignId(),
    tutorAgentId: foreignId(),
    language: text().$type<Language>(),
    designMethod: text().$type<(typeof designMethods)[number]>().notNull().default('byHand'),
    distribution: text().$type<(typeof distributions)[number]>().notNull().default('none'),
    platformStatus: text().$type<(typeof platformStatuses)[number]>().notNull().default('private'),
    platformReason: text().notNull().default(''),
    platformNotes: jsonb().$type<readonly ReviewNote[]>().notNull().default([]),
    platformSubmittedAt: moment(),
    versionLabel: text().notNull().default(''),
    parentVersionId: foreignId(),
    cardCount: integer().notNull().default(0),
    deckIsReady: boolean().notNull().default(false),
    isReady: boolean().notNull().generatedAlwaysAs(isReady),
    // What the fields and the deck say now, and what they said when they were published.
    fieldsHash: text().notNull().default(''),
    deckHash: text().notNull().default(''),
    publishedFieldsHash: text(),
    publishedDeckHash: text(),
    publishedVersionId: foreignId(),
    publishedAt: moment(),
    versionNumber: integer().notNull().default(0),
  },
  (table) => [
    index('activity_title_search').using('gin', bigramsOf(table.title)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(table.title, table.id),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId, table.updatedAt.desc().nullsFirst()),
    index().on(table.careerId),
    index('activity_undecided')
      .on(table.id)
      .where(sql`free_sample = 'undecided' and deleted_at is null`),
    index('activity_waiting')
      .on(table.platformSubmittedAt, table.id)
      .where(sql`platform_status = 'submitted' and deleted_at is null`),
    // What learners find: published activities, the newest first.
    index('activity_open')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`published_version_id is not null and deleted_at is null`),
  ],
)

/** The cards of the working copy, as their types store them. */
export const activityDeckTable = pgTable('activity_deck', {
  activityId: foreignId().primaryKey(),
  cards: jsonb().$type<readonly unknown[]>().notNull(),
})
