import { chmodSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBalancer } from '#kit/testing/server/balancer.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { openLine, type Line } from '#kit/testing/server/line.ts'
import { startObjectStore } from '#kit/testing/server/objectStore.ts'
import { mountSmallDisk, type SmallDisk } from '#kit/testing/server/smallDisk.ts'
import { startPooler, type Pooler } from '#kit/testing/server/pooler.ts'
import { startPostgres, type Cluster } from '../../tools/postgres.ts'
import { startServer, type RunningServer } from '../server.ts'

/** How many machines serve. */
export const servers = 3

/** What the database has, in bytes. */
const diskSize = 2 * 1024 ** 3

const portOf = (url: string): number => Number(new URL(url).port)

/** A machine that serves, behind a line from the balancer, with lines of its own to what it needs. */
export class Machine {
  readonly #folder: string
  readonly filesPort: number
  readonly #settings: Readonly<Record<string, string>>
  readonly lines: Readonly<Record<string, Line>>
  #server: RunningServer | undefined

  constructor(
    folder: string,
    filesPort: number,
    settings: Readonly<Record<string, string>>,
    lines: Readonly<Record<string, Line>>,
  ) {
    this.#folder = folder
    this.filesPort = filesPort
    this.#settings = settings
    this.lines = lines
  }

  async start(): Promise<void> {
    this.#server = await startServer(this.#folder, this.#settings)
  }

  /** Ends it in the middle of what it does. */
  async crash(): Promise<void> {
    await this.#server?.kill('SIGKILL')
  }

  /** Stops all that it does, and keeps its connections open. */
  freeze(isFrozen: boolean): void {
    this.#server?.process.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT')
  }
}

/** All machines of an installation, and the lines between each two of them. */
export interface World {
  /** What browsers reach. */
  readonly url: string
  readonly machines: readonly Machine[]
  readonly primary: Cluster
  /** That of the primary. */
  readonly disk: SmallDisk
  readonly standby: Cluster
  readonly pooler: Pooler
  /** By what they connect, `server 1 - pooler`. */
  readonly lines: ReadonlyMap<string, Line>
  stop(): Promise<void>
}

/** PostgreSQL with a hot standby, PgBouncer, an S3-compatible store, three servers and a balancer. */
export async function startWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'machines-'))
  const lines = new Map<string, Line>()
  const lineTo = async (name: string, port: number): Promise<Line> => {
    const line = await openLine(port)
    lines.set(name, line)
    return line
  }
  const disk = mountSmallDisk(diskSize, 20_000)
  chmodSync(disk.folder, 0o755)
  const primary = await startPostgres({ isNeeded: true, disk: disk.folder })
  if (!primary) throw new Error('PostgreSQL is needed here.')
  const replication = await lineTo('standby - primary', portOf(primary.url))
  const standby = await primary.addStandby(replication.port)
  const behindPooler = await lineTo('pooler - primary', portOf(primary.url))
  const pooler = await startPooler(behindPooler.over(primary.url), 20)
  const store = await startObjectStore()
  const ports = await Promise.all(Array.from({ length: servers }, freePort))
  const machines: Machine[] = []
  for (const [index, port] of ports.entries()) {
    const own = async (what: string, to: number) => lineTo(`server ${index + 1} - ${what}`, to)
    const its = {
      balancer: await own('balancer', port),
      pooler: await own('pooler', portOf(pooler.url)),
      primary: await own('primary', portOf(primary.url)),
      standby: await own('standby', portOf(standby.url)),
      store: await own('store', portOf(store.settings.S3_ENDPOINT)),
    }
    const filesPort = await freePort()
    const settings = {
      PORT: String(port),
      FILES_PORT: String(filesPort),
      SECRET_KEY: 'machines-machines-machines-machines',
      DATABASE_URL: its.pooler.over(pooler.url),
      DATABASE_DIRECT_URL: its.primary.over(primary.url),
      DATABASE_REPLICA_URLS: its.standby.over(standby.url),
      ...store.settings,
      S3_ENDPOINT: its.store.over(store.settings.S3_ENDPOINT),
      TRUST_PROXY: 'loopback',
    }
    machines.push(new Machine(join(folder, `server-${index + 1}`), filesPort, settings, its))
  }
  // All at once on an empty database: one migrates it, and the others wait.
  await Promise.all(machines.map((machine) => machine.start()))
  const places = machines.map(({ lines: its, filesPort }) => ({
    port: its['balancer']?.port ?? 0,
    filesPort,
  }))
  const balancer = await startBalancer(places)
  return {
    url: balancer.url,
    ...{ machines, primary, disk, standby, pooler, lines },
    async stop() {
      await Promise.all(machines.map((machine) => machine.crash()))
      await balancer.stop()
      await pooler.stop()
      await Promise.all([...lines.values()].map((line) => line.close()))
      await store.close()
      await standby.stop()
      await primary.stop()
      disk.unmount()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
