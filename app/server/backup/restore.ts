import { chmod, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { Database } from '#kit/data/server/database.ts'
import { migrate } from '#kit/data/server/migrate.ts'
import { keyFile, oldKeyFile, readSecretKey } from '#kit/secret/server/secretKey.ts'
import type { Archive } from './backup.archive.ts'
import { CommandRefused, linesOf, openArchive, textOf } from './backup.archive.ts'
import { filesFolder, manifest, manifestEntry, marksOf, tableEntry } from './backup.manifest.ts'
import type { Manifest } from './backup.manifest.ts'
import { fullName, insertRows, listTables } from './backup.tables.ts'
import type { Place } from './backup.ts'
import { shippedMigrations, migrateOnly } from './restore.migrations.ts'

export interface Restored {
  readonly manifest: Manifest
  /** Which key of the backup's server this one does not have, although secrets in the rows may be sealed with it. */
  readonly missingKey: 'SECRET_KEY' | 'SECRET_KEY_OLD' | undefined
}

/**
 * Puts a backup into an empty database and its files into the store. The rows come last and in one transaction, so
 * whoever is interrupted runs it again.
 * @throws CommandRefused where the backup is damaged or newer, or the database has rows
 */
export async function restore(place: Place, path: string): Promise<Restored> {
  const archive = await openArchive(path)
  try {
    const stored = await readManifest(archive, path)
    await archive.check()
    await migrateLike(place.database, stored)
    await putFiles(place, archive, path)
    const missingKey = await putKey(place, archive, stored)
    await putRows(place.database, archive, stored)
    // What the backup's version did not know yet.
    await migrate(place.database)
    return { manifest: stored, missingKey }
  } finally {
    archive.close()
  }
}

async function readManifest(archive: Archive, path: string): Promise<Manifest> {
  const parsed = manifest.safeParse(JSON.parse(await textOf(archive, manifestEntry)))
  if (parsed.success) return parsed.data
  throw new CommandRefused(`${path} is no backup that this version can read.`)
}

async function withClient<T>({ pool }: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isDone = false
  try {
    const result = await work(client)
    isDone = true
    return result
  } finally {
    client.release(!isDone)
  }
}

/** Brings the empty database to the state of the backup's version, so that later migrations also see its rows. */
async function migrateLike(database: Database, { migrations }: Manifest): Promise<void> {
  const shipped = await shippedMigrations()
  if (!migrations.every((time) => shipped.includes(time)))
    throw new CommandRefused(
      'This backup was made by a newer version of the program: restore it with that one.',
    )
  await withClient(database, refuseFilled)
  if (migrations.length < shipped.length) await migrateOnly(database, migrations)
  else await migrate(database)
}

async function refuseFilled(client: pg.PoolClient): Promise<void> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${fullName(table)} limit 1`)
    if (rowCount)
      throw new CommandRefused(
        `The database is not empty (${table.name} has rows): restore into an empty DATA_DIR or database.`,
      )
  }
}

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

async function putFiles({ files }: Place, archive: Archive, path: string): Promise<void> {
  for (const name of archive.names.filter((name) => name.startsWith(filesFolder))) {
    const key = name.slice(filesFolder.length)
    if (!/^[\w.-]+$/.test(key)) throw new CommandRefused(`${path} holds a file with a strange name: ${key}`)
    await files.put(
      key,
      await buffer(await archive.read(name)),
      types[extname(key)] ?? 'application/octet-stream',
    )
  }
}

async function putKey(
  { env }: Place,
  archive: Archive,
  { keyMark, oldKeyMark }: Manifest,
): Promise<Restored['missingKey']> {
  for (const [name, isElsewhere] of [
    [keyFile, env.SECRET_KEY],
    [oldKeyFile, env.SECRET_KEY_OLD],
  ] as const) {
    if (isElsewhere || !archive.names.includes(name)) continue
    const path = join(env.DATA_DIR, name)
    await writeFile(path, await textOf(archive, name), { mode: 0o600 })
    await chmod(path, 0o600)
  }
  const here = marksOf(await readSecretKey(env))
  if (!here.includes(keyMark)) return 'SECRET_KEY'
  return oldKeyMark === undefined || here.includes(oldKeyMark) ? undefined : 'SECRET_KEY_OLD'
}

async function putRows(database: Database, archive: Archive, stored: Manifest): Promise<void> {
  await withClient(database, async (client) => {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await makeQueue(client, stored)
    const here = new Map((await listTables(client)).map((table) => [fullName(table), table]))
    for (const table of stored.tables) {
      const columns = table.columns.filter((name) => here.get(fullName(table))?.columns.includes(name))
      const count = await insertRows(client, { ...table, columns }, linesOf(archive, tableEntry(table)))
      if (count !== table.rows)
        throw new CommandRefused(`The backup holds ${count} of ${table.rows} rows of ${table.name}.`)
    }
    for (const { schema, name, value } of stored.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [fullName({ schema, name }), value])
    await client.query('commit')
  })
}

/** The queue makes its tables at the server's first start; here they are needed before. */
async function makeQueue(client: pg.PoolClient, { tables }: Manifest): Promise<void> {
  if (!tables.some(({ schema }) => schema === 'pgboss')) return
  const { rows } = await client.query(`select to_regclass('pgboss.version') is not null as "isThere"`)
  if (!rows[0]?.isThere) await client.query(getConstructionPlans('pgboss'))
}
