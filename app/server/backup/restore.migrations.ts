import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from '#kit/data/server/database.ts'
import { migrationsFolder } from '#kit/data/server/emptyDump.ts'
import { migrate } from '#kit/data/server/migrate.ts'

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) })

const readJournal = async () =>
  journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))

/** The migrations that this version ships, by their times. */
export const shippedMigrations = async (): Promise<number[]> =>
  (await readJournal()).entries.map(({ when }) => when)

/** Brings an empty database to the state of an earlier version, which had only the migrations of these times. */
export async function migrateOnly(database: Database, times: readonly number[]): Promise<void> {
  await database.pool.query(
    'drop schema if exists drizzle cascade; drop schema public cascade; create schema public',
  )
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const journal = await readJournal()
    const entries = journal.entries.filter(({ when }) => times.includes(when))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(database, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
