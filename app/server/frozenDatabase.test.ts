import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { openDatabase, type Database } from '#kit/data/server/database.ts'
import { endSilentConnections } from '#kit/data/server/silentConnections.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const admin = process.env['LECTERN_TEST_DATABASE_URL']
const silentMs = 1500

/** A proxy before PostgreSQL. Frozen, it takes connections and passes nothing on, as a machine that hangs does. */
const lines = new Set<Socket>()
let isFrozen = false
const proxy = createServer((incoming) => {
  const { hostname, port } = new URL(admin ?? '')
  const outgoing = connect(Number(port || 5432), hostname)
  for (const [from, to] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const) {
    lines.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      lines.delete(from)
      to.destroy()
    })
    if (isFrozen) from.pause()
  }
})

function freeze(frozen: boolean): void {
  isFrozen = frozen
  for (const line of lines)
    if (frozen) line.pause()
    else line.resume()
}

let app: TestApp
let designer: Person
let direct: Database
let database: Database

beforeAll(async () => {
  if (!admin) return
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  app = await startTestApp()
  designer = await app.person('lx_designer')
  direct = app.services.database
  const { rows } = await direct.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(admin)
  const place = proxy.address()
  Object.assign(url, { hostname: '127.0.0.1', port: typeof place === 'object' ? String(place?.port) : '' })
  url.pathname = `/${rows[0]?.name}`
  database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  endSilentConnections(database, silentMs)
  Object.assign(app.services, { database })
  await app.restart()
})
afterAll(async () => {
  if (!admin) return
  freeze(false)
  await database.close()
  await app.close()
  proxy.close()
})

const readyz = async () => {
  const begun = performance.now()
  const response = await app.fetch('GET', '/readyz', {})
  return { status: response.status, body: await response.json(), ms: performance.now() - begun }
}

// With the embedded database all connections end in one thread of the same process: it cannot freeze alone.
test.runIf(admin)(
  'a database that takes connections and never answers holds nobody, and is used again when it does',
  async () => {
    expect(await readyz()).toMatchObject({ status: 200 })
    const profile = { nickname: 'A', description: 'B', avatar: '' }
    const readCareers = () =>
      Promise.all([
        app.request(fileEndpoints.quota, { as: designer }),
        app.request(profileEndpoints.update, { as: designer, body: profile }),
      ])
    await readCareers()
    freeze(true)
    const pending = readCareers()
    const readiness = await readyz()
    expect(readiness).toMatchObject({ status: 503, body: { status: 'waiting for the database' } })
    expect((await app.fetch('GET', '/healthz', {})).status).toBe(200)
    for (const answer of await pending) expect(answer.code).toBe(kitFaults.unavailable.code)
    freeze(false)
    await expect.poll(async () => (await readyz()).status, { timeout: 30_000 }).toBe(200)
    expect((await app.request(fileEndpoints.quota, { as: designer })).code).toBe(0)
  },
)
