import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '#kit/data/server/database.ts'
import type { Database } from '#kit/data/server/database.ts'
import { shippedMigrations, migrateOnly } from '#app/server/backup/restore.migrations.ts'
import { killStart, startServer } from './server.ts'

const landed = await shippedMigrations()
/** The oldest and the newest at least. */
const tried = Math.max(2, Number(process.env['TORTURE_VERSIONS'] ?? 5))

/** So many versions, by their number of migrations, from the oldest to the newest at even distances; all where there are fewer. */
const versions =
  tried >= landed.length
    ? landed.map((_time, index) => index + 1)
    : Array.from({ length: tried }, (_, index) => 1 + Math.round((index * (landed.length - 1)) / (tried - 1)))

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
}

/** What a row cannot do without. */
const neededColumns = `
  select c.table_name as table, c.column_name as name, c.udt_name as type
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_nullable = 'NO'
    and c.column_default is null and c.is_generated = 'NEVER' and c.is_identity = 'NO'`

const some: Readonly<Record<string, string>> = {
  bool: 'false',
  date: `'2096-10-02'`,
  // A moment in the year 2096, so that nothing has run out and is swept away.
  int8: '4000000000000',
  jsonb: `'[]'`,
  text: `'kept'`,
  uuid: 'gen_random_uuid()',
}

/** One row in every table, of whatever it asks for. */
async function fill({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<Column>(neededColumns)
  for (const table of new Set(rows.map((column) => column.table))) {
    const columns = rows.filter((column) => column.table === table)
    const names = columns.map(({ name }) => `"${name}"`).join(', ')
    const values = columns.map(({ type }) => some[type] ?? (type.startsWith('_') ? `'{}'` : '1')).join(', ')
    await pool.query(`insert into "${table}" (${names}) values (${values})`)
  }
}

async function counts({ pool }: Database): Promise<Readonly<Record<string, number>>> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await pool.query<{ count: number }>(`select count(*) as count from "${name}"`)
    found[name] = counted.rows[0]?.count ?? 0
  }
  return found
}

async function inDatabase<T>(dataDir: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openEmbedded(dataDir)
  return work(database).finally(() => database.close())
}

test.each(versions)(
  'a data directory of the version with %i migrations is brought to today’s, also where that is killed midway',
  async (count) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'lectern-migrations-'))
    const before = await inDatabase(dataDir, async (database) => {
      await migrateOnly(database, landed.slice(0, count))
      await fill(database)
      return counts(database)
    })
    await killStart(dataDir, Math.random() * 2000)
    const server = await startServer(dataDir)
    const { status } = await fetch(`${server.url}/readyz`)
    await server.kill('SIGTERM')
    const after = await inDatabase(dataDir, counts)
    await rm(dataDir, { recursive: true, force: true })
    expect(status).toBe(200)
    expect(Object.keys(before).length).toBeGreaterThan(10)
    // A table may be gone in today's version; the first administrator may have come.
    const lost = Object.entries(before).filter(([table, rows]) => (after[table] ?? rows) < rows)
    expect(lost).toEqual([])
  },
)
