import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { formatCode } from '../exchange-code.encoding.ts'
import { makeExchangeCode } from './makeExchangeCode.ts'

const { page, counts, get, updateStatus, revoke, export: exported } = exchangeCodeEndpoints
let app: TestApp
let admin: Person
let learner: Person
let productId: number

type Made = Parameters<typeof makeExchangeCode>[1]
const codeFor = (overrides: Partial<Made> = {}) =>
  makeExchangeCode(app.services, { creatorId: admin.id, ...(productId && { productId }), ...overrides })

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('admin_designer')
  learner = await app.person('student')
  productId = (await codeFor()).productId
})
afterAll(() => app.close())

const pageOf = async (body: object) => (await app.call(page, { as: admin, body })).list

describe('the list of codes', () => {
  test('shows the product, the redeemer and the state of a code', async () => {
    const { id, code } = await codeFor({ status: 'redeemed', userId: learner.id, redeemedAt: 5, type: 'qr' })
    const [row] = await pageOf({ userId: learner.id })
    expect(row).toMatchObject({
      id,
      code,
      productId,
      productTitle: 'Interviewing from the start',
      userName: expect.stringMatching(/.+/),
      creatorName: expect.stringMatching(/.+/),
      status: 'redeemed',
      type: 'qr',
      redeemedAt: 5,
    })
  })

  test('finds codes by how they begin, by state, type, channel and task', async () => {
    const { id, code } = await codeFor({ type: 'qr', channel: '北京书店', taskId: 77 })
    for (const filter of [
      { code },
      { code: formatCode(code).slice(0, 9).toLowerCase() },
      { taskId: 77 },
      { taskId: 77, status: 'waiting' },
      { taskId: 77, status: ['waiting', 'expired'] },
      { channel: '京书', type: 'qr' },
    ])
      expect((await pageOf(filter)).map((row) => row.id)).toEqual([id])
    for (const filter of [{ code: 'ZZZZZZZZ' }, { code: '*' }, { taskId: 77, status: [] }])
      expect(await pageOf(filter)).toEqual([])
  })

  test('shows a waiting code whose time is over as expired, counts it so and lets nobody revoke it', async () => {
    const late = { taskId: 78, expiresAt: app.services.now() - 1000 }
    const { id } = await codeFor(late)
    await codeFor({ taskId: 78, expiresAt: app.services.now() + 60_000 })
    await codeFor({ ...late, status: 'redeemed' })
    expect(await app.call(get, { as: admin, query: { id } })).toMatchObject({ status: 'expired' })
    expect(await app.call(counts, { as: admin, body: { taskId: 78 } })).toEqual({
      waiting: 1,
      redeemed: 1,
      revoked: 0,
      expired: 1,
    })
    expect((await pageOf({ taskId: 78, status: 'expired' })).map((row) => row.id)).toEqual([id])
    expect(await app.request(revoke, { as: admin, body: { id, reason: 'late', revision: 1 } })).toMatchObject(
      {
        code: 1001,
      },
    )
  })

  test('counts a state up to one more than is shown exactly', async () => {
    const { id } = await codeFor({ taskId: 79 })
    await app.services.database.pool.query(
      `insert into exchange_code (created_at, updated_at, revision, code, task_id, product_id, status, type)
        select created_at, updated_at, 1, 'COUNTED' || n, task_id, product_id, status, type
        from exchange_code, generate_series(1, 10000) n where id = $1`,
      [id],
    )
    expect(await app.call(counts, { as: admin, body: { taskId: 79 } })).toMatchObject({ waiting: 10_001 })
    await codeFor({ taskId: 79, code: 'COUNTEDLAST' })
    expect(await app.call(counts, { as: admin, body: { taskId: 79 } })).toMatchObject({ waiting: 10_001 })
  })

  test('is for administrators alone', async () => {
    for (const role of ['lx_designer', 'auditor', 'teacher', 'student'] as const)
      expect(await app.request(page, { as: await app.person(role), body: {} })).toMatchObject({ code: 1403 })
  })

  test('is exported as a sheet', async () => {
    const response = await app.fetch('POST', `/console-api${exported.path}`, { body: { taskId: 78 } }, admin)
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })
})

describe('a code', () => {
  test('is revoked with a reason while it waits, by either door, and only once', async () => {
    const { id } = await codeFor()
    const bare = await app.request(updateStatus, { as: admin, body: { id, status: 'revoked', revision: 1 } })
    expect(bare).toMatchObject({ code: 400, data: { fields: { reason: expect.any(String) } } })
    expect(await app.call(revoke, { as: admin, body: { id, reason: 'Sent twice', revision: 1 } })).toBe(2)
    const again = { id, status: 'revoked', reason: 'again', revision: 2 } as const
    expect(await app.request(updateStatus, { as: admin, body: again })).toMatchObject({ code: 1001 })
  })

  test('that is redeemed is not revoked, and nobody redeems one from the console', async () => {
    const { id } = await codeFor({ status: 'redeemed', userId: learner.id })
    const body = { id, reason: 'No', revision: 1 }
    expect(await app.request(revoke, { as: admin, body })).toMatchObject({ code: 1001 })
    const waiting = await codeFor()
    for (const status of ['redeemed', 'expired', 'waiting'] as const)
      expect(
        (await app.request(updateStatus, { as: admin, body: { id: waiting.id, status, revision: 1 } })).code,
      ).not.toBe(0)
  })
})
