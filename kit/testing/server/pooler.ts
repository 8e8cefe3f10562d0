import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { unprivilegedOwner } from './unprivileged.ts'

const binary = '/usr/sbin/pgbouncer'

/** What to say where there is none. */
export const withoutPooler = 'No PgBouncer found (on Debian: apt-get install pgbouncer).'

export const hasPooler = (): boolean => existsSync(binary)

export interface Pooler {
  /** As that of the cluster behind it. */
  readonly url: string
  /** Ends it at once, and the connections of everybody with it. */
  crash(): Promise<void>
  /** Starts it again after a crash. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** PgBouncer in transaction mode before the cluster at `url`, with `size` connections for each database. */
export async function startPooler(url: string, size: number): Promise<Pooler> {
  const { hostname, port: clusterPort, username } = new URL(url)
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    default_pool_size: size,
    max_client_conn: 500,
    auth_type: 'any',
    logfile: join(folder, 'log'),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const behind = `* = host=${hostname} port=${clusterPort || 5432} user=${username}`
  writeFileSync(file, ['[databases]', behind, '[pgbouncer]', ...lines, ''].join('\n'))
  const owner = unprivilegedOwner()
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  let server: ChildProcess | undefined
  const crash = async (): Promise<void> => {
    const exited = server && once(server, 'exit')
    server?.kill('SIGKILL')
    await exited
    server = undefined
  }
  const start = async (): Promise<void> => {
    server = spawn(binary, ['--quiet', file], { ...owner, cwd: folder, stdio: 'ignore' })
    await answers(port)
  }
  await start()
  const pooled = new URL(url)
  Object.assign(pooled, { hostname: '127.0.0.1', port: String(port) })
  return {
    url: pooled.href,
    crash,
    start,
    async stop() {
      await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PgBouncer did not start.')
}
