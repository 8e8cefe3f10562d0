import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { offersEndpoints } from '../offers.contract.ts'

type Query = Partial<QueryOf<typeof offersEndpoints.list>>
type Listed = DataOf<typeof offersEndpoints.list>['list'][number]

let app: TestApp
let creatorId: number
let learner: Person
let careerId: number
let abilityId: number
let tagId: number

beforeAll(async () => {
  app = await startTestApp()
  creatorId = (await app.person('admin_designer')).id
  learner = await app.person('student')
  const { services } = app
  careerId = (await makeCareer(services, { creatorId, status: 'public', name: '产品经理' })).id
  abilityId = (await makeAbility(services, { creatorId, status: 'public', name: 'Écoute active' })).id
  tagId = (await makeTag(services, { creatorId, status: 'reviewed', name: 'はじめて' })).id
})
afterAll(() => app.close())

const plain = { cover: '', careerIds: [], status: 'public' } as const
const activity = (own: Partial<Parameters<typeof makeActivity>[1]> = {}) =>
  makeActivity(app.services, { creatorId, cover: '', careerId: null, status: 'public', ...own })
const course = (own: Partial<Parameters<typeof makeCourse>[1]> = {}) =>
  makeCourse(app.services, { creatorId, ...plain, ...own })
const product = (own: Partial<Parameters<typeof makeProduct>[1]> = {}) =>
  makeProduct(app.services, { creatorId, ...plain, ...own })
/** A course of which everybody may begin an activity. */
const tried = async (own: Partial<Parameters<typeof makeCourse>[1]> = {}) => {
  const { id } = await activity({ freeSample: 'yes' })
  return course({ ...own, places: [{ unit: 1, activityId: id }] })
}

const list = (query: Query, as?: Person) =>
  app.call(offersEndpoints.list, { query: { pageNo: 1, pageSize: 50, ...query }, ...(as && { as }) })
const titles = async (query: Query) => (await list(query)).list.map(({ title }) => title)
const find = async (id: number, kind: Listed['kind'], as?: Person) =>
  (await list({ kind }, as)).list.find((offer) => offer.id === id)

describe('whoever is not signed in', () => {
  test('reads what can be had: its title, cover, first line, price, careers, abilities and tags', async () => {
    const { id } = await product({
      ...{ title: 'Interviews', overview: 'Ask.\n\n  Listen.', cover: '/files/a.png', salePrice: 19.9 },
      ...{ careerIds: [careerId], abilityIds: [abilityId], tagIds: [tagId] },
    })
    expect(await find(id, 'product')).toEqual({
      ...{ kind: 'product', id, title: 'Interviews', cover: '/files/a.png', line: 'Ask. Listen.' },
      ...{ price: 19.9, isHeld: false },
      careers: [{ id: careerId, label: '产品经理' }],
      abilities: [{ id: abilityId, label: 'Écoute active' }],
      tags: [{ id: tagId, label: 'はじめて' }],
    })
  })

  test('finds products on sale alone', async () => {
    const hour = 3_600_000
    const now = Date.now()
    const running = await product({ delivery: 'sync', startsAt: now - hour, endsAt: now + hour })
    const over = await product({ delivery: 'sync', startsAt: now - 2 * hour, endsAt: now - hour })
    const closed = await product({ courseIds: [(await course({ status: 'closed' })).id] })
    const hidden = await product({ activityIds: [(await activity({ status: 'hidden' })).id] })
    const deleted = await product({ deletedAt: now })
    const states = await Promise.all(
      ['draft', 'inner', 'reviewing', 'finished', 'rejected'].map((status) => product({ status })),
    )
    expect(await find(running.id, 'product')).toMatchObject({ id: running.id })
    for (const { id } of [over, closed, hidden, deleted, ...states])
      expect(await find(id, 'product')).toBeUndefined()
  })

  test('finds courses that are free to try and that nothing sells', async () => {
    const free = await tried()
    const sold = await tried()
    await product({ courseIds: [sold.id] })
    const soldInside = await tried()
    await product({ courseIds: [soldInside.id], status: 'inner' })
    const untried = await course()
    const closed = await tried({ status: 'closed' })
    const draft = await tried({ status: 'draft' })
    expect(await find(free.id, 'course')).toMatchObject({ price: null })
    expect(await find(soldInside.id, 'course')).toMatchObject({ price: null })
    for (const { id } of [sold, untried, closed, draft]) expect(await find(id, 'course')).toBeUndefined()
  })

  test('finds activities that are open to all, as they were published', async () => {
    const open = await activity({ title: 'Open', careerId })
    const sample = await activity({ freeSample: 'yes' })
    await course({ places: [{ unit: 1, activityId: sample.id }] })
    const placed = await activity()
    await course({ places: [{ unit: 1, activityId: placed.id }] })
    const sold = await activity()
    await product({ activityIds: [sold.id] })
    const [draft, hidden] = [await activity({ status: 'draft' }), await activity({ status: 'hidden' })]
    await app.services.database.pool.query(`update activity set title = 'Renamed' where id = $1`, [open.id])
    const found = await find(open.id, 'activity')
    expect(found).toMatchObject({ title: 'Open', price: 0, careers: [{ id: careerId }] })
    expect(await find(sample.id, 'activity')).toMatchObject({ id: sample.id })
    for (const { id } of [placed, sold, draft, hidden]) expect(await find(id, 'activity')).toBeUndefined()
  })

  test('is told no name that nobody may read', async () => {
    const secret = await makeCareer(app.services, { creatorId, status: 'draft', name: 'Unannounced' })
    const { id } = await product({ careerIds: [secret.id] })
    expect(await find(id, 'product')).toMatchObject({ careers: [] })
    expect(await titles({ keyword: 'Unannounced' })).toEqual([])
    const { careers } = await app.call(offersEndpoints.facets, {})
    expect(careers.map(({ label }) => label)).not.toContain('Unannounced')
  })
})

describe('a search', () => {
  beforeAll(async () => {
    await product({ title: 'Café au lait' })
    await tried({ title: '用户访谈七日' })
    await activity({ title: 'ﾗｼﾞｵ体操をはじめる' })
    await activity({ title: 'By its tag', tagIds: [tagId] })
    await product({ title: 'By its ability', abilityIds: [abilityId] })
    await tried({ title: 'By its career', careerIds: [careerId] })
  })

  test.each([
    ['cafe', ['Café au lait']],
    ['LAIT café', ['Café au lait']],
    ['lait tea', []],
    ['访谈', ['用户访谈七日']],
    ['七日　用户', ['用户访谈七日']],
    ['ラジオ', ['ﾗｼﾞｵ体操をはじめる']],
    ['体操', ['ﾗｼﾞｵ体操をはじめる']],
    ['はじめて', ['By its tag', 'Interviews']],
    ['ecoute', ['By its ability', 'Interviews']],
    ['产品 its', ['By its career']],
    ["' or 1=1 --", []],
  ])('for %s finds %j', async (keyword, wanted) => {
    expect((await titles({ keyword })).toSorted()).toEqual(wanted.toSorted())
  })

  test('of nothing but spaces leaves nothing out', async () => {
    expect((await list({ keyword: '   ' })).list.length).toBeGreaterThan(5)
  })
})

describe('filters', () => {
  test('by career, ability, tag and kind narrow the list together', async () => {
    await product({ title: 'All three', careerIds: [careerId], abilityIds: [abilityId], tagIds: [tagId] })
    await activity({ title: 'Tagged', tagIds: [tagId] })
    const points = [{ abilityId, weight: 1, reflectionQuestion: '' }]
    await activity({ title: 'Trains', competencyPoints: points })
    expect(await titles({ tagId })).toEqual(expect.arrayContaining(['All three', 'Tagged']))
    expect(await titles({ tagId, careerId })).not.toContain('Tagged')
    expect(await titles({ tagId, kind: 'activity' })).not.toContain('All three')
    expect(await titles({ abilityId, kind: 'activity' })).toEqual(['Trains'])
    expect(await titles({ abilityId, kind: 'course' })).toEqual([])
  })

  test('are those that find something, the most frequent first', async () => {
    const unused = await makeTag(app.services, { creatorId, status: 'reviewed', name: 'Never used' })
    await product({ tagIds: [unused.id], status: 'draft' })
    const { tags, careers, abilities } = await app.call(offersEndpoints.facets, {})
    expect(tags.map(({ id }) => id)).not.toContain(unused.id)
    for (const facets of [tags, careers, abilities])
      expect(facets.map(({ count }) => count)).toEqual(
        facets.map(({ count }) => count).toSorted((a, b) => b - a),
      )
    const tag = tags.find(({ id }) => id === tagId)
    expect(tag?.count).toBe((await list({ tagId })).list.length)
  })
})

test('pages follow each other without a gap, whatever kinds they hold', async () => {
  const { list: all } = await list({})
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(3)
  const read: string[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await list({ pageNo, pageSize: 4 })
    read.push(...page.list.map(({ kind, id }) => `${kind} ${id}`))
    if (!page.hasMore) break
    expect(page.list).toHaveLength(4)
  }
  expect(read).toEqual(all.map(({ kind, id }) => `${kind} ${id}`))
  expect(await list({ pageNo: 500 })).toEqual({ list: [], hasMore: false })
})

test('what a learner has already is marked for them alone', async () => {
  const [first, second] = [await tried(), await tried()]
  const both = await product({ courseIds: [first.id, second.id] })
  const one = await product({ courseIds: [first.id] })
  const longer = await product({ courseIds: [second.id] })
  const ending = await product({
    ...{ courseIds: [second.id], delivery: 'sync', startsAt: 1, endsAt: Date.now() + 86_400_000 },
  })
  await makeEnrolment(app.services, { userId: learner.id, productId: ending.id, courseId: second.id })
  const trial = await tried()
  for (const courseId of [first.id, trial.id])
    await makeEnrolment(app.services, { userId: learner.id, productId: one.id, courseId })
  const marks = async (as?: Person) => [
    (await find(one.id, 'product', as))?.isHeld,
    (await find(both.id, 'product', as))?.isHeld,
    (await find(longer.id, 'product', as))?.isHeld,
    (await find(ending.id, 'product', as))?.isHeld,
    (await find(trial.id, 'course', as))?.isHeld,
  ]
  expect(await marks(learner)).toEqual([true, false, false, true, true])
  expect(await marks(await app.person('student'))).toEqual([false, false, false, false, false])
  expect(await marks()).toEqual([false, false, false, false, false])
})
