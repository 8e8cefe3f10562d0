import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { commandLine, writeLog } from '#kit/call/server/call.ts'
import { connectToRunning, openDatabase } from '#kit/data/server/database.ts'
import type { Database } from '#kit/data/server/database.ts'
import { databaseFolder } from '#kit/data/server/embedded/embedded.place.ts'
import type { Env } from '#kit/ops/server/env.ts'
import { makeFileStore } from '#kit/files/server/makeFileStore.ts'
import { migrate } from '#kit/data/server/migrate.ts'
import { version } from '#kit/ops/server/version.ts'
import { rebuildFigures } from '#features/insight/statistics/server/aggregate.ts'
import { keyFile, oldKeyFile, readSecretKey } from '#kit/secret/server/secretKey.ts'
import { runUserCommand } from './userCommand.ts'
import { CommandRefused } from './backup/backup.archive.ts'
import type { Manifest } from './backup/backup.manifest.ts'
import { backUp } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { sealed } from './sealed.ts'

type Command = (env: Env, words: readonly string[]) => Promise<string>

/** The operator's commands beside `npm start`; each answers what to print. */
export const commands: Readonly<Record<string, Command>> = {
  user: changeUser,
  backup: writeBackup,
  restore: readBackup,
  figures: makeFiguresAnew,
  rotate: sealWithNewKey,
  migrate: migrateOnce,
}

/** PostgreSQL, past a pooler: some commands take longer than one lends a connection. */
const openForCommand = (env: Env): Promise<Database> =>
  openDatabase({
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    max: 2,
  })

/** PostgreSQL, the running server's own database, or the one in DATA_DIR that nobody has. */
const openBeside = (env: Env): Promise<Database> =>
  env.DATABASE_URL ? openForCommand(env) : connectToRunning(env.DATA_DIR)

const closing = async <T>(database: Database, work: () => Promise<T>): Promise<T> =>
  work().finally(() => database.close())

/** Notes for the whole installation what the operator did with it, as the operation log notes what people do (K3). */
const record = ({ db }: Database, action: string, after: Readonly<Record<string, string | number>>) =>
  writeLog(db, [{ resource: 'installation', resourceId: 0, action, after }], {
    actorId: null,
    at: Date.now(),
    requestId: commandLine,
  })

/** For whoever wants the database brought to this version before a server of it starts; each server would do it itself. */
async function migrateOnce(env: Env): Promise<string> {
  const database = await openBeside(env)
  return closing(database, async () => {
    await migrate(database)
    return `The database is ready for version ${version}.`
  })
}

async function changeUser(env: Env, words: readonly string[]): Promise<string> {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { password: text, nickname: text, roles: text },
  })
  const database = await openBeside(env)
  return closing(database, async () => {
    await migrate(database)
    return runUserCommand(database.db, positionals, values, Date.now())
  })
}

const fileName = (words: readonly string[], command: string): string => {
  const [path] = words
  if (path === undefined) throw new CommandRefused(`npm run ${command} -- FILE`)
  return path
}

const countsOf = ({ tables, files }: Manifest) => ({
  rows: tables.reduce((sum, table) => sum + table.rows, 0),
  files,
})

async function writeBackup(env: Env, words: readonly string[]): Promise<string> {
  const path = fileName(words, 'backup')
  const isThere = env.DATABASE_URL !== undefined || existsSync(databaseFolder(env.DATA_DIR))
  if (!isThere) throw new CommandRefused(`There is nothing to back up: ${env.DATA_DIR} holds no database.`)
  const database = await openBeside(env)
  const { made, rows } = await closing(database, async () => {
    const isWithoutFiles = words.includes('--without-files')
    const written = await backUp({ env, database, files: await makeFileStore(env) }, path, { isWithoutFiles })
    const after = { fileName: basename(path), ...countsOf(written) }
    await record(database, 'backUp', after)
    return { made: written, rows: after.rows }
  })
  const about = `${path}: ${rows} rows of ${made.tables.length} tables, ${made.files} files.`
  const aboutKey = env.SECRET_KEY
    ? 'Your SECRET_KEY is not in it: keep it beside.'
    : 'It holds the server’s key: keep it like a password.'
  const aboutMissing =
    made.missing > 0 ? ` ${made.missing} files that the database has are not in the store.` : ''
  return `${about} ${aboutKey}${aboutMissing}`
}

async function makeFiguresAnew(env: Env): Promise<string> {
  const database = await openBeside(env)
  return closing(database, async () => {
    await migrate(database)
    const records = await rebuildFigures({ database })
    await record(database, 'recount', { rows: records })
    return `The figures are made anew from ${records} learning records.`
  })
}

/** Beside running servers, each of which must know both keys by now: one that has the old alone opens nothing of this. */
async function sealWithNewKey(env: Env): Promise<string> {
  const secretKey = await readSecretKey(env)
  if (!secretKey.old)
    throw new CommandRefused(
      `There is no old key. Give the new one as SECRET_KEY and the one before as SECRET_KEY_OLD; where ${env.DATA_DIR} holds it, name ${keyFile} there ${oldKeyFile}. Restart every server, then run this. SECURITY.md says what several servers need first.`,
    )
  const database = await openBeside(env)
  return closing(database, async () => {
    await migrate(database)
    const counts = { sealed: 0, lost: 0 }
    for (const rows of sealed) {
      const done = await rows.reseal(database.db, secretKey)
      counts.sealed += done.sealed
      counts.lost += done.lost
    }
    await record(database, 'rotateKey', counts)
    const lost = counts.lost > 0 ? ` ${counts.lost} open with neither key: they must be entered again.` : ''
    return `${counts.sealed} secrets are sealed with the new key.${lost} After a day run this once more, then take the old key away and restart every server.`
  })
}

const aboutMissing = {
  SECRET_KEY: 'SECRET_KEY is not the one of the backup: keys that people stored must be entered again.',
  SECRET_KEY_OLD:
    'The backup was made while its key was changed, and SECRET_KEY_OLD is not the old one: set it and run `npm run rotate`, or keys that are still sealed with it must be entered again.',
}

async function readBackup(env: Env, words: readonly string[]): Promise<string> {
  const path = fileName(words, 'restore')
  // With the lock, never beside a running server.
  const database = await openForCommand(env)
  const { manifest, missingKey, rows } = await closing(database, async () => {
    const restored = await restore({ env, database, files: await makeFileStore(env) }, path)
    const after = { fileName: basename(path), madeAt: restored.manifest.at, ...countsOf(restored.manifest) }
    await record(database, 'restoreBackup', after)
    return { ...restored, rows: after.rows }
  })
  const done = `Restored ${rows} rows and ${manifest.files} files of ${new Date(manifest.at).toISOString()}.`
  return missingKey ? `${done} ${aboutMissing[missingKey]}` : done
}
