import { randomBytes } from 'node:crypto'
import pg from 'pg'
import {
  type Database,
  type EmbeddedDatabase,
  openDatabase,
  openInMemory,
} from '#kit/data/server/database.ts'
import { hashOfMigrations, readEmptyDump, writeEmptyDump } from '#kit/data/server/emptyDump.ts'
import { dumpMigrated, migrate } from '#kit/data/server/migrate.ts'

/**
 * A migrated, empty database of its own; on PostgreSQL if LECTERN_TEST_DATABASE_URL names a cluster's admin, and through a
 * pooler of that cluster if LECTERN_TEST_POOLER_URL names one. LECTERN_TEST_REPLICA_URL may name a hot standby of it.
 */
export function openTestDatabase(): Promise<Database> {
  const admin = process.env['LECTERN_TEST_DATABASE_URL']
  return admin ? openOnPostgres(admin) : openOnEngine()
}

/** Engines that test files gave back empty; the next file takes one, warm as it is. */
const idle: EmbeddedDatabase[] = []
let schemaOfEmpty: string | undefined

async function openOnEngine(): Promise<Database> {
  const engine = idle.pop() ?? (await startEmpty())
  schemaOfEmpty ??= await schemaOf(engine)
  let closing: Promise<void> | undefined
  return { ...engine, close: () => (closing ??= recycle(engine)) }
}

async function startEmpty(): Promise<EmbeddedDatabase> {
  const cached = await readEmptyDump()
  if (cached) return openInMemory(cached)
  const dump = await dumpMigrated()
  await writeEmptyDump(dump)
  return openInMemory(dump)
}

/** Keeps an engine for the next file, if nothing tells it from a new one; another one is stopped. */
async function recycle(engine: EmbeddedDatabase): Promise<void> {
  try {
    await engine.pool.query('drop schema if exists pgboss cascade')
    await engine.pool.query('discard all')
    await truncateAll(engine)
    if ((await schemaOf(engine)) !== schemaOfEmpty) throw new Error('it has other tables now')
    idle.push(engine)
  } catch {
    await engine.close()
  }
}

/** Every table, column, index, constraint, function and trigger, as one text. */
async function schemaOf({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(everyObject)
  return rows[0]?.schema ?? ''
}

const everyObject = `
  select concat(
    (select string_agg(concat_ws(' ', attrelid::regclass, attname, atttypid::regtype, attnotnull), ';' order by attrelid::regclass::text, attnum)
      from pg_attribute join pg_class c on c.oid = attrelid where relnamespace = 'public'::regnamespace and attnum > 0),
    (select string_agg(pg_get_constraintdef(oid), ';' order by conrelid::regclass::text, conname)
      from pg_constraint where connamespace = 'public'::regnamespace),
    (select string_agg(prosrc, ';' order by proname) from pg_proc where pronamespace = 'public'::regnamespace),
    (select string_agg(concat_ws(' ', tgname, tgenabled), ';' order by tgrelid::regclass::text, tgname)
      from pg_trigger where not tgisinternal)) as schema`

async function openOnPostgres(adminUrl: string): Promise<Database> {
  const { name, url, drop } = await makeDatabase(adminUrl)
  const pooler = process.env['LECTERN_TEST_POOLER_URL']
  const replica = process.env['LECTERN_TEST_REPLICA_URL']
  const database = await openDatabase({
    ...(pooler ? { databaseUrl: urlOf(pooler, name), directUrl: url } : { databaseUrl: url }),
    replicaUrls: replica ? [urlOf(replica, name)] : [],
    dataDir: '',
  })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A database in a cluster, for as long as a test needs it. */
export interface MadeDatabase {
  readonly name: string
  readonly url: string
  drop(): Promise<void>
}

/** A migrated, empty database for a server of its own; none where LECTERN_TEST_DATABASE_URL names no cluster. */
export async function makeTestDatabase(): Promise<MadeDatabase | undefined> {
  const admin = process.env['LECTERN_TEST_DATABASE_URL']
  return admin ? makeDatabase(admin) : undefined
}

async function makeDatabase(adminUrl: string): Promise<MadeDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await asAdmin(adminUrl, async (admin) => {
    const template = await makeTemplate(adminUrl, admin)
    await admin.query(`create database ${name} template ${template}`)
  })
  const drop = () =>
    asAdmin(adminUrl, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`)
    })
  return { name, url: urlOf(adminUrl, name), drop }
}

/** Migrates once for all test files; the last step is a rename, so a template that exists is whole. */
async function makeTemplate(adminUrl: string, admin: pg.Client): Promise<string> {
  const name = `template_${await hashOfMigrations()}`
  await admin.query('select pg_advisory_lock(5318008)')
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (!rowCount) {
    const making = `${name}_making`
    await admin.query(`drop database if exists ${making} with (force)`)
    await admin.query(`create database ${making}`)
    const database = await openDatabase({ databaseUrl: urlOf(adminUrl, making), dataDir: '' })
    await migrate(database)
    await database.close()
    await admin.query(`alter database ${making} rename to ${name}`)
  }
  await admin.query('select pg_advisory_unlock(5318008)')
  return name
}

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await work(admin).finally(() => admin.end())
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

// Deleting the few rows of a test is far quicker than TRUNCATE, which makes new files for each table and index.
// Without the constraints' triggers the order of the tables does not matter.
const emptyTables = `
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute 'delete from ' || name;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`

/** Empties every table between two tests, and lets ids begin at 1 again. */
export async function truncateAll({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query(emptyTables)
}
