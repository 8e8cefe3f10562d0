import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { totalmem } from 'node:os'
import type { Env } from '#kit/ops/server/env.ts'
import { freeBytes } from '#kit/ops/server/freeDisk.ts'
import { codeOf, findingsOf, type Finding } from './finding.ts'

const mb = 1024 ** 2
const inMb = (bytes: number) => `${Math.round(bytes / mb).toLocaleString('en')} MB`

/** Node, memory, and where files are written. */
export const checkMachine = async (env: Env): Promise<readonly Finding[]> => [
  checkNode(process.versions.node),
  checkMemory(env, process.constrainedMemory() || Infinity),
  ...(await checkDisk(env)),
]

function checkNode(version: string): Finding {
  const { ok, warning } = findingsOf('node')
  const [major = 0] = version.split('.').map(Number)
  return major >= 24
    ? ok(`Node ${version}`)
    : warning(
        `Node ${version} is older than what the server is made for`,
        'Run `npm ci` again: it brings Node 24.',
      )
}

/** In bytes: what a server needs beside what it does for people. */
const least = { embedded: 512 * mb, postgres: 256 * mb }

function checkMemory({ DATABASE_URL }: Env, limit: number): Finding {
  const { ok, warning, fault } = findingsOf('memory')
  const bytes = Math.min(limit, totalmem())
  const needed = DATABASE_URL ? least.postgres : least.embedded
  const found = `${inMb(bytes)} for this process`
  if (bytes < needed) return fault(found, `Give it at least ${inMb(2 * needed)}.`)
  return bytes < 2 * needed
    ? warning(found, `Give it ${inMb(2 * needed)}: imports and pictures need room.`)
    : ok(found)
}

async function checkDisk(env: Env): Promise<readonly Finding[]> {
  const { ok, warning, fault } = findingsOf('disk')
  const { DATA_DIR, DISK_FLOOR } = env
  try {
    await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
    await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return [
      fault(
        `DATA_DIR ${DATA_DIR} cannot be written (${codeOf(error)})`,
        'Give it to the user that runs the server, or set another DATA_DIR.',
      ),
    ]
  }
  const free = await freeBytes(env)
  const found = `${inMb(free)} free in ${DATA_DIR}`
  if (free < DISK_FLOOR)
    return [
      fault(
        `${found}, less than DISK_FLOOR (${inMb(DISK_FLOOR)}): files are refused`,
        'Make room, or set a lower DISK_FLOOR.',
      ),
    ]
  return [
    free < 2 * DISK_FLOOR
      ? warning(found, `Below ${inMb(DISK_FLOOR)} files are refused: make room.`)
      : ok(found),
  ]
}
