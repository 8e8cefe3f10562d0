import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { orderEndpoints as endpoints } from '../order.contract.ts'
import { makeOrder } from './makeOrder.ts'

let app: TestApp
let superAdmin: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  superAdmin = await app.person('super_admin')
  learner = await app.person('student')
})
afterAll(() => app.close())

const make = (overrides: Partial<Parameters<typeof makeOrder>[1]> = {}) =>
  makeOrder(app.services, { creatorId: superAdmin.id, userId: learner.id, ...overrides })
const get = (id: number) => app.call(endpoints.get, { as: superAdmin, query: { id } })

describe('an order', () => {
  test('is entered at the price of that day by who sees orders, and has a number that people can read', async () => {
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    const body = { productId: product.id, userId: learner.id }
    const administrator = await app.person('admin_designer')
    expect(await app.request(endpoints.create, { as: administrator, body })).toMatchObject({ code: 1403 })
    const id = await app.call(endpoints.create, { as: superAdmin, body })
    expect(await get(id)).toMatchObject({
      number: expect.stringMatching(/^\d{8}-\d{6,}$/),
      productName: product.title,
      price: product.salePrice,
      source: 'payment',
      status: 'pending',
      codeId: null,
      paidAt: null,
    })
  })

  test.each([
    ['draft', 'learner', 'productId'],
    ['inner', 'learner', 'productId'],
    ['finished', 'learner', 'productId'],
    ['public', 'nobody', 'userId'],
  ])('of a product that is %s for %s is refused at %s', async (status, who, at) => {
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status })
    const body = { productId: product.id, userId: who === 'learner' ? learner.id : 987_654_321 }
    expect(await app.request(endpoints.create, { as: superAdmin, body })).toMatchObject({
      code: 400,
      data: { fields: { [at]: expect.any(String) } },
    })
  })

  test('takes no price, state or code from outside', async () => {
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    for (const extra of ['price', 'status', 'codeId', 'number', 'paidAt', 'source']) {
      const body = { productId: product.id, userId: learner.id, [extra]: 1 }
      const path = `${prefix}${endpoints.create.path}`
      const response = await app.fetch('POST', path, { body }, superAdmin)
      expect(JSON.parse(await response.text())).toMatchObject({
        code: 400,
        data: { fields: { [extra]: expect.any(String) } },
      })
    }
  })

  test('is confirmed once, however often one presses', async () => {
    const { id } = await make()
    const confirm = () => app.request(endpoints.confirm, { as: superAdmin, body: { id, revision: 1 } })
    const codes = (await Promise.all([confirm(), confirm(), confirm()])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, kitFaults.stale.code, kitFaults.stale.code])
    expect(await get(id)).toMatchObject({ status: 'paid', paidAt: expect.any(Number), revision: 2 })
  })

  test('that is paid is given back with a reason, which stays with it', async () => {
    const { id } = await make({ status: 'paid' })
    const bare = await app.request(endpoints.updateStatus, {
      as: superAdmin,
      body: { id, status: 'refunded', revision: 1 },
    })
    expect(bare).toMatchObject({ code: 400, data: { fields: { reason: expect.any(String) } } })
    await app.call(endpoints.refund, { as: superAdmin, body: { id, revision: 1, reason: 'Ordered twice' } })
    expect(await get(id)).toMatchObject({
      status: 'refunded',
      refundReason: 'Ordered twice',
      refundedAt: expect.any(Number),
    })
  })

  test.each([
    ['confirm', 'paid'],
    ['confirm', 'cancelled'],
    ['cancel', 'paid'],
    ['cancel', 'refunded'],
    ['refund', 'pending'],
    ['refund', 'cancelled'],
  ] as const)('has no way of %s once it is %s', async (verb, status) => {
    const { id } = await make({ status })
    const body = { id, revision: 1, ...(verb === 'refund' && { reason: 'Because' }) }
    const response = await app.fetch('PUT', prefix + endpoints[verb].path, { body }, superAdmin)
    expect(JSON.parse(await response.text())).toMatchObject({ code: kitFaults.noSuchMove.code })
    expect((await get(id)).status).toBe(status)
  })
})

describe('a learner', () => {
  const own = (as: Person, pageNo = 1) => app.call(endpoints.mine, { as, query: { pageNo } })

  test('sees what they ordered and redeemed, the newest first, and nothing of others (F3-own)', async () => {
    const buyer = await app.person('student')
    expect(await own(buyer)).toEqual({ list: [], hasMore: false })
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    const ended = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'finished' })
    const at = Date.now()
    const theirs = { userId: buyer.id, productId: product.id }
    const paid = await make({ ...theirs, status: 'paid', createdAt: at - 2000 })
    await make({
      ...theirs,
      productId: ended.id,
      source: 'code',
      codeId: 4711,
      price: 0,
      createdAt: at - 1000,
    })
    await make({ productId: product.id })
    const { list, hasMore } = await own(buyer)
    expect(hasMore).toBe(false)
    expect(list).toMatchObject([
      { productName: ended.title, productId: null, source: 'code', price: 0 },
      {
        id: paid.id,
        number: paid.number,
        productId: product.id,
        price: 199.9,
        status: 'paid',
        paidAt: at - 2000,
      },
    ])
    expect(JSON.stringify(list)).not.toMatch(/refundReason|creator|codeId|userId/)
  })

  test('reads twenty at a time', async () => {
    const buyer = await app.person('student')
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    const theirs = { userId: buyer.id, productId: product.id, status: 'cancelled' }
    for (let count = 0; count < 21; count += 1) await make(theirs)
    const pages = [await own(buyer), await own(buyer, 2), await own(buyer, 3)]
    expect(pages.map(({ list, hasMore }) => [list.length, hasMore])).toEqual([
      ...[
        [20, true],
        [1, false],
        [0, false],
      ],
    ])
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id)))).toHaveProperty('size', 21)
  })

  test('opens no order by its number, neither their own nor that of another', async () => {
    const { id } = await make()
    const answer = await app.request(endpoints.get, { as: learner, query: { id } })
    expect(answer).toMatchObject({ code: kitFaults.forbidden.code, data: null })
  })
})

describe('the list of orders', () => {
  test('is found by number, product, learner, state, source and price, and summed in yuan', async () => {
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    const ofProduct = { productId: product.id }
    const cheap = await make({ ...ofProduct, price: 0.1, status: 'paid' })
    await make({ ...ofProduct, price: 0.2, status: 'paid' })
    await make({ ...ofProduct, price: 999_999.99 })
    await make({ ...ofProduct, price: 0, status: 'paid', source: 'code', codeId: 77 })
    const found = async (body: object) =>
      (await app.call(endpoints.page, { as: superAdmin, body: { ...ofProduct, ...body } })).list.length
    expect(await found({})).toBe(4)
    expect(await found({ number: cheap.number.slice(3) })).toBe(1)
    expect(await found({ status: ['paid'] })).toBe(3)
    expect(await found({ source: 'code' })).toBe(1)
    expect(await found({ price: { from: 0.1, to: 0.2 } })).toBe(2)
    expect(await found({ price: { to: 0.09 } })).toBe(1)
    expect(await found({ userId: superAdmin.id })).toBe(0)
    const query = { ...ofProduct, status: 'paid,pending', priceTo: 1 }
    expect(await app.call(endpoints.summary, { as: superAdmin, query })).toEqual({
      count: 3,
      byStatus: {
        pending: { count: 0, sum: 0 },
        paid: { count: 3, sum: 0.3 },
        cancelled: { count: 0, sum: 0 },
        refunded: { count: 0, sum: 0 },
      },
    })
  })

  test('refuses a price with three decimals and a state that is not one', async () => {
    for (const body of [{ price: { from: 0.001 } }, { price: { from: -1 } }, { status: 'stolen' }]) {
      const path = `${prefix}${endpoints.page.path}`
      const response = await app.fetch('POST', path, { body }, superAdmin)
      expect(JSON.parse(await response.text())).toMatchObject({ code: 400 })
    }
  })

  test('goes out as a sheet that names product, learner and price', async () => {
    const product = await makeProduct(app.services, { creatorId: superAdmin.id, status: 'public' })
    const { number } = await make({ productId: product.id, price: 12.5, status: 'paid' })
    const body = { productId: product.id }
    const response = await app.fetch('POST', prefix + endpoints.export.path, { body }, superAdmin)
    const [, row = []] = await readSheet(Buffer.from(await response.arrayBuffer()))
    expect(row).toEqual(expect.arrayContaining([number, product.title, 12.5, 'Payment', 'Paid']))
  })
})
