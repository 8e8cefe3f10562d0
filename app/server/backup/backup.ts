import { Readable } from 'node:stream'
import { isNull } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from '#kit/data/server/database.ts'
import type { Env } from '#kit/ops/server/env.ts'
import type { FileStore } from '#kit/files/server/fileStore.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { keyFile, oldKeyFile, readSecretKey } from '#kit/secret/server/secretKey.ts'
import type { AddEntry } from './backup.archive.ts'
import { CommandRefused, writeArchive } from './backup.archive.ts'
import { filesFolder, manifestEntry, marksOf, tableEntry } from './backup.manifest.ts'
import type { Manifest } from './backup.manifest.ts'
import { listSequences, listTables, rowsOf } from './backup.tables.ts'

/** What is backed up, and where restored things go. */
export interface Place {
  readonly env: Env
  readonly database: Database
  readonly files: FileStore
}

interface Written extends Manifest {
  /** Files that the database has and the store has not. */
  readonly missing: number
}

/**
 * Writes every row of every table, as they stood at one moment, and every stored file into one zip. The server may go on
 * meanwhile; the embedded database lets others in again as soon as the rows are read.
 * @throws CommandRefused where the store has none of the files that the database has, and `isWithoutFiles` does not say that they are lost
 */
export async function backUp(
  { env, database, files }: Place,
  path: string,
  { isWithoutFiles = false } = {},
): Promise<Written> {
  const secretKey = await readSecretKey(env)
  const [keyMark = '', oldKeyMark] = marksOf(secretKey)
  const about = { kind: 'lectern-backup', format: 1, at: Date.now(), keyMark, oldKeyMark } as const
  let written: Written | undefined
  await writeArchive(path, async (add) => {
    const known = await filesOf(database)
    const rows = await addTables(database, add)
    const stored = await addFiles(files, add)
    const missing = known.filter((key) => !stored.has(key)).length
    if (!isWithoutFiles && missing > 0 && missing === known.length)
      throw new CommandRefused(
        `The database has ${missing} files, and none of them is in ${env.S3_BUCKET ?? env.DATA_DIR}: name the store, or the DATA_DIR of the server, that has them. Where they are lost, add --without-files.`,
      )
    // An operator who set the key has it elsewhere; one that was made here would be lost with the disk.
    const { current, old } = secretKey
    if (!env.SECRET_KEY) await add(keyFile, Readable.from([current.toString('hex')]), true)
    if (!env.SECRET_KEY_OLD && old) await add(oldKeyFile, Readable.from([old.toString('hex')]), true)
    const told: Manifest = { ...about, ...rows, files: stored.size }
    await add(manifestEntry, Readable.from([JSON.stringify(told, null, 2)]), false)
    written = { ...told, missing }
  })
  if (!written) throw new Error('the backup has no manifest')
  return written
}

async function addTables(database: Database, add: AddEntry) {
  const client = await database.pool.connect()
  let isDone = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    const migrations = await appliedMigrations(client)
    const tables = await listTables(client)
    for (const table of tables) await add(tableEntry(table), Readable.from(rowsOf(client, table)), false)
    const sequences = await listSequences(client)
    await client.query('commit')
    isDone = true
    return { migrations, tables, sequences }
  } finally {
    client.release(!isDone)
  }
}

/** @throws CommandRefused where the database was never the product's */
export async function appliedMigrations(client: pg.ClientBase): Promise<number[]> {
  const journal = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!journal.rows[0]?.isThere)
    throw new CommandRefused('There is nothing to back up: this database is empty.')
  const { rows } = await client.query<{ at: number }>(
    'select created_at as at from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ at }) => at)
}

/** The keys of all files that somebody may still be shown. */
async function filesOf({ db }: Database): Promise<string[]> {
  const rows = await db.select({ key: fileView.key }).from(fileView).where(isNull(fileView.deletedAt))
  return rows.map(({ key }) => key)
}

/** Answers the keys. A file that is deleted for good while this runs was let go by its record before: it is left out. */
async function addFiles(files: FileStore, add: AddEntry): Promise<ReadonlySet<string>> {
  const stored = new Set<string>()
  for await (const { key } of files.list()) {
    const content = await files.read(key).catch(() => undefined)
    if (!content) continue
    await add(filesFolder + key, content, true)
    stored.add(key)
  }
  return stored
}
