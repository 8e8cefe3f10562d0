import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import type { Readable } from './viewOf.ts'

/** Where the records of a resource stand and what they are called, for lists of records of many kinds. */
export interface NamedRecords {
  /** By this name the operation log and the uses of files know it. */
  readonly resource: string
  readonly table: Readable<'id'>
  readonly name: PgColumn
}

/** Records that the log knows and that have no name of their own. */
export type NamelessRecords = Pick<NamedRecords, 'resource'>

/** Records that are shown as the record that they belong to. */
export interface RecordParts {
  readonly resource: string
  readonly table: Readable<'id'>
  readonly owner: { readonly resource: string; readonly id: PgColumn }
}

/** A record of any kind. */
export interface RecordKey {
  readonly resource: string
  readonly resourceId: number
}

/** What records of many kinds are called. */
export interface RecordNames {
  /** What records are kept of, by the names under which the log knows it. */
  readonly resources: readonly string[]
  /** The names of these records as they are now, by one query; '' for what has none. */
  read(db: Db, records: readonly RecordKey[]): Promise<(record: RecordKey) => string>
  /** Records whose name holds this text, at most `most` of each resource; of all resources where none are given. */
  find(db: Db, text: string, resources: readonly string[] | undefined, most: number): Promise<RecordKey[]>
  /** The same records, each once, with those that belong to another one as that one. */
  owners(db: Db, records: readonly RecordKey[]): Promise<RecordKey[]>
}

/** Where a record is in use; a refused deletion answers these. */
export interface Use {
  readonly resource: string
  readonly id: number
  readonly label: string
}
