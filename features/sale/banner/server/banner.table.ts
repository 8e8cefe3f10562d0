import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  bigramsOf,
  falling,
  foreignId,
  linkTable,
  listIndex,
  moment,
  stampColumns,
} from '#kit/data/server/table.ts'
import type { TargetKind } from '../banner.target.ts'
import type { Audience, FileType, NodeType, PushType } from '../banner.fields.ts'

export const bannerTable = pgTable(
  'banner',
  {
    ...stampColumns(),
    title: text().notNull(),
    status: text().notNull().default('draft'),
    pushType: text().$type<PushType>().notNull(),
    nodeType: text().$type<NodeType>(),
    /** As it was typed: `12,34`. */
    courseIds: text().notNull().default(''),
    /** The same as numbers, for the query. */
    courses: bigint({ mode: 'number' }).array().notNull().default([]),
    pushTime: moment(),
    fileType: text().$type<FileType>().notNull(),
    image: text().notNull().default(''),
    videoId: foreignId(),
    targetKind: text().$type<TargetKind>().notNull().default('none'),
    targetCourseId: foreignId(),
    targetProductId: foreignId(),
    targetActivityId: foreignId(),
    targetPath: text().notNull().default(''),
    audience: text().$type<Audience>().notNull(),
    /** When somebody armed it; a change of anything disarms it. */
    armedAt: moment(),
    sentAt: moment(),
  },
  (table) => [
    index('banner_title_search').using('gin', bigramsOf(table.title)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.status, table.pushTime),
  ],
)

/** Whom a banner for certain users is meant for. */
export const bannerUserTable = linkTable('banner_user')

/** Who has seen a banner; counted once a learner. */
export const bannerViewTable = pgTable(
  'banner_view',
  {
    bannerId: foreignId().notNull(),
    userId: foreignId().notNull(),
    clientId: text().notNull(),
    viewedAt: moment().notNull(),
    /** Put away by the learner: it is not shown again. */
    dismissedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.userId] })],
)
