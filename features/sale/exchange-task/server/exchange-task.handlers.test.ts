import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { exchangeTaskEndpoints } from '../exchange-task.contract.ts'
import { exchangeTaskFaults } from '../exchange-task.faults.ts'
import { makeExchangeTask } from './makeExchangeTask.ts'

const { create, get, page, update, retry, updateStatus, progress, download, options } = exchangeTaskEndpoints
let app: TestApp
let admin: Person
let productId: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('admin_designer')
  productId = (await makeProduct(app.services, { creatorId: admin.id, status: 'public' })).id
  await app.services.jobs.start(app.services)
})
afterAll(() => app.close())

const content = (own: object = {}) => ({
  name: 'Spring class',
  productId,
  quantity: 5,
  qr: 'without' as const,
  ...own,
})
const taskIn = (status: 'initialized' | 'pending' | 'generating' | 'finished' | 'failed') =>
  makeExchangeTask(app.services, { creatorId: admin.id, productId, status })
const read = (id: number) => app.call(get, { as: admin, query: { id } })
async function untilDone(id: number, status = 'finished'): Promise<void> {
  await expect.poll(async () => (await read(id)).status, { timeout: 10_000, interval: 50 }).toBe(status)
}

describe('a batch task', () => {
  test('makes its codes by itself, as many as were asked for', async () => {
    const id = await app.call(create, { as: admin, body: content({ quantity: 100 }) })
    expect(['pending', 'generating', 'finished']).toContain((await read(id)).status)
    await untilDone(id)
    expect(await read(id)).toMatchObject({ made: 100, revision: 1, finishedAt: expect.any(Number) })
  })

  test('tells how far it is until it is done', async () => {
    const id = await app.call(create, { as: admin, body: content({ quantity: 60 }) })
    const response = await app.fetch('GET', `/console-api${progress.path}`, { query: { id } }, admin)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = (await response.text())
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => JSON.parse(event.slice('data: '.length)))
    expect(events.at(-1)).toEqual({ status: 'finished', made: 60, quantity: 60 })
    const steps = events.map(({ made }) => made)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  test('is made once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-batch-of-codes' }
    const body = content({ name: 'Once' })
    const ids = await Promise.all(
      Array.from({ length: 5 }, () => app.call(create, { as: admin, body, headers })),
    )
    expect(new Set(ids).size).toBe(1)
    expect((await app.call(page, { as: admin, body: { name: 'Once' } })).total).toBe(1)
  })

  test.each([
    ['quantity', 0],
    ['quantity', 101],
    ['quantity', 1.5],
    ['quantity', -1],
    ['quantity', 'ten'],
    ['quantity', undefined],
    ['qr', undefined],
    ['qr', 'maybe'],
    ['name', '  '],
    ['name', 'x'.repeat(51)],
    ['title', 'x'.repeat(51)],
    ['productId', undefined],
    ['productId', 987_654],
    ['expiresAt', 1],
    ['status', 'finished'],
    ['made', 5],
  ])('refuses %s = %j beside its field', async (field, value) => {
    const answer = await app.request(create, { as: admin, body: content({ [field]: value }) })
    expect(answer).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } })
  })

  test('wants a title with pictures, and a product whose codes open it', async () => {
    expect(await app.request(create, { as: admin, body: content({ qr: 'with' }) })).toMatchObject({
      code: 400,
      data: { fields: { title: 'Please enter the title under the QR codes' } },
    })
    for (const status of ['draft', 'reviewing', 'finished', 'rejected']) {
      const closed = await makeProduct(app.services, { creatorId: admin.id, status })
      const answer = await app.request(create, { as: admin, body: content({ productId: closed.id }) })
      expect(answer).toMatchObject({ code: 400, data: { fields: { productId: expect.any(String) } } })
    }
    const inner = await makeProduct(app.services, { creatorId: admin.id, status: 'inner' })
    expect(await app.request(create, { as: admin, body: content({ productId: inner.id }) })).toMatchObject({
      code: 0,
    })
  })

  test('fails where its product went offline meanwhile, and makes its codes when tried again once it is back', async () => {
    const closed = await makeProduct(app.services, { creatorId: admin.id, status: 'finished' })
    const { id } = await makeExchangeTask(app.services, { creatorId: admin.id, productId: closed.id })
    await app.call(updateStatus, { as: admin, body: { id, status: 'pending', revision: 1 } })
    await untilDone(id, 'failed')
    expect(await read(id)).toMatchObject({ made: 0, failure: 'notOnSale' })
    const changed = { id, revision: 2, ...content(), title: '', channel: '', expiresAt: null }
    expect(await app.request(update, { as: admin, body: changed })).toMatchObject({ code: 1002 })
    await app.services.database.pool.query(`update product set status = 'public' where id = $1`, [closed.id])
    expect(await app.call(retry, { as: admin, body: { id, revision: 2 } })).toBe(3)
    await untilDone(id)
  })

  test('is tried again only where it failed, and by nobody moved on but the job', async () => {
    for (const status of ['pending', 'generating', 'finished'] as const) {
      const { id } = await taskIn(status)
      expect(await app.request(retry, { as: admin, body: { id, revision: 1 } })).toMatchObject({ code: 1001 })
    }
    const { id } = await taskIn('pending')
    for (const status of ['generating', 'finished', 'failed', 'initialized'] as const)
      expect(
        (await app.request(updateStatus, { as: admin, body: { id, status, revision: 1 } })).code,
      ).not.toBe(0)
  })

  test('has nothing to download before it is finished, and no pictures without QR', async () => {
    const at = async (id: number, format: 'xlsx' | 'zip') =>
      app.request(download, { as: admin, query: { id, format } })
    expect(await at((await taskIn('generating')).id, 'xlsx')).toMatchObject({
      code: exchangeTaskFaults.notFinished.code,
    })
    const { id } = await taskIn('finished')
    expect(await at(id, 'zip')).toMatchObject({ code: exchangeTaskFaults.noPictures.code })
    expect(await read(id)).toMatchObject({ downloadedAt: null })
    expect(await at(987_654, 'xlsx')).toMatchObject({ code: 404 })
  })

  test('is for administrators alone', async () => {
    const designer = await app.person('lx_designer')
    expect(await app.request(create, { as: designer, body: content() })).toMatchObject({ code: 1403 })
    expect(await app.request(options, { as: designer, query: {} })).toMatchObject({ code: 1403 })
  })
})
