import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

/** A moment in Unix milliseconds. */
export const moment = () => bigint({ mode: 'number' })
/** The id of another record; a plain number, so that tables stay free of cycles. */
export const foreignId = () => bigint({ mode: 'number' })

/** The columns that every record has. A record with `deletedAt` is gone for everybody but `restore`. */
export const stampColumns = () => ({
  id: bigserial({ mode: 'number' }).primaryKey(),
  creatorId: foreignId(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  revision: integer().notNull().default(1),
  deletedAt: moment(),
})

/** Columns of a record that goes through review; `isApproved` falls with the next change of its content. */
export const reviewColumns = () => ({
  status: text().notNull().default('draft'),
  reviewReason: text().notNull().default(''),
  isApproved: boolean().notNull().default(false),
})

/** Who changed what and when (K3). Never updated, never deleted. */
export const operationLogTable = pgTable(
  'operation_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    actorId: foreignId(),
    resource: text().notNull(),
    resourceId: foreignId().notNull(),
    action: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    at: moment().notNull(),
    requestId: text().notNull(),
  },
  (table) => [index().on(table.resource, table.resourceId, table.id), index().on(table.at)],
)

/** What a create with an Idempotency-Key answered, kept for 24 hours. */
export const idempotencyTable = pgTable(
  'idempotency',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: text(),
    at: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.path, table.key), index().on(table.at)],
)

/** The columns of a join table: who links, to whom, in which order. */
export const linkColumns = () => ({
  ownerId: foreignId().notNull(),
  targetId: foreignId().notNull(),
  position: integer().notNull().default(0),
})

/** A join table of its own between two records; found from both sides. */
export const linkTable = (name: string) =>
  pgTable(name, linkColumns(), (table) => [
    primaryKey({ columns: [table.ownerId, table.targetId] }),
    index().on(table.targetId),
  ])
