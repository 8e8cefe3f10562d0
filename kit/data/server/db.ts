import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'

/** The database as handlers see it: the request's transaction, or the pool for a read. */
export type Db = PgDatabase<NodePgQueryResultHKT>
