import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { exchangeTaskTable } from '#features/sale/exchange-task/server/exchangeTask.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { productEndpoints as endpoints } from '../product.contract.ts'
import { makeProduct, productContent } from './makeProduct.ts'

let app: TestApp
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

type Made = Parameters<typeof makeProduct>[1]
const mine = (values: Partial<Made> = {}) =>
  makeProduct(app.services, { creatorId: designer.id, activityIds: [], ...values })
const read = (id: number, as: Person = designer) => app.call(endpoints.get, { as, query: { id } })
const create = (body: object) =>
  app.request(endpoints.create, { as: designer, body: { title: 'One', ...body } })

describe('a product', () => {
  test('is written by a designer and read back whole, its price to the fen', async () => {
    const content = await productContent(app.services, designer.id)
    const body = { ...content, salePrice: 1234.56 }
    const id = await app.call(endpoints.create, { as: designer, body })
    expect(await read(id)).toMatchObject({
      ...body,
      status: 'draft',
      revision: 1,
      mayEdit: true,
      itemCount: 1,
      qrUsers: 0,
      courses: [],
      activities: [{ id: content.activityIds[0], isPublic: true }],
      careers: [{ id: content.careerIds[0] }],
      authorizations: [],
    })
  })

  test('is saved with a title alone while it is a draft', async () => {
    const id = await app.call(endpoints.create, { as: designer, body: { title: 'Later' } })
    const blank = { kind: 'course', delivery: 'async', salePrice: null, courseIds: [], itemCount: 0 }
    expect(await read(id)).toMatchObject(blank)
  })

  test.each([
    ['three decimals', 9.999],
    ['less than nothing', -0.01],
    ['words', 'a lot'],
    ['a word that is a number', '12.50'],
    ['more than the most', 1_000_000],
    ['one fen more than the most', 999_999.995],
    ['no number at all', { amount: 1 }],
  ])('refuses a price of %s beside its field', async (_what, salePrice) => {
    expect(await create({ salePrice })).toMatchObject({
      code: 400,
      data: { fields: { salePrice: expect.stringMatching(/\w/) } },
    })
  })

  test.each([0, 0.01, 19.9, 0.29, 999_999.99])('keeps a price of %d as it is', async (salePrice) => {
    const answer = await create({ salePrice })
    expect(await read(answer.data)).toMatchObject({ salePrice })
  })

  test('begins before it ends, and only where it is done together', async () => {
    const [startsAt, endsAt] = [1_800_000_000_000, 1_800_000_360_000]
    expect(await create({ delivery: 'sync', startsAt, endsAt })).toMatchObject({ code: 0 })
    const backwards = await create({ delivery: 'sync', startsAt: endsAt, endsAt: startsAt })
    expect(backwards).toMatchObject({ code: 400, data: { fields: { endsAt: expect.any(String) } } })
    const same = await create({ delivery: 'sync', startsAt, endsAt: startsAt })
    expect(same).toMatchObject({ code: 400, data: { fields: { endsAt: expect.any(String) } } })
    const alone = await create({ delivery: 'async', startsAt })
    expect(alone).toMatchObject({ code: 400, data: { fields: { startsAt: expect.any(String) } } })
  })
})

describe('what a product sells', () => {
  test('is kept in its order, and marked once it is offline', async () => {
    const first = await makeCourse(app.services, { creatorId: other.id, status: 'public', title: 'Ask' })
    const closed = await makeCourse(app.services, { creatorId: other.id, status: 'public', title: 'Listen' })
    const body = { title: 'Both', kind: 'course' as const, courseIds: [closed.id, first.id] }
    const id = await app.call(endpoints.create, { as: designer, body })
    await app.services.database.db.execute(`update course set status = 'closed' where id = ${closed.id}`)
    const { courses, revision } = await read(id)
    expect(courses).toMatchObject([
      { label: 'Listen', isPublic: false },
      { label: 'Ask', isPublic: true },
    ])
    // A link that stands already stays.
    const { courseIds } = await read(id)
    const again = { ...(await written(id)), courseIds: courseIds.toReversed() }
    const answer = await app.request(endpoints.update, { as: designer, body: { ...again, id, revision } })
    expect(answer).toMatchObject({ code: 0 })
  })

  test.each([
    ['a draft of somebody else', async () => makeCourse(app.services, { creatorId: other.id })],
    ['one’s own draft', async () => makeCourse(app.services, { creatorId: designer.id })],
    ['a closed one', async () => makeCourse(app.services, { creatorId: other.id, status: 'closed' })],
    ['one that is not there', async () => ({ id: 987_654_321 })],
  ])('is not %s', async (_what, make) => {
    const { id } = await make()
    const answer = await create({ kind: 'course', courseIds: [id] })
    expect(answer).toMatchObject({ code: 400, data: { fields: { courseIds: expect.any(String) } } })
  })

  test('is no activity of somebody that was not published, none twice, and none of the other kind', async () => {
    const draft = await makeActivity(app.services, { creatorId: other.id })
    const { id } = await makeActivity(app.services, { creatorId: other.id, status: 'public' })
    for (const body of [
      { kind: 'activity', activityIds: [draft.id] },
      { kind: 'activity', activityIds: [id, id] },
      { kind: 'course', activityIds: [id] },
    ])
      expect(await create(body)).toMatchObject({
        code: 400,
        data: { fields: { activityIds: expect.any(String) } },
      })
  })
})

/** The form's part of a product that is there. */
async function written(id: number) {
  const { title, overview, cover, kind, courseIds, activityIds, delivery, startsAt, endsAt, ...rest } =
    await read(id)
  const { salePrice, careerIds, abilityIds, tagIds } = rest
  const links = { courseIds, activityIds, careerIds, abilityIds, tagIds }
  return { title, overview, cover, kind, delivery, startsAt, endsAt, salePrice, ...links }
}

describe('who sees and changes a product', () => {
  test('others see it once it is public, and may not change it', async () => {
    const draft = await mine()
    expect(await app.request(endpoints.get, { as: other, query: { id: draft.id } })).toMatchObject({
      code: 404,
    })
    const { id } = await mine({ status: 'public' })
    expect(await read(id, other)).toMatchObject({ mayEdit: false })
    const body = { ...(await written(id)), id, revision: 1 }
    expect(await app.request(endpoints.update, { as: other, body })).toMatchObject({
      code: kitFaults.forbidden.code,
    })
  })

  test('an auditor sees what is under review and what is public, a teacher what was entrusted to them', async () => {
    const auditor = await app.person('auditor')
    const teacher = await app.person('teacher')
    const [draft, reviewing] = [await mine(), await mine({ status: 'reviewing' })]
    const sees = async (as: Person, id: number) =>
      (await app.request(endpoints.get, { as, query: { id } })).code === 0
    expect([await sees(auditor, draft.id), await sees(auditor, reviewing.id)]).toEqual([false, true])
    expect(await sees(teacher, draft.id)).toBe(false)
    await entrust(draft.id, teacher.id, ['viewLearners'])
    expect(await sees(teacher, draft.id)).toBe(true)
    const { authorizations } = await read(draft.id)
    expect(authorizations).toMatchObject([{ userId: teacher.id, privileges: ['viewLearners'] }])
  })

  test('an assistant edits it with the privilege for that alone', async () => {
    const { id } = await mine()
    await entrust(id, other.id, ['answerMessages'])
    const body = { ...(await written(id)), title: 'By an assistant', id, revision: 1 }
    const refused = { code: kitFaults.forbidden.code }
    expect(await app.request(endpoints.update, { as: other, body })).toMatchObject(refused)
    const helper = await app.person('lx_designer')
    await entrust(id, helper.id, ['editContent'])
    expect(await app.request(endpoints.update, { as: helper, body })).toMatchObject({ code: 0 })
  })
})

async function entrust(
  targetId: number,
  userId: number,
  privileges: ('viewLearners' | 'answerMessages' | 'editContent')[],
) {
  const at = app.services.now()
  const row = { targetType: 'product' as const, targetId, userId, privileges, createdAt: at, updatedAt: at }
  await app.services.database.db.insert(authorizationTable).values(row)
}

describe('a copy of a product', () => {
  test('is a draft of whoever copied it, without what they may not choose', async () => {
    const open = await makeCourse(app.services, { creatorId: other.id, status: 'public' })
    const closed = await makeCourse(app.services, { creatorId: other.id, status: 'closed' })
    const values = {
      status: 'public',
      courseIds: [closed.id, open.id],
      salePrice: 12.5,
      title: 'T'.repeat(50),
    }
    const source = await mine({ ...values, kind: 'course' })
    const id = await app.call(endpoints.copy, { as: other, body: { id: source.id } })
    const copy = await read(id, other)
    expect(copy).toMatchObject({
      status: 'draft',
      creatorId: other.id,
      courseIds: [open.id],
      salePrice: 12.5,
      isApproved: false,
      cover: source.cover,
    })
    expect(copy.title).toMatch(/^T+ \(copy\)$/)
    expect(copy.title).toHaveLength(50)
  })

  test('is not made of what one may not see', async () => {
    const { id } = await mine()
    expect(await app.request(endpoints.copy, { as: other, body: { id } })).toMatchObject({ code: 404 })
  })
})

describe('the list of products', () => {
  test('is exported as a sheet that names what it links to, with prices as numbers', async () => {
    const course = await makeCourse(app.services, {
      creatorId: other.id,
      status: 'public',
      title: 'Ask well',
    })
    const values = { courseIds: [course.id], title: '=SUM(1)', salePrice: 7.07, kind: 'course' as const }
    await mine({ ...values, status: 'public' })
    const path = prefix + endpoints.export.path
    const response = await app.fetch('POST', path, { body: { title: '=SUM' } }, other)
    const [heads = [], row = []] = await readSheet(Buffer.from(await response.arrayBuffer()))
    const cell = (head: string) => row[heads.indexOf(head)]
    const cells = ['Title', 'Product type', 'Courses', 'Price (yuan)', 'Status'].map(cell)
    expect(cells).toEqual(["'=SUM(1)", 'Courses', 'Ask well', 7.07, 'Public'])
  })

  test('is filtered by what is sold, by price, kind and a part of the title', async () => {
    const course = await makeCourse(app.services, { creatorId: designer.id, status: 'public' })
    const values = {
      courseIds: [course.id],
      title: '用户访谈十日',
      salePrice: 88.88,
      kind: 'course' as const,
    }
    const { id } = await mine({ ...values, status: 'public' })
    for (const filter of [
      { title: '访谈十' },
      { courseId: course.id },
      { salePrice: { from: 88.88, to: 88.88 }, title: '访谈' },
      { kind: 'course' as const, status: 'public' as const, title: '访谈' },
    ]) {
      const { list } = await app.call(endpoints.page, { as: other, body: filter })
      expect(list.map((row) => row.id)).toEqual([id])
    }
    const dearer = await app.call(endpoints.page, { as: other, body: { salePrice: { from: 88.89 } } })
    expect(dearer.list.map((row) => row.id)).not.toContain(id)
  })
})

test('a product is deleted while it is a draft that nobody has a code of, and what it links to is in use', async () => {
  const { id } = await mine()
  const at = app.services.now()
  const task = { name: 'For the fair', productId: id, quantity: 1, qr: 'without' as const }
  const { db } = app.services.database
  await db.insert(exchangeTaskTable).values({ ...task, createdAt: at, updatedAt: at })
  const refused = await app.request(endpoints.delete, { as: designer, query: { id } })
  expect(refused).toMatchObject({ code: kitFaults.inUse.code, data: { uses: [{ label: 'For the fair' }] } })
  const career = await makeCareer(app.services, { creatorId: designer.id })
  const free = await mine({ careerIds: [career.id] })
  const query = { id: career.id }
  const used = await app.request(careerEndpoints.delete, { as: designer, query })
  expect(used).toMatchObject({
    code: kitFaults.inUse.code,
    data: { uses: [{ resource: 'product', id: free.id }] },
  })
  expect(await app.request(endpoints.delete, { as: designer, query: { id: free.id } })).toMatchObject({
    code: 0,
  })
  expect(await app.request(careerEndpoints.delete, { as: designer, query })).toMatchObject({ code: 0 })
})
