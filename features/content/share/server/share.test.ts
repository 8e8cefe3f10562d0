import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { courseShareEndpoints, factsEndpoints, type SharedKind } from '../share.contract.ts'

let app: TestApp
let admin: Person
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('admin_designer')
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const factsOf = (kind: SharedKind, id: number, by: Person = admin) =>
  app.call(factsEndpoints[kind], { as: by, query: { id } })
const own = () => ({ creatorId: designer.id })

describe('an activity', () => {
  test('that stands by itself is for everybody', async () => {
    const { id, title } = await makeActivity(app.services, { ...own(), status: 'public' })
    expect(await factsOf('activity', id)).toMatchObject({
      title,
      audience: 'everybody',
      link: `/learn/activity/${id}`,
      isSold: false,
      codes: [],
    })
  })

  test('that is placed is for the enrolled, unless it is a free sample', async () => {
    const placed = await makeActivity(app.services, { ...own(), status: 'public' })
    const sample = await makeActivity(app.services, { ...own(), status: 'public', freeSample: 'yes' })
    await makeCourse(app.services, {
      ...own(),
      places: [placed, sample].map(({ id }) => ({ unit: 1, activityId: id })),
    })
    expect(await factsOf('activity', placed.id)).toMatchObject({
      audience: 'enrolled',
      link: `/learn/activity/${placed.id}`,
    })
    expect(await factsOf('activity', sample.id)).toMatchObject({ audience: 'everybody' })
  })

  test.each(['draft', 'hidden'] as const)('that is %s has no link', async (status) => {
    const { id } = await makeActivity(app.services, { ...own(), status })
    expect(await factsOf('activity', id)).toMatchObject({ status, audience: null, link: '' })
  })
})

describe('a course', () => {
  test('is for readers alone until a public product sells it', async () => {
    const { id } = await makeCourse(app.services, { ...own(), status: 'public' })
    const link = `/learn/course/${id}`
    expect(await factsOf('course', id)).toMatchObject({ audience: 'readers', link, isSold: false, codes: [] })
    const product = await makeProduct(app.services, { ...own(), status: 'reviewing', courseIds: [id] })
    expect(await factsOf('course', id)).toMatchObject({ audience: 'readers', isSold: true, codes: [] })
    await app.services.database.pool.query(`update product set status = 'public' where id = $1`, [product.id])
    expect(await factsOf('course', id)).toMatchObject({
      audience: 'enrolled',
      isSold: true,
      codes: [{ id: product.id, label: product.title }],
    })
  })

  test('sold by drafts and by what is finished is not sold', async () => {
    const { id } = await makeCourse(app.services, { ...own(), status: 'public' })
    for (const status of ['draft', 'finished', 'rejected'] as const)
      await makeProduct(app.services, { ...own(), status, courseIds: [id] })
    expect(await factsOf('course', id)).toMatchObject({ audience: 'readers', isSold: false, codes: [] })
  })

  test('names no codes to whoever may not make them', async () => {
    const { id } = await makeCourse(app.services, { ...own(), status: 'public' })
    await makeProduct(app.services, { ...own(), status: 'public', courseIds: [id] })
    expect(await factsOf('course', id, designer)).toMatchObject({ isSold: true, codes: [] })
  })
})

describe('a product', () => {
  test.each([
    ['public', 'enrolled', true],
    ['inner', null, true],
    ['reviewing', null, false],
    ['finished', null, false],
  ] as const)('that is %s is for %s, and has codes: %s', async (status, audience, hasCodes) => {
    const { id } = await makeProduct(app.services, { ...own(), status })
    const facts = await factsOf('product', id)
    expect(facts).toMatchObject({ status, audience })
    expect(facts.link).toBe(audience === null ? '' : `/learn/product/${id}`)
    expect(facts.codes.map((product) => product.id)).toEqual(hasCodes ? [id] : [])
  })
})

test('the link is whole where the operator has named the host', async () => {
  const { id } = await makeCourse(app.services, { ...own(), status: 'public' })
  const { env } = app.services
  Object.assign(app.services, { env: { ...env, PUBLIC_URL: 'https://learn.example.com/' } })
  expect((await factsOf('course', id)).link).toBe(`https://learn.example.com/learn/course/${id}`)
  Object.assign(app.services, { env })
})

test('what one may not read is not there', async () => {
  const { id } = await makeCourse(app.services, { creatorId: admin.id, status: 'draft' })
  const answer = await app.request(factsEndpoints.course, { as: designer, query: { id } })
  expect(answer.code).toBe(kitFaults.notFound.code)
})

test('an activity is placed in courses that one may change and that lack it', async () => {
  const activity = await makeActivity(app.services, { ...own(), status: 'public' })
  const mine = await makeCourse(app.services, { ...own(), title: '我的课程' })
  const taken = await makeCourse(app.services, {
    ...own(),
    title: '已有的课程',
    places: [{ unit: 1, activityId: activity.id }],
  })
  const others = await makeCourse(app.services, {
    creatorId: admin.id,
    status: 'public',
    title: '别人的课程',
  })
  const offered = async (by: Person, keyword?: string) => {
    const query = { activityId: activity.id, ...(keyword !== undefined && { keyword }) }
    return (await app.call(courseShareEndpoints.fillable, { as: by, query })).map(({ id }) => id)
  }
  expect(await offered(designer, '课程')).toContain(mine.id)
  expect(await offered(designer, '课程')).not.toContain(taken.id)
  expect(await offered(designer)).not.toContain(others.id)
  expect(await offered(admin, '别人')).toContain(others.id)
})
