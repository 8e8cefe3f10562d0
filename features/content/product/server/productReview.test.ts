import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { auditRecordTable } from '#features/content/audit/server/auditRecord.table.ts'
import { exchangeCodeTable } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { productEndpoints as endpoints } from '../product.contract.ts'
import { productFaults } from '../product.faults.ts'
import { makeProduct } from './makeProduct.ts'
import { productTable } from './product.table.ts'
import { readProduct } from './readProduct.ts'

let app: TestApp
let designer: Person
let auditor: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  auditor = await app.person('auditor')
})
afterAll(() => app.close())

type Made = Parameters<typeof makeProduct>[1]
const make = (values: Partial<Made> = {}) => makeProduct(app.services, { creatorId: designer.id, ...values })
const stored = async (id: number) => {
  const row = (await app.services.database.db.select().from(productTable)).find((one) => one.id === id)
  return row ?? expect.unreachable('the product is not there')
}
const revisionOf = async (id: number) => (await stored(id)).revision

async function move(as: Person, id: number, status: Made['status'], reason?: string) {
  const body = { id, status, revision: await revisionOf(id), ...(reason && { reason }) }
  return app
    .fetch('PUT', '/console-api/course/product/update-status', { body }, as)
    .then(async (response): Promise<{ code: number; message: string; data: unknown }> =>
      JSON.parse(await response.text()),
    )
}

async function update(as: Person, id: number, change: object) {
  const written = await readProduct(app.services.database.db, id)
  const body = { ...written, id, revision: await revisionOf(id), ...change }
  return app.request(endpoints.update, { as, body })
}

describe('what is under review, public or finished', () => {
  test.each(['reviewing', 'public', 'finished'])('does not change while it is %s', async (status) => {
    const { id } = await make({ status })
    const admin = await app.person('super_admin')
    for (const as of [designer, admin])
      expect(await update(as, id, { salePrice: 0 })).toMatchObject({ code: kitFaults.locked.code })
    expect(await stored(id)).toMatchObject({ salePrice: 199.9, revision: 1, status })
  })

  test.each(['draft', 'inner', 'rejected'])('can be changed while it is %s', async (status) => {
    const { id } = await make({ status })
    expect(await update(designer, id, { salePrice: 0.1 })).toMatchObject({ code: 0 })
    expect(await stored(id)).toMatchObject({ salePrice: 0.1, status })
  })

  test('goes online again only as it was approved', async () => {
    const { id } = await make({ status: 'finished', isApproved: true })
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
    const other = await make({ status: 'finished', isApproved: false })
    const changed = { code: kitFaults.changedSinceApproval.code }
    expect(await move(designer, other.id, 'public')).toMatchObject(changed)
  })
})

describe('a product that is not complete', () => {
  test('is not submitted nor put online inside, and the answer names what is missing', async () => {
    const blank = { overview: '', cover: '', salePrice: null, careerIds: [], courseIds: [] }
    const { id } = await make({ ...blank, kind: 'course', delivery: 'sync' })
    for (const status of ['reviewing', 'inner']) {
      const answer = await move(designer, id, status)
      expect(answer.code).toBe(productFaults.notReady.code)
      const names = ['Overview', 'Careers', 'Courses', 'Starts', 'Ends', 'Price']
      for (const name of names) expect(answer.message).toContain(name)
      expect(answer.data).toMatchObject({
        fields: { overview: 'Please enter the overview', courseIds: 'Please select the courses' },
      })
    }
    expect(await stored(id)).toMatchObject({ status: 'draft', revision: 1 })
  })

  test('may cost nothing, which is a price', async () => {
    const { id } = await make({ salePrice: 0 })
    expect(await move(designer, id, 'reviewing')).toMatchObject({ code: 0 })
  })

  test('is not saved while it is online inside, where codes of it are redeemed already', async () => {
    const { id } = await make({ status: 'inner' })
    const answer = await update(designer, id, { activityIds: [], salePrice: null })
    expect(answer).toMatchObject({
      code: 400,
      data: { fields: { activityIds: expect.any(String), salePrice: expect.any(String) } },
    })
  })
})

describe('the review of a product', () => {
  test('is kept with who decided and why, and tells a rejection until the next submission', async () => {
    const { id, title } = await make({ status: 'reviewing' })
    expect(await move(auditor, id, 'rejected')).toMatchObject({ code: 400 })
    expect(await move(auditor, id, 'rejected', 'The cover is blurred')).toMatchObject({ code: 0 })
    const rejected = { status: 'rejected', reviewReason: 'The cover is blurred', isApproved: false }
    expect(await stored(id)).toMatchObject(rejected)
    const records = await app.services.database.db.select().from(auditRecordTable)
    const decisions = records.filter((one) => one.resource === 'product' && one.resourceId === id)
    expect(decisions).toMatchObject([
      { result: 'rejected', reason: 'The cover is blurred', reviewerId: auditor.id, title },
    ])
    expect(await move(designer, id, 'reviewing')).toMatchObject({ code: 0 })
    expect(await stored(id)).toMatchObject({ reviewReason: '' })
    expect(await move(auditor, id, 'public')).toMatchObject({ code: 0 })
    expect(await stored(id)).toMatchObject({ status: 'public', isApproved: true })
  })

  test('lets an auditor read the activities that it sells, and no other that is hidden', async () => {
    const sees = async (id: number) =>
      (await app.request(activityEndpoints.get, { as: auditor, query: { id } })).code === 0
    const sold = async (status: string) => {
      const { id } = await makeActivity(app.services, { creatorId: designer.id, status: 'hidden' })
      await makeProduct(app.services, { creatorId: designer.id, status, activityIds: [id] })
      return id
    }
    expect(await sees(await sold('reviewing'))).toBe(true)
    expect(await sees(await sold('draft'))).toBe(false)
  })

  test('is no decision of an auditor on what they made', async () => {
    const both = await app.person('lx_designer', 'auditor')
    const { id } = await make({ status: 'reviewing', creatorId: both.id })
    expect(await move(both, id, 'public')).toMatchObject({ code: kitFaults.forbidden.code })
    expect(await move(auditor, id, 'public')).toMatchObject({ code: 0 })
  })

  test('refuses a move over a change that was not seen', async () => {
    const { id } = await make({ status: 'reviewing' })
    const body = { id, status: 'public' as const, revision: 7 }
    const answer = await app.request(endpoints.updateStatus, { as: auditor, body })
    expect(answer).toMatchObject({ code: 409, data: { revision: 1 } })
  })
})

test('learners who came through a QR picture are counted', async () => {
  const { id } = await make({ status: 'public' })
  const at = app.services.now()
  const code = (number: number, own: object) => ({
    code: `CODE${number}`,
    taskId: 1,
    productId: id,
    type: 'qr' as const,
    status: 'redeemed' as const,
    createdAt: at,
    updatedAt: at,
    viaQr: true,
    ...own,
  })
  const codes = [code(1, {}), code(2, {}), code(3, { viaQr: false }), code(4, { status: 'waiting' })]
  await app.services.database.db.insert(exchangeCodeTable).values(codes)
  expect(await app.call(endpoints.get, { as: designer, query: { id } })).toMatchObject({ qrUsers: 2 })
})

test('a product that is offered to administrators may be online inside, to others only public', async () => {
  const { id } = await make({ status: 'inner', title: 'Inside only' })
  const offered = async (as: Person) =>
    (await app.call(endpoints.options, { as, query: { keyword: 'Inside only' } })).map((one) => one.id)
  expect(await offered(await app.person('admin_designer'))).toEqual([id])
  expect(await offered(await app.person('lx_designer'))).toEqual([])
})
