import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, foreignId, listIndex, moment, stampColumns } from '#kit/data/server/table.ts'
import type { TaskFailure, TaskStatus } from '../exchange-task.machine.ts'

/** A batch of codes for one product (G2). */
export const exchangeTaskTable = pgTable(
  'exchange_task',
  {
    ...stampColumns(),
    name: text().notNull(),
    productId: foreignId().notNull(),
    quantity: integer().notNull(),
    /** Whether each code also gets a QR picture. */
    qr: text().$type<'with' | 'without'>().notNull(),
    /** Printed under each picture. */
    title: text().notNull().default(''),
    channel: text().notNull().default(''),
    expiresAt: moment(),
    status: text().$type<TaskStatus>().notNull().default('initialized'),
    /** How many codes exist; counted from the codes themselves with each chunk of the work. */
    made: integer().notNull().default(0),
    /** Why it failed; '' while it has not. */
    failure: text().$type<TaskFailure>().notNull().default(''),
    finishedAt: moment(),
    downloadedAt: moment(),
  },
  (table) => [
    index('exchange_task_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId),
    index().on(table.productId),
  ],
)
