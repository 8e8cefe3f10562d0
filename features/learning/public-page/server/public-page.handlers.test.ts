import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeUserPage } from '#features/content/user-page/server/makeUserPage.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { publicPageEndpoints } from '../public-page.contract.ts'

let app: TestApp
let designer: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  learner = await app.person('student')
})
afterAll(() => app.close())

type Kind = 'course' | 'product' | 'activity'

/** As a stranger asks. */
const read = async (kind: Kind, id: number | string) => {
  const response = await app.fetch('GET', `${prefix}/learn/${kind}-page`, { query: { id } })
  return response.json()
}
const coursePage = (id: number) => app.call(publicPageEndpoints.course, { query: { id } })
const productPage = (id: number) => app.call(publicPageEndpoints.product, { query: { id } })
const activityPage = (id: number) => app.call(publicPageEndpoints.activity, { query: { id } })
const ownEntry = (kind: Kind, id: number, as = learner) =>
  app.call(publicPageEndpoints.entry, { as, query: { kind, id } })

const activityOf = (values: object = {}) =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', ...values })
const courseOf = (values: object = {}) =>
  makeCourse(app.services, { creatorId: designer.id, status: 'public', ...values })
const productOf = (values: object) =>
  makeProduct(app.services, { creatorId: designer.id, status: 'public', ...values })

describe('what is not public is not there, whoever guesses its number', () => {
  test.each(['draft', 'closed'])('a course in %s', async (status) => {
    expect(await read('course', (await courseOf({ status })).id)).toMatchObject({ code: 404 })
  })
  test.each(['draft', 'inner', 'reviewing', 'finished', 'rejected'])('a product in %s', async (status) => {
    const { id: courseId } = await courseOf()
    const { id } = await productOf({ status, courseIds: [courseId] })
    expect(await read('product', id)).toMatchObject({ code: 404 })
    // Nor is it named where it would sell something.
    expect((await coursePage(courseId)).offers).toEqual([])
  })
  test.each(['draft', 'hidden'])('an activity in %s', async (status) => {
    const { id } = await activityOf({ status })
    expect(await read('activity', id)).toMatchObject({ code: 404 })
    // Nor is it named in the course in which it stands.
    const course = await courseOf({ places: [{ unit: 1, activityId: id }] })
    expect((await coursePage(course.id)).placed).toEqual([])
  })
  test.each(['course', 'product', 'activity'] as const)(
    'a %s that never was, or is no number',
    async (kind) => {
      expect(await read(kind, 987_654_321)).toMatchObject({ code: 404 })
      expect(await read(kind, 'x')).toMatchObject({ code: 400 })
    },
  )
})

describe('the page of a course', () => {
  test('tells what its creator wrote, and nothing that is for the console', async () => {
    const ability = await makeAbility(app.services, {
      creatorId: designer.id,
      name: 'Asking',
      status: 'public',
    })
    const draft = await makeAbility(app.services, {
      creatorId: designer.id,
      name: 'Secret plan',
      status: 'draft',
    })
    const placed = await activityOf({ title: 'The first question' })
    const course = await courseOf({
      title: 'Seven days of asking',
      shareTitle: 'Learn to ask',
      faq: [{ question: 'How long?', answer: 'Seven days' }],
      abilities: [ability, draft].map(({ id }) => ({ abilityId: id, level: 'apply' })),
      places: [{ unit: 2, activityId: placed.id }],
    })
    const told = await coursePage(course.id)
    expect(told).toMatchObject({
      title: 'Seven days of asking',
      shareTitle: 'Learn to ask',
      faq: [{ question: 'How long?', answer: 'Seven days' }],
      abilities: [{ name: 'Asking', level: 'apply' }],
      placed: [{ unit: 2, id: placed.id, title: 'The first question' }],
    })
    for (const name of [
      'creatorId',
      'creatorName',
      'revision',
      'status',
      'mayEdit',
      'instructorIds',
      'createdAt',
    ])
      expect(told).not.toHaveProperty(name)
    expect(JSON.stringify(told)).not.toContain('Secret plan')
  })

  test('leads to the pages of those teachers who have a public one', async () => {
    const [shown, hidden] = [await app.person('lx_designer'), await app.person('lx_designer')]
    await makeUserPage(app.services, { creatorId: shown.id, status: 'public' })
    await makeUserPage(app.services, { creatorId: hidden.id, status: 'draft' })
    const { id } = await courseOf({ instructorIds: [shown.id, hidden.id] })
    const { instructors } = await coursePage(id)
    expect(instructors.map(({ pageId }) => pageId)).toEqual([shown.id, null])
    expect(instructors[0]).not.toHaveProperty('id')
  })

  test('is had by a code or an order where a public product sells it, the cheapest offer first', async () => {
    const { id } = await courseOf()
    const dear = await productOf({ courseIds: [id], salePrice: 299 })
    const cheap = await productOf({ courseIds: [id], salePrice: 199 })
    await productOf({ courseIds: [(await courseOf()).id], salePrice: 1 })
    const { offers, entry, ways } = await coursePage(id)
    expect(offers.map((offer) => offer.id)).toEqual([cheap.id, dear.id])
    expect(entry).toEqual({ action: 'redeem' })
    expect(ways).toEqual(['code', 'order'])
  })

  test('is tried where nothing sells it and something of it is free; else it is not on sale', async () => {
    const free = await activityOf({ freeSample: 'yes' })
    const { id } = await courseOf({ places: [{ unit: 1, activityId: free.id }] })
    expect(await coursePage(id)).toMatchObject({
      entry: { action: 'try', activityId: free.id },
      ways: ['free'],
    })
    const bare = await courseOf({ places: [] })
    expect(await coursePage(bare.id)).toMatchObject({ entry: { action: 'notOnSale' }, ways: [] })
  })
})

describe('what costs nothing', () => {
  const notFree = 1902
  const { getFree } = publicPageEndpoints
  const take = (productId: number, as = learner, more: object = {}) =>
    app.request(getFree, { as, body: { productId, ...more } })
  const ordersOf = async (userId: number) => {
    const as = await app.person('super_admin')
    return (await app.call(orderEndpoints.page, { as, body: { userId } })).list
  }
  const freeOf = async (values: object = {}) => {
    const course = await courseOf()
    const product = await productOf({ courseIds: [course.id], salePrice: 0, ...values })
    return { course, product }
  }

  test('is got by one button, also from the page of what it sells', async () => {
    const { course, product } = await freeOf()
    const got = { entry: { action: 'getFree', productId: product.id }, ways: ['free'] }
    expect(await productPage(product.id)).toMatchObject(got)
    expect(await coursePage(course.id)).toMatchObject(got)
    const activity = await activityOf()
    const alone = await productOf({ activityIds: [activity.id], salePrice: 0 })
    expect(await activityPage(activity.id)).toMatchObject({ entry: { productId: alone.id } })
  })

  test('enrols in all of it, in the zone of the browser, and is an order of no price that is paid', async () => {
    const { course, product } = await freeOf()
    const as = await app.person('student')
    const goOn = { action: 'continueCourse', courseId: course.id }
    expect(await take(product.id, as, { timeZone: 'Europe/Madrid' })).toMatchObject({ code: 0, data: goOn })
    expect(await ownEntry('product', product.id, as)).toEqual(goOn)
    const { courses } = await app.call(learnEndpoints.courses, { as })
    expect(courses).toMatchObject([{ id: course.id, timeZone: 'Europe/Madrid' }])
    expect(await ordersOf(as.id)).toMatchObject([
      { productId: product.id, source: 'free', price: 0, status: 'paid', codeId: null },
    ])
  })

  test('is got once, from however many tabs at the same moment', async () => {
    const { product } = await freeOf()
    const as = await app.person('student')
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(product.id, as)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: 0 })
    expect(await ordersOf(as.id)).toHaveLength(1)
  })

  test('brings nothing new to whoever has all of it by another product, and goes on there', async () => {
    const { course, product } = await freeOf()
    const as = await app.person('student')
    const sold = await productOf({ courseIds: [course.id] })
    await makeEnrolment(app.services, { userId: as.id, courseId: course.id, productId: sold.id })
    const goOn = { action: 'continueCourse', courseId: course.id }
    expect(await ownEntry('product', product.id, as)).toEqual(goOn)
    expect(await take(product.id, as)).toMatchObject({ code: 0, data: goOn })
    expect(await ordersOf(as.id)).toEqual([])
  })

  test.each([
    ['has ended', -1000],
    ['ends before', 86_400_000],
  ])('is got by whoever learns it by a product that %s', async (_what, ms) => {
    const { course, product } = await freeOf()
    const as = await app.person('student')
    const window = { delivery: 'sync', startsAt: 1, endsAt: Date.now() + ms } as const
    const sold = await productOf({ courseIds: [course.id], ...window })
    await makeEnrolment(app.services, { userId: as.id, courseId: course.id, productId: sold.id })
    expect(await ownEntry('product', product.id, as)).toBeNull()
    const goOn = { action: 'continueCourse', courseId: course.id }
    expect(await take(product.id, as)).toMatchObject({ code: 0, data: goOn })
    expect(await ordersOf(as.id)).toHaveLength(1)
    expect(await ownEntry('product', product.id, as)).toEqual(goOn)
  })

  test('is not got where it has a price, is over or is not public', async () => {
    const as = await app.person('student')
    const over = { delivery: 'sync', startsAt: 1, endsAt: 2, salePrice: 0 }
    const ended = await freeOf(over)
    expect(await productPage(ended.product.id)).toMatchObject({ entry: { action: 'notOnSale' }, ways: [] })
    expect(await coursePage(ended.course.id)).toMatchObject({ offers: [], entry: { action: 'notOnSale' } })
    for (const values of [over, { salePrice: 0.01 }, { salePrice: null }])
      expect(await take((await freeOf(values)).product.id, as)).toMatchObject({ code: notFree })
    for (const status of ['draft', 'inner', 'reviewing', 'finished', 'rejected'])
      expect(await take((await freeOf({ status })).product.id, as)).toMatchObject({ code: 404 })
    expect(await take(987_654_321, as)).toMatchObject({ code: 404 })
    expect(await ordersOf(as.id)).toEqual([])
  })

  test('is closed when it is taken back, and can be got again', async () => {
    const { product } = await freeOf()
    const as = await app.person('student')
    await take(product.id, as)
    const [order] = await ordersOf(as.id)
    const body = { id: order?.id ?? 0, revision: 1, reason: 'By mistake' }
    await app.call(orderEndpoints.refund, { as: await app.person('super_admin'), body })
    expect(await ownEntry('product', product.id, as)).toBeNull()
    expect(await take(product.id, as)).toMatchObject({ code: 0 })
    expect(await ordersOf(as.id)).toHaveLength(2)
  })
})

test('a product tells what it sells, of that only what is public', async () => {
  const [shown, closed] = [await courseOf({ title: 'Shown' }), await courseOf({ status: 'closed' })]
  const { id } = await productOf({ courseIds: [shown.id, closed.id], title: 'Both' })
  expect(await productPage(id)).toMatchObject({
    title: 'Both',
    courses: [{ id: shown.id, title: 'Shown' }],
    entry: { action: 'redeem' },
  })
})

describe('the page of an activity', () => {
  test('of no course is begun by anybody', async () => {
    const { id } = await activityOf()
    expect(await activityPage(id)).toMatchObject({
      isFree: true,
      courses: [],
      entry: { action: 'start', activityId: id },
      ways: ['free'],
    })
  })

  test('of a course leads to the course, if that is public', async () => {
    const { id } = await activityOf()
    const course = await courseOf({ places: [{ unit: 1, activityId: id }] })
    await courseOf({ status: 'draft', places: [{ unit: 1, activityId: id }] })
    expect(await activityPage(id)).toMatchObject({
      isFree: false,
      courses: [{ id: course.id }],
      entry: { action: 'redeem' },
    })
  })
})

describe('the button of whoever is signed in', () => {
  test('goes on where the course is learned already, also on the pages of its product and activities', async () => {
    const activity = await activityOf()
    const course = await courseOf({ places: [{ unit: 1, activityId: activity.id }] })
    const product = await productOf({ courseIds: [course.id] })
    expect(await ownEntry('course', course.id)).toBeNull()
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id, productId: product.id })
    const goOn = { action: 'continueCourse', courseId: course.id }
    expect(await ownEntry('course', course.id)).toEqual(goOn)
    expect(await ownEntry('product', product.id)).toEqual(goOn)
    expect(await ownEntry('activity', activity.id)).toEqual({
      action: 'continueActivity',
      activityId: activity.id,
    })
    expect(await ownEntry('course', course.id, await app.person('student'))).toBeNull()
  })
})
