import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  hasBalancer,
  startBalancer,
  withoutBalancer,
  type Balancer,
  type Place,
} from '#kit/testing/server/balancer.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { startPostgres, type Cluster } from '../tools/postgres.ts'
import { send, signIn, startServer, type RunningServer } from './server.ts'

const clients = 8
/** How often each of both servers is replaced. */
const rounds = Number(process.env['TORTURE_REPLACED'] ?? 1)
const isInCi = process.env['CI'] !== undefined

let cluster: Cluster | undefined
let folder = ''
const places: Place[] = []
let servers: RunningServer[] = []
let balancer: Balancer | undefined

const start = (index: number): Promise<RunningServer> =>
  startServer(join(folder, String(index)), {
    DATABASE_URL: cluster?.url ?? '',
    PORT: String(places[index]?.port),
    FILES_PORT: String(places[index]?.filesPort),
    SECRET_KEY: 'the same for all servers of one database',
    TRUST_PROXY: '127.0.0.1',
    STOP_DELAY_SECONDS: '5',
  })

beforeAll(async () => {
  cluster = await startPostgres({ isDurable: false, isNeeded: isInCi })
  if (!cluster || !hasBalancer()) return
  folder = await mkdtemp(join(tmpdir(), 'lectern-balanced-'))
  for (let count = 0; count < 2; count += 1)
    places.push({ port: await freePort(), filesPort: await freePort() })
  // At once, as they would come: one of them migrates.
  servers = await Promise.all(places.map((_place, index) => start(index)))
  balancer = await startBalancer(places)
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')))
  await balancer?.stop()
  await cluster?.stop()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test('HAProxy is there', async ({ annotate }) => {
  if (!hasBalancer() && !isInCi) return void (await annotate(withoutBalancer))
  expect(hasBalancer()).toBe(true)
})

interface Outcome {
  readonly what: string
  /** Of HTTP and of the envelope, or why there was none. */
  readonly answer: string
}

/** One call over a connection that its client keeps; nothing is tried again. */
function callOnce(agent: Agent, url: URL, method: string, headers: Record<string, string>, body?: unknown) {
  return new Promise<string>((resolve) => {
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += String(part)))
      response.on('error', (error) => resolve(error.message))
      response.on('end', () => {
        const code: unknown = /^\{"code":(\d+)/.exec(text)?.[1]
        resolve(`${response.statusCode} ${String(code)}`)
      })
    })
    sent.on('error', (error) => resolve(error.message))
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Writes and reads until it is told to stop. */
async function hammer(url: string, token: string, until: AbortSignal, outcomes: Outcome[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  while (!until.aborted) {
    const name = `tag ${randomUUID()}`.slice(0, 30)
    const made = new URL('/console-api/course/tag/create', url)
    const listed = new URL('/console-api/course/tag/page', url)
    const body = { name, summary: '', mainImage: '', headImage: '' }
    outcomes.push({ what: 'create', answer: await callOnce(agent, made, 'POST', headers, body) })
    outcomes.push({ what: 'list', answer: await callOnce(agent, listed, 'POST', headers, {}) })
    outcomes.push({ what: 'page', answer: await callOnce(agent, new URL('/', url), 'GET', {}) })
  }
  agent.destroy()
}

/** Follows who has a record open, as an editor does. */
const follow = (url: string, token: string, recordId: number): Promise<Response> =>
  fetch(
    `${url}/console-api/course/presence/follow?resource=activity&recordId=${recordId}&tab=${randomUUID()}`,
    { headers: { authorization: `Bearer ${token}` } },
  )

test.skipIf(!hasBalancer())(
  `behind HAProxy two servers are replaced ${rounds} times each under load, and no request fails`,
  { timeout: 120_000 + rounds * 60_000 },
  async ({ skip }) => {
    if (!balancer) return skip()
    const { url, up, log } = balancer
    await expect.poll(up, { timeout: 20_000 }).toBe(2)
    const token = await signIn({ url })
    const activity = await send({ url }, 'POST', 'course/activity/create', { token, body: { title: 'Open' } })
    const outcomes: Outcome[] = []
    const over = new AbortController()
    const load = Promise.all(Array.from({ length: clients }, () => hammer(url, token, over.signal, outcomes)))
    for (let round = 0; round < rounds; round += 1)
      for (const [index, server] of servers.entries()) {
        const followed = await follow(server.url, token, z.number().parse(activity.data))
        await server.kill('SIGTERM')
        expect({ code: server.process.exitCode, output: server.output() }).toMatchObject({ code: 0 })
        // Ended, not cut: what was cut would not be read to its end.
        expect(await followed.text()).toMatch(/retry: \d+\n\n$/)
        servers[index] = await start(index)
        await expect.poll(up, { timeout: 20_000 }).toBe(2)
      }
    await wait(1000)
    over.abort()
    await load
    const failed = outcomes.filter(
      ({ what, answer }) => answer !== (what === 'page' ? '200 undefined' : '200 0'),
    )
    expect(failed.slice(0, 5).map((each) => ({ ...each, log: log().slice(-500) }))).toEqual([])
    expect(outcomes.length).toBeGreaterThan(100)
  },
)
