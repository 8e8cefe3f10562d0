import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'

const binary = '/usr/sbin/haproxy'
const configuration = join(import.meta.dirname, '../../../deploy/haproxy/haproxy.cfg')

/** What to say where there is none. */
export const withoutBalancer = 'No HAProxy found (on Debian: apt-get install haproxy).'

export const hasBalancer = (): boolean => existsSync(binary)

/** A place for a server; it may be started and stopped while the balancer runs. */
export interface Place {
  readonly port: number
  readonly filesPort: number
}

export interface Balancer {
  /** Where pages and calls are asked for, `http://127.0.0.1:…`. */
  readonly url: string
  /** What it has logged, a line each request. */
  readonly log: () => string
  /** How many of the places are up, by the balancer's own checks. */
  up(): Promise<number>
  stop(): Promise<void>
}

/** HAProxy before servers on this machine, as `deploy/haproxy/haproxy.cfg` has it, but for TLS and the names of servers. */
export async function startBalancer(places: readonly Place[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  const [port, figuresPort] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configurationFor(places, port, figuresPort))
  const server = spawn(binary, ['-db', '-f', file], {
    cwd: folder,
    env: { ...process.env, FILES_HOST: 'files.test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text: Buffer) => (log += String(text)))
  const exited = once(server, 'exit')
  const up = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${figuresPort}/figures;csv`)
    return (await answer.text()).split('\n').filter((line) => /^pages,place\d+,.*,UP,/.test(line)).length
  }
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const isThere = await up().then(
      () => true,
      () => false,
    )
    if (isThere) return { url: `http://127.0.0.1:${port}`, log: () => log, up, stop }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await stop()
  throw new Error(`HAProxy did not start: ${log}`)
}

/** The file that operators use, with these servers, one port without TLS, and figures of its own. */
function configurationFor(places: readonly Place[], port: number, figuresPort: number): string {
  const kept = readFileSync(configuration, 'utf8')
    .split('\n')
    .filter(
      (line) =>
        !/^ {4}(server |bind :443|http-request redirect|http-request set-header X-Forwarded-Proto)/.test(
          line,
        ),
    )
    .join('\n')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
  const servers = (portOf: (place: Place) => number) =>
    places.map((place, index) => {
      const check = portOf(place) === place.port ? '' : ` port ${place.port}`
      return `    server place${index + 1} 127.0.0.1:${portOf(place)}${check}`
    })
  const [before = '', files = ''] = kept.split('\nbackend files')
  return [
    before,
    ...servers((place) => place.port),
    `backend files${files}`,
    ...servers((place) => place.filesPort),
    'frontend figures',
    `    bind 127.0.0.1:${figuresPort}`,
    '    stats enable',
    '    stats uri /figures',
    '',
  ].join('\n')
}
