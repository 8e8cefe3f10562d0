import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#kit/testing/server/freePort.ts'
import { unprivilegedOwner } from '#kit/testing/server/unprivileged.ts'

export interface Cluster {
  /** The administrator's address. */
  url: string
  stop(): Promise<void>
}

interface Options {
  /** False: answers do not wait for the disk, which tests need not. */
  isDurable?: boolean
  /** True: none installed is a failure. */
  isNeeded?: boolean
}

const oldestVersion = 15
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A PostgreSQL cluster of its own in a temporary folder on a private port; undefined where none is installed and none is needed. */
export async function startPostgres({ isDurable = true, isNeeded = false }: Options = {}): Promise<
  Cluster | undefined
> {
  const binaries = findBinaries()
  if (!binaries) {
    const missing = `No PostgreSQL ${oldestVersion} or newer found (on Debian: apt-get install postgresql).`
    if (isNeeded) throw new Error(missing)
    console.log(missing)
    return undefined
  }
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
  await promisify(execFile)(join(binaries, 'initdb'), initdb, { ...owner, cwd: folder })

  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const flags = [...settings, 'max_connections=200', ...(isDurable ? [] : fast)].flatMap((flag) => [
    '-c',
    flag,
  ])
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  })
  const stop = stopper(server, folder)
  if (await isReady(binaries, port)) return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
  await stop()
  throw new Error(`PostgreSQL in ${binaries} did not start.`)
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newestFirst = versions.filter(Number.isFinite).toSorted((a, b) => b - a)
  const folders = newestFirst.map((version) => join(debian, String(version), 'bin'))
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...folders, ...onPath].find((folder) => existsSync(join(folder, 'initdb')) && isRecent(folder))
}

function isRecent(folder: string): boolean {
  const version = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(version)?.[0]) >= oldestVersion
}

async function isReady(binaries: string, port: number): Promise<boolean> {
  for (let tries = 0; tries < 300; tries++) {
    const probe = spawn(join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
      stdio: 'ignore',
    })
    const [code] = await once(probe, 'exit')
    if (code === 0) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

function stopper(server: ChildProcess, folder: string): () => Promise<void> {
  const exited = once(server, 'exit')
  const kill = (): boolean => server.kill('SIGQUIT')
  process.once('exit', kill)
  return async () => {
    process.off('exit', kill)
    // Fast shutdown: clients are disconnected, and the files are removed anyway.
    server.kill('SIGINT')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
}
