import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPooler, startPooler, withoutPooler } from '#kit/testing/server/pooler.ts'
import { keepSettingsOfSession } from '#kit/data/server/pooled.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { exchangeTaskEndpoints } from '#features/sale/exchange-task/exchange-task.contract.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const admin = process.env['LECTERN_TEST_DATABASE_URL']
/** Fewer than there are clients at once, so that they take turns on each. */
const size = 3
const clients = 40

test('PgBouncer is there', async ({ annotate }) => {
  if (!hasPooler() && process.env['CI'] === undefined) return void (await annotate(withoutPooler))
  expect(hasPooler()).toBe(true)
})

describe.skipIf(admin === undefined || !hasPooler())('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let app: TestApp
  let designer: Person

  beforeAll(async () => {
    pooler = await startPooler(admin ?? '', size)
    process.env['LECTERN_TEST_POOLER_URL'] = pooler.url
    app = await startTestApp()
    await keepSettingsOfSession(app.services.database)
    designer = await app.person('admin_designer')
  })
  afterAll(async () => {
    delete process.env['LECTERN_TEST_POOLER_URL']
    await app.close()
    await pooler.stop()
  })

  test('many write and read at once', async () => {
    const names = Array.from({ length: clients }, (_, index) => `Career ${index}`)
    const ids = await Promise.all(
      names.map((name) => app.call(careerEndpoints.create, { as: designer, body: { name } })),
    )
    const read = await Promise.all(
      ids.map((id) => app.call(careerEndpoints.get, { as: designer, query: { id } })),
    )
    expect(read.map(({ name }) => name)).toEqual(names)
  })

  test('codes are made by a job, followed while they are, and read by a cursor', async () => {
    await app.services.jobs.start(app.services)
    const { create, progress, download } = exchangeTaskEndpoints
    const { id: productId } = await makeProduct(app.services, { creatorId: designer.id, status: 'public' })
    const body = { name: 'Spring class', productId, quantity: 60, qr: 'without' } as const
    const id = await app.call(create, { as: designer, body })
    const followed = await app.fetch('GET', `/console-api${progress.path}`, { query: { id } }, designer)
    expect(await followed.text()).toContain('{"status":"finished","made":60,"quantity":60}')
    const query = { id, format: 'xlsx' }
    const file = await app.fetch('GET', `/console-api${download.path}`, { query }, designer)
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  test('a connection that the pooler makes is bounded like all others', async () => {
    const { pool } = app.services.database
    // Of those that were open before the role was told, the pooler lets go in its own time.
    await app.services.database.direct.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const bounds = async () => (await pool.query('show statement_timeout')).rows
    await expect.poll(() => bounds().catch(String)).toEqual([{ statement_timeout: '30s' }])
  })
})
