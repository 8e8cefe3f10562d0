import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WrittenOf } from '#kit/contract/resource.ts'
import { bigramsOf, falling, listIndex, stampColumns, yuan } from '#kit/data/server/table.ts'
import type { course } from '../course.contract.ts'
import type { CourseType, LearnMode, ShowMode, UnlockMode, VersionUpdate } from '../course.fields.ts'

type Written = WrittenOf<typeof course>

/** The rows of a field, in their order. */
const rowsOf = <Name extends keyof Written>() =>
  jsonb()
    .$type<Written[Name]>()
    .notNull()
    .default(sql`'[]'::jsonb`)

/** What a course says of itself; its activities stand in `course_place`. */
export const courseTable = pgTable(
  'course',
  {
    ...stampColumns(),
    status: text().notNull().default('draft'),
    title: text().notNull(),
    overview: text().notNull().default(''),
    cover: text().notNull().default(''),
    targetLearners: text().notNull().default(''),
    outcomes: text().notNull().default(''),
    type: text().$type<CourseType>().notNull().default('selfPaced'),
    startDate: date({ mode: 'string' }),
    learnMode: text().$type<LearnMode>(),
    unlockMode: text().$type<UnlockMode>(),
    showMode: text().$type<ShowMode>(),
    versionUpdate: text().$type<VersionUpdate>().notNull().default('auto'),
    isChasing: boolean().notNull().default(false),
    days: integer(),
    sections: rowsOf<'sections'>(),
    milestones: rowsOf<'milestones'>(),
    materials: rowsOf<'materials'>(),
    marketPrice: yuan(),
    salePrice: yuan(),
    gallery: rowsOf<'gallery'>(),
    featureIcons: rowsOf<'featureIcons'>(),
    sellingPoints: rowsOf<'sellingPoints'>(),
    faq: rowsOf<'faq'>(),
    reviews: rowsOf<'reviews'>(),
    shareTitle: text().notNull().default(''),
    shareText: text().notNull().default(''),
    shareImage: text().notNull().default(''),
    qrImage: text().notNull().default(''),
  },
  (table) => [
    index('course_title_search').using('gin', bigramsOf(table.title)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(table.title, table.id),
    listIndex(table.status, falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId, table.updatedAt.desc().nullsFirst()),
  ],
)
