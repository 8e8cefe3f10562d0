import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { openDatabase, type Database } from '#kit/data/server/database.ts'
import { endSilentConnections } from '#kit/data/server/silentConnections.ts'
import { openLine, type Line } from '#kit/testing/server/line.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const admin = process.env['LECTERN_TEST_DATABASE_URL']
const silentMs = 1500

let line: Line
let app: TestApp
let designer: Person
let direct: Database
let database: Database

beforeAll(async () => {
  if (!admin) return
  line = await openLine(Number(new URL(admin).port || 5432), new URL(admin).hostname)
  app = await startTestApp()
  designer = await app.person('lx_designer')
  direct = app.services.database
  const { rows } = await direct.pool.query<{ name: string }>('select current_database() as name')
  const url = new URL(admin)
  url.pathname = `/${rows[0]?.name}`
  database = await openDatabase({ databaseUrl: line.over(url.href), dataDir: '' })
  endSilentConnections(database, silentMs)
  Object.assign(app.services, { database })
  await app.restart()
})
afterAll(async () => {
  if (!admin) return
  line.set('well')
  await database.close()
  await app.close()
  await line.close()
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
    line.set('silent')
    const pending = readCareers()
    const readiness = await readyz()
    expect(readiness).toMatchObject({ status: 503, body: { status: 'waiting for the database' } })
    expect((await app.fetch('GET', '/healthz', {})).status).toBe(200)
    for (const answer of await pending) expect(answer.code).toBe(kitFaults.unavailable.code)
    line.set('well')
    await expect.poll(async () => (await readyz()).status, { timeout: 30_000 }).toBe(200)
    expect((await app.request(fileEndpoints.quota, { as: designer })).code).toBe(0)
  },
)
