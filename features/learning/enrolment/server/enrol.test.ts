import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { makeExchangeCode } from '#features/sale/exchange-code/server/makeExchangeCode.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { makeOrder } from '#features/sale/order/server/makeOrder.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { enrolmentFaults } from '../learning.faults.ts'

let app: TestApp
let superAdmin: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  superAdmin = await app.person('super_admin')
})
beforeEach(async () => {
  learner = await app.person('student')
})
afterAll(() => app.close())

/** A public product of two courses, and a code of it. */
async function sold(courses = 2) {
  const made = { creatorId: superAdmin.id, status: 'public' }
  const courseIds: number[] = []
  for (let count = 0; count < courses; count += 1) courseIds.push((await makeCourse(app.services, made)).id)
  const product = await makeProduct(app.services, { ...made, courseIds })
  return { product, courseIds }
}
const codeOf = (productId: number) => makeExchangeCode(app.services, { creatorId: superAdmin.id, productId })
const redeem = (code: string, more: object = {}) =>
  app.request(exchangeCodeEndpoints.redeem, {
    as: learner,
    body: { code, clientId: randomUUID(), ...more },
  })
const courses = async () => (await app.call(learnEndpoints.courses, { as: learner })).courses
const orders = async () =>
  (await app.call(orderEndpoints.page, { as: superAdmin, body: { userId: learner.id } })).list

describe('a code that is redeemed', () => {
  test('enrols in every course of its product, in the zone of the browser, and is an order of no price', async () => {
    const { product, courseIds } = await sold()
    const { id, code } = await codeOf(product.id)
    expect(await redeem(code, { timeZone: 'Europe/Madrid' })).toMatchObject({ code: 0 })
    const mine = await courses()
    expect(mine.map((course) => course.id).toSorted((a, b) => a - b)).toEqual(courseIds)
    expect(mine.map(({ timeZone }) => timeZone)).toEqual(['Europe/Madrid', 'Europe/Madrid'])
    expect(await orders()).toMatchObject([
      { productId: product.id, source: 'code', codeId: id, price: 0, status: 'paid' },
    ])
  })

  test('in a zone that is none counts in that of the installation', async () => {
    const { product } = await sold(1)
    await redeem((await codeOf(product.id)).code, { timeZone: 'Mars/Olympus' })
    expect((await courses())[0]?.timeZone).toBe('Asia/Shanghai')
  })

  test('for what one has already is refused by name, and somebody else can still use it', async () => {
    const { product } = await sold(1)
    await redeem((await codeOf(product.id)).code)
    const second = await codeOf(product.id)
    expect(await redeem(second.code)).toMatchObject({ code: enrolmentFaults.alreadyEnrolled.code })
    expect(await orders()).toHaveLength(1)
    learner = await app.person('student')
    expect(await redeem(second.code)).toMatchObject({ code: 0 })
    expect(await courses()).toHaveLength(1)
  })

  test('adds what is new and leaves what is there as it is', async () => {
    const { product, courseIds } = await sold(1)
    await redeem((await codeOf(product.id)).code)
    const before = await courses()
    const extra = await makeCourse(app.services, { creatorId: superAdmin.id, status: 'public' })
    const both = await makeProduct(app.services, {
      creatorId: superAdmin.id,
      status: 'public',
      courseIds: [...courseIds, extra.id],
    })
    expect(await redeem((await codeOf(both.id)).code, { timeZone: 'UTC' })).toMatchObject({ code: 0 })
    const after = await courses()
    expect(after).toHaveLength(2)
    expect(after.find(({ id }) => id === courseIds[0])).toEqual(before[0])
  })

  test('closes its courses when it is given back', async () => {
    const { product } = await sold(1)
    await redeem((await codeOf(product.id)).code)
    const [order] = await orders()
    const body = { id: order?.id ?? 0, revision: 1, reason: 'Sold by mistake' }
    await app.call(orderEndpoints.refund, { as: superAdmin, body })
    expect(await courses()).toEqual([])
  })
})

describe('what two orders bring', () => {
  const order = (productId: number) =>
    app.request(orderEndpoints.create, { as: superAdmin, body: { productId, userId: learner.id } })
  const confirm = (id: unknown) =>
    app.request(orderEndpoints.confirm, { as: superAdmin, body: { id: Number(id), revision: 1 } })
  const refund = async (id: number) => {
    const { revision } = await app.call(orderEndpoints.get, { as: superAdmin, query: { id } })
    await app.call(orderEndpoints.refund, { as: superAdmin, body: { id, revision, reason: 'Not needed' } })
  }
  const buy = async (productId: number) => {
    const { data: id } = await order(productId)
    expect(await confirm(id)).toMatchObject({ code: 0 })
    return Number(id)
  }
  /** A product of these courses and one of its own. */
  const withMore = async (courseIds: readonly number[]) => {
    const made = { creatorId: superAdmin.id, status: 'public' }
    const own = await makeCourse(app.services, made)
    return makeProduct(app.services, { ...made, courseIds: [...courseIds, own.id] })
  }
  const ids = async () => (await courses()).map(({ id }) => id)

  test.each(['paid', 'redeemed'])(
    'stays open until the last of them is given back: the other was %s',
    async (source) => {
      const { product, courseIds } = await sold(1)
      const wider = await withMore(courseIds)
      const first = await buy(product.id)
      if (source === 'paid') await buy(wider.id)
      else expect(await redeem((await codeOf(wider.id)).code)).toMatchObject({ code: 0 })
      await refund(first)
      expect(await ids()).toEqual(expect.arrayContaining(courseIds))
      const second = (await orders()).find(({ productId }) => productId === wider.id)
      await refund(second?.id ?? 0)
      expect(await ids()).toEqual([])
    },
  )

  test('is not ordered twice while the first order waits, nor confirmed twice while it holds', async () => {
    const { product } = await sold(1)
    const { data: first } = await order(product.id)
    expect(await order(product.id)).toMatchObject({
      code: 1901,
      message: expect.stringContaining((await orders())[0]?.number ?? 'no number'),
    })
    const rest = { creatorId: superAdmin.id, userId: learner.id, productId: product.id }
    const second = await makeOrder(app.services, rest)
    const codes = (await Promise.all([confirm(first), confirm(second.id)])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([0, 1900])
    expect(await order(product.id)).toMatchObject({ code: 1900 })
    const paid = (await orders()).find(({ status }) => status === 'paid')
    await refund(paid?.id ?? 0)
    const again = (await orders()).find(({ status }) => status === 'pending')
    expect(await confirm(again?.id)).toMatchObject({ code: 0 })
  })
})
