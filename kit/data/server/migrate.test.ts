import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { freshDataDir, startChild } from '#kit/testing/server/childProcess.ts'
import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { type Database, openEmbedded } from './database.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.pool.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  )
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

async function empty({ pool }: Database): Promise<void> {
  await pool.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
}

/** The folder as drizzle-kit writes it. */
function writeMigrations(...files: string[]): void {
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const entries = files.map((sql, idx) => {
    const tag = `${String(idx).padStart(4, '0')}_step`
    writeFileSync(join(folder, `${tag}.sql`), sql)
    return { idx, version: '7', when: 1_700_000_000_000 + idx, tag, breakpoints: true }
  })
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

const step = (name: string): string =>
  `create table ${name} (id int);--> statement-breakpoint\ninsert into ${name} values (1);`

async function rowsOf(name: string, from = database): Promise<unknown[]> {
  return (await from.pool.query(`select id from ${name}`)).rows
}

test('each migration runs once, however often the program starts', async () => {
  writeMigrations(step('one'))
  await migrate(database, folder)
  await migrate(database, folder)
  writeMigrations(step('one'), step('two'))
  await migrate(database, folder)
  expect(await rowsOf('one')).toEqual([{ id: 1 }])
  expect(await rowsOf('two')).toEqual([{ id: 1 }])
})

test('a folder without migrations changes nothing', async () => {
  await migrate(database, join(folder, 'absent'))
  const { rows } = await database.pool.query(`select from pg_namespace where nspname = 'drizzle'`)
  expect(rows).toEqual([])
})

test('a migration that fails leaves nothing of itself, and the ones before it whole', async () => {
  writeMigrations(step('one'), `${step('two')}--> statement-breakpoint\nselect 1 / 0;`)
  await expect(migrate(database, folder)).rejects.toThrow('division by zero')
  expect(await rowsOf('one')).toEqual([{ id: 1 }])
  await expect(rowsOf('two')).rejects.toThrow('does not exist')
  writeMigrations(step('one'), step('two'))
  await migrate(database, folder)
  expect(await rowsOf('two')).toEqual([{ id: 1 }])
})

test('a version serves on a database to which a newer one added, so that both run beside each other', async () => {
  writeMigrations(step('one'))
  await migrate(database, folder, '0.4.0')
  writeMigrations(step('one'), step('two'))
  await migrate(database, folder, '0.5.0')
  writeMigrations(step('one'))
  await migrate(database, folder, '0.4.0')
  expect(await rowsOf('two')).toEqual([{ id: 1 }])
})

test('a database from which a newer version took what an older one uses is refused by that one alone', async () => {
  const drop = (since: string) => `-- Unused since ${since}: the table one\ndrop table if exists one;`
  writeMigrations(step('one'), drop('0.10.0'), drop('0.9.0'))
  await migrate(database, folder, '0.11.0')
  writeMigrations(step('one'))
  await migrate(database, folder, '0.10.0')
  await expect(migrate(database, folder, '0.9.9')).rejects.toThrow('newer version')
})

test('a database that a newer version migrated before it noted what it took away is refused', async () => {
  writeMigrations(step('one'), step('two'))
  await migrate(database, folder)
  await database.pool.query('drop table drizzle.oldest_version')
  writeMigrations(step('one'))
  await expect(migrate(database, folder)).rejects.toThrow('newer version')
})

test('programs that start at the same time migrate once', async () => {
  writeMigrations(`${step('one')}--> statement-breakpoint\nselect pg_sleep(0.1);`, step('two'), step('three'))
  await Promise.all(Array.from({ length: isPostgres ? 5 : 1 }, () => migrate(database, folder)))
  expect(await rowsOf('one')).toEqual([{ id: 1 }])
  expect(await rowsOf('three')).toEqual([{ id: 1 }])
})

test.skipIf(isPostgres)(
  'migrations that are killed midway are finished by the next start',
  async () => {
    const names = ['one', 'two', 'three', 'four', 'five']
    const steps = names.map((name) => `${step(name)}--> statement-breakpoint\nselect pg_sleep(0.1);`)
    // However late a kill comes, it comes before the last one ends.
    writeMigrations(...steps, 'select pg_sleep(600);')
    const { dataDir, remove } = freshDataDir()
    const before = await openEmbedded(dataDir)
    await empty(before)
    await before.close()
    for (const pause of [50, 150, 250]) {
      const child = startChild('migrate', dataDir, folder)
      await child.waitForLines(1)
      await wait(pause)
      await child.kill()
      expect(child.lines).toEqual(['open'])
    }
    writeMigrations(...steps)
    const after = await openEmbedded(dataDir)
    await migrate(after, folder)
    for (const name of names) expect(await rowsOf(name, after)).toEqual([{ id: 1 }])
    await after.close()
    remove()
  },
  180_000,
)
