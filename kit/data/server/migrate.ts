import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { version } from '#kit/ops/server/version.ts'
import { type Database, openInMemory } from './database.ts'
import { migrationsFolder } from './emptyDump.ts'
import { isOlder, unusedSince } from './migration.rules.ts'
import { appliedTimes } from './schemaState.ts'

// The table that drizzle-kit's own tools read, how old a version may be that works with what they made, and the schema of
// pg-boss, whose making of it fails where two servers start at once.
const makeTable = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.oldest_version (version text not null);
  create schema if not exists pgboss`
// Any number will do, if it is always the same one.
const lockKey = 7_431_908_265

/**
 * Brings the database to the state of the folder `migrations`. Each migration is one transaction, so a kill leaves
 * whole ones; whoever starts at the same time waits. Drizzle's own migrator has no lock, and skips a migration
 * that was written earlier but landed later than the newest one. Later migrations of a newer version are left as they are:
 * they add, or say since which version nothing uses what they take away.
 *
 * @throws Error where a newer version took away what `own`, the version that asks, still uses
 */
export async function migrate(
  database: Pick<Database, 'direct'>,
  folder = migrationsFolder,
  own = version,
): Promise<void> {
  if (!existsSync(join(folder, 'meta', '_journal.json'))) return
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const client = await database.direct.connect()
  let isDone = false
  try {
    // Each is looked up again under the lock.
    const applied = await appliedTimes(client)
    const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis))
    for (const migration of missing) await inTransaction(client, () => apply(client, migration))
    await refuseTooNew(client, migrations, own)
    isDone = true
  } finally {
    client.release(!isDone)
  }
}

async function inTransaction(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    // Whoever waited knows of no schema that was made meanwhile until it locks a table, and would make it once more.
    await client.query('select from pg_namespace limit 0')
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function apply(client: pg.PoolClient, migration: MigrationMeta): Promise<void> {
  await client.query(makeTable)
  const applied = await client.query('select from drizzle.__drizzle_migrations where created_at = $1', [
    migration.folderMillis,
  ])
  if (applied.rowCount) return
  for (const statement of migration.sql) await client.query(statement)
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    migration.hash,
    migration.folderMillis,
  ])
  const since = unusedSince(migration.sql.join('\n'))
  if (since !== undefined) await raiseOldest(client, since)
}

/** While a version replaces the one before, servers of both are at work; one that is older still would miss what it uses. */
async function refuseTooNew(client: pg.PoolClient, migrations: MigrationMeta[], own: string): Promise<void> {
  if (migrations.length === 0) return
  const times = migrations.map((migration) => migration.folderMillis)
  const unknown = await client.query(
    'select from drizzle.__drizzle_migrations where created_at <> all($1::bigint[])',
    [times],
  )
  if (!unknown.rowCount) return
  const noted = await client.query(`select to_regclass('drizzle.oldest_version') is not null as is_there`)
  const oldest = noted.rows[0]?.is_there ? await oldestVersion(client) : undefined
  if (noted.rows[0]?.is_there && (oldest === undefined || !isOlder(own, oldest))) return
  throw new Error(
    'This database was migrated by a newer version of the program: start that one, or restore a backup.',
  )
}

async function oldestVersion(client: pg.PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ version: string }>('select version from drizzle.oldest_version')
  return rows[0]?.version
}

/** Notes that versions before this one cannot work any more. */
async function raiseOldest(client: pg.PoolClient, since: string): Promise<void> {
  const before = await oldestVersion(client)
  if (before !== undefined && !isOlder(before, since)) return
  await client.query('delete from drizzle.oldest_version')
  await client.query('insert into drizzle.oldest_version (version) values ($1)', [since])
}

/** The migrated, empty database as an archive, for a first start in under a second. */
export async function dumpMigrated(): Promise<Uint8Array<ArrayBuffer>> {
  const database = await openInMemory()
  try {
    await migrate(database)
    return await database.dump()
  } finally {
    await database.close()
  }
}
