import { bigint, bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigramsOf, foreignId, moment } from '#kit/data/server/table.ts'
import type { AssignmentStatus } from '../assignment.states.ts'

/** One learner's work on one card; the works themselves are the answers to the card, all of them kept. Never deleted. */
export const assignmentTable = pgTable(
  'assignment',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** The learner, whose work it is. */
    creatorId: bigint('learner_id', { mode: 'number' }).notNull(),
    activityId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    /** As it stands in the version, which never changes. */
    cardTitle: text().notNull().default(''),
    /** Whom the card names to answer its works. */
    reviewerIds: bigint({ mode: 'number' }).array().notNull().default([]),
    status: text().$type<AssignmentStatus>().notNull(),
    /** When the card was first shown. */
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    dueAt: moment(),
    /** The work that was handed in last. */
    responseId: foreignId(),
    submittedAt: moment(),
    isLate: boolean().notNull().default(false),
    submissions: integer().notNull().default(0),
    /** Who answered it last, and when. */
    replierId: foreignId(),
    repliedAt: moment(),
    revision: integer().notNull().default(1),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.creatorId, table.activityVersionId, table.cardId),
    index().on(table.activityId, table.status),
    index().on(table.status, table.submittedAt.desc().nullsFirst()),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.submittedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.repliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.submissions, table.id),
    index().on(table.cardTitle, table.id),
    index('assignment_card_search').using('gin', bigramsOf(table.cardTitle)),
  ],
)
