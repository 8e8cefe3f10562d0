import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const holderSchema = z.object({ pid: z.number(), since: z.string() })
type Holder = z.infer<typeof holderSchema>

export interface DataLock {
  release(): void
}

/** Another process uses the directory; `message` is a sentence for the operator. */
export class DataDirInUse extends Error {
  readonly holder: Holder | undefined

  constructor(dataDir: string, holder: Holder | undefined) {
    const who = holder ? `process ${holder.pid} since ${holder.since}` : 'another process'
    super(
      `The data directory ${resolve(dataDir)} is already in use by ${who}: stop it, or choose another DATA_DIR.`,
    )
    this.name = 'DataDirInUse'
    this.holder = holder
  }
}

// A lock that is not referenced would be collected, and released with that.
const held = new Set<DatabaseSync>()
const sqliteBusy = 5

/**
 * Takes the directory for this process, or throws DataDirInUse at once. Two processes on one embedded database
 * would lose writes in silence. The lock is the kernel's, taken through SQLite on an empty file: it falls with the
 * process however that dies, cannot be left behind, and is seen across containers, where a process id means nothing.
 */
export function lockDataDir(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(dataDir, 'lock'))
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    if (isBusy(error)) throw new DataDirInUse(dataDir, readHolder(dataDir))
    throw error
  }
  held.add(file)
  writeHolder(dataDir, { pid: process.pid, since: new Date().toISOString() })
  return {
    release() {
      if (held.delete(file)) file.close()
    },
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
}

function writeHolder(dataDir: string, holder: Holder): void {
  const path = join(dataDir, 'lock.json')
  writeFileSync(`${path}.new`, JSON.stringify(holder))
  renameSync(`${path}.new`, path)
}

function readHolder(dataDir: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')))
  } catch {
    // The holder has the lock but has not written its name yet.
    return undefined
  }
}
