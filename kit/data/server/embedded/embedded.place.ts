import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
} from 'node:fs'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

// `pg` and `psql` want the socket's folder, and add this name themselves.
const socketName = '.s.PGSQL.5432'
// The kernel takes 107 bytes, macOS 103.
const maxSocketPathLength = 100

/** Where the embedded PostgreSQL keeps its files: an absolute path below the installation's data folder. */
export const databaseFolder = (dataDir: string): string => join(resolve(dataDir), 'database')
/** The path of the server's Unix socket in its folder, named as PostgreSQL's clients expect it. */
export const socketIn = (folder: string): string => join(folder, socketName)
const makingMark = (dataDir: string): string => join(resolve(dataDir), 'database.making')
const socketNote = (dataDir: string): string => join(resolve(dataDir), 'socket-folder')
const usualSocketFolder = (dataDir: string): string => join(resolve(dataDir), 'socket')

/** A folder for the socket that its owner alone can open. Call it with the lock held. */
export function makeSocketFolder(dataDir: string): string {
  removeSocketFolder(dataDir)
  const usual = usualSocketFolder(dataDir)
  if (Buffer.byteLength(socketIn(usual)) <= maxSocketPathLength) {
    mkdirSync(usual, { recursive: true, mode: 0o700 })
    chmodSync(usual, 0o700)
    return usual
  }
  const short = mkdtempSync(join(tmpdir(), 'database-'))
  writeFileSync(socketNote(dataDir), short, { mode: 0o600 })
  return short
}

/** Where the running server's socket is, if one was made. */
export function findSocketFolder(dataDir: string): string {
  const note = socketNote(dataDir)
  return existsSync(note) ? readFileSync(note, 'utf8') : usualSocketFolder(dataDir)
}

/** Removes the folder of the socket and the note of where it is, as they may be left of a process that was killed. */
export function removeSocketFolder(dataDir: string): void {
  rmSync(findSocketFolder(dataDir), { recursive: true, force: true })
  rmSync(socketNote(dataDir), { force: true })
}

/**
 * Whether the database must be made anew. A start that was killed while it made one left its mark: nothing had been
 * answered yet, so the half is thrown away. Without the mark nothing is ever thrown away.
 */
export function needsMaking(dataDir: string): boolean {
  if (!existsSync(makingMark(dataDir))) return !existsSync(join(databaseFolder(dataDir), 'PG_VERSION'))
  rmSync(databaseFolder(dataDir), { recursive: true, force: true })
  return true
}

/** Marks on disk, synced, that the database is being made, and makes its folder; `finishMaking` takes the mark away. */
export function beginMaking(dataDir: string): void {
  writeFileSync(makingMark(dataDir), '')
  syncPath(makingMark(dataDir))
  syncPath(resolve(dataDir))
  mkdirSync(databaseFolder(dataDir), { recursive: true, mode: 0o700 })
}

/** The engine copies its first files without syncing them; afterwards it syncs what it changes. */
export function finishMaking(dataDir: string): void {
  syncTree(databaseFolder(dataDir))
  rmSync(makingMark(dataDir))
  syncPath(resolve(dataDir))
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string): void {
  // Windows opens no directories.
  if (process.platform === 'win32') return
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
