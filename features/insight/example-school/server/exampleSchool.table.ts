import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#kit/data/server/table.ts'

/** The one example school, if there is any: its row is there from the first click until it is removed. */
export const exampleSchoolTable = pgTable('example_school', {
  /** Always `theSchool`, so that there cannot be two. */
  number: integer().primaryKey(),
  status: text().$type<'filling' | 'failed' | 'filled'>().notNull(),
  /** How many of its parts are made. */
  done: integer().notNull().default(0),
  /** What the next part needs to know of those before. */
  carried: jsonb().$type<unknown>().notNull(),
  startedAt: moment().notNull(),
})

export const theSchool = 1
