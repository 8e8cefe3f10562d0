import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
const cacheFolder = fileURLToPath(new URL('../../../.cache/', import.meta.url))

/** Names the state that a fresh database has after all migrations: their text, and the engine that ran them. */
export async function hashOfMigrations(): Promise<string> {
  const hash = createHash('sha256').update(await engineVersion())
  const names = await readdir(migrationsFolder, { recursive: true })
  const counted = names.filter((name) => name.endsWith('.sql') || name.endsWith('_journal.json'))
  for (const name of counted.toSorted()) {
    hash.update(name).update(await readFile(join(migrationsFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** The migrated, empty database from the cache: an empty start takes seconds, from this under one. */
export async function readEmptyDump(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = await dumpPath()
  return existsSync(path) ? new Uint8Array(await readFile(path)) : undefined
}

/** Several test workers may do so at once: the rename lets the last one win, with the same content. */
export async function writeEmptyDump(dump: Uint8Array): Promise<void> {
  const path = await dumpPath()
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, dump)
  await rename(unfinished, path)
}

async function dumpPath(): Promise<string> {
  return join(cacheFolder, `empty-database-${await hashOfMigrations()}.tar.gz`)
}

function engineVersion(): Promise<Buffer> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  return readFile(join(dirname(entry), '..', 'package.json'))
}
