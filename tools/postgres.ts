import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '#kit/testing/server/freePort.ts'
import { unprivilegedOwner, type Owner } from '#kit/testing/server/unprivileged.ts'

export interface Cluster {
  /** The administrator's address. */
  readonly url: string
  /** Ends all its processes at once, in the middle of what they do; the files stay as they are. */
  crash(): Promise<void>
  /** Starts it again after a crash; where it runs, waits until it takes questions. */
  start(): Promise<void>
  /** A hot standby that follows it, at an address of its own; from `port`, where that leads to this cluster. */
  addStandby(port?: number): Promise<Cluster>
  /** Ends it and removes its files. */
  stop(): Promise<void>
}

interface Options {
  /** False: answers do not wait for the disk, which tests need not. */
  isDurable?: boolean
  /** True: none installed is a failure. */
  isNeeded?: boolean
  /** Where its folder is made. */
  disk?: string
}

const oldestVersion = 15
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A PostgreSQL cluster of its own in a temporary folder on a private port; undefined where none is installed and none is needed. */
export async function startPostgres({
  isDurable = true,
  isNeeded = false,
  disk = tmpdir(),
}: Options = {}): Promise<Cluster | undefined> {
  const binaries = findBinaries()
  if (!binaries) {
    const missing = `No PostgreSQL ${oldestVersion} or newer found (on Debian: apt-get install postgresql).`
    if (isNeeded) throw new Error(missing)
    console.log(missing)
    return undefined
  }
  const flags = ['max_connections=200', ...(isDurable ? [] : fast)]
  return startCluster(binaries, disk, flags, async (data, as) => {
    const initdb = [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]
    await promisify(execFile)(join(binaries, 'initdb'), initdb, as)
  })
}

type As = Partial<Owner> & { readonly cwd: string }

async function startCluster(
  binaries: string,
  disk: string,
  settings: readonly string[],
  fill: (data: string, as: As) => Promise<void>,
): Promise<Cluster> {
  const owner = unprivilegedOwner()
  const folder = mkdtempSync(join(disk, 'postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const as = { ...owner, cwd: folder }
  const data = join(folder, 'data')
  await fill(data, as)
  const port = await freePort()
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
  const flags = [...own, ...settings].flatMap((flag) => ['-c', flag])
  let server: ChildProcess | undefined
  const kill = (): boolean | undefined => server?.kill('SIGQUIT')
  const isRunning = (): boolean => server?.exitCode === null && server.signalCode === null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    // One that found its disk full may have ended by itself.
    if (!server || !isRunning()) return
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  const stop = async (): Promise<void> => {
    process.off('exit', kill)
    // Fast shutdown: clients are disconnected, and the files are removed anyway.
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async (): Promise<void> => {
    if (!isRunning())
      server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], { ...as, stdio: 'ignore' })
    if (await isReady(binaries, port)) return
    await stop()
    throw new Error(`PostgreSQL in ${binaries} did not start.`)
  }
  process.once('exit', kill)
  await start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    // Immediate shutdown: nothing is finished or written, as when the machine fails.
    crash: () => end('SIGQUIT'),
    start,
    addStandby: (from = port) =>
      startCluster(binaries, tmpdir(), settings, async (copy, its) => {
        const reach = ['-h', '127.0.0.1', '-p', String(from), '-U', 'postgres']
        // -R has it begin as a standby of where it was copied from.
        const copying = ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', ...reach]
        await promisify(execFile)(join(binaries, 'pg_basebackup'), copying, its)
      }),
    stop,
  }
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
