import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { careerContent, makeCareer } from '#features/content/career/server/makeCareer.ts'
import { fileUseTable } from '#features/media/file/server/store/file.table.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { auditEndpoints } from '../audit.contract.ts'

let app: TestApp
let designer: Person
let auditor: Person
let second: Person
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
  auditor = await app.person('auditor')
  second = await app.person('auditor')
})
afterAll(() => app.close())

type Move = Omit<BodyOf<typeof careerEndpoints.updateStatus>, 'revision'>

const move = async (as: Person, body: Move) => {
  const { revision } = await app.call(careerEndpoints.get, { as: admin, query: { id: body.id } })
  return app.request(careerEndpoints.updateStatus, { as, body: { ...body, revision } })
}

const submitted = async (own: object = {}) => {
  const { id } = await makeCareer(app.services, { creatorId: designer.id, ...own })
  await move(designer, { id, status: 'reviewing' })
  return id
}

const reviewOf = (as: Person, id: number) =>
  app.call(auditEndpoints.get, { as, query: { resource: 'career', id } })

const waiting = async (as: Person, own: object = {}) =>
  (await app.call(auditEndpoints.waiting, { as, body: { resource: 'career', pageSize: 200, ...own } })).list

describe('the queue of careers', () => {
  test('begins with the one that waits longest, and says since when', async () => {
    const [first, next] = [
      await submitted({ name: 'Waits longest' }),
      await submitted({ name: 'Came later' }),
    ]
    const list = await waiting(auditor)
    const places = [first, next].map((id) => list.findIndex((row) => row.id === id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(list.find((row) => row.id === first)).toMatchObject({
      title: 'Waits longest',
      creatorId: designer.id,
      reviews: 0,
    })
  })

  test('is found by title, by creator and by how long it waits', async () => {
    const id = await submitted({ name: '产品经理' })
    const ids = async (own: object) => (await waiting(auditor, own)).map((row) => row.id)
    expect(await ids({ title: '品经' })).toEqual([id])
    expect(await ids({ title: '品经', creatorId: admin.id })).toEqual([])
    expect(await ids({ title: '品经', waitsSince: { to: Date.now() - 60_000 } })).toEqual([])
  })

  test('keeps an own record from an auditor, and shows it to a super administrator', async () => {
    const both = await app.person('auditor', 'lx_designer')
    const { id } = await makeCareer(app.services, { creatorId: both.id })
    await move(both, { id, status: 'reviewing' })
    expect((await waiting(both)).some((row) => row.id === id)).toBe(false)
    expect((await waiting(auditor)).some((row) => row.id === id)).toBe(true)
    expect(await reviewOf(both, id)).toMatchObject({ isWaiting: true, mayDecide: false })
    expect(await move(both, { id, status: 'public' })).toMatchObject({ code: 1403 })
  })

  test('is no business of those who make content', async () => {
    for (const name of ['admin_designer', 'lx_designer', 'teacher', 'student'] as const) {
      const person = await app.person(name)
      const body = { resource: 'career' as const }
      expect(await app.request(auditEndpoints.waiting, { as: person, body })).toMatchObject({ code: 1403 })
      expect(await app.request(auditEndpoints.page, { as: person, body: {} })).toMatchObject({ code: 1403 })
    }
  })

  test('is counted for whoever asks, with the oldest of each kind', async () => {
    const { id } = await makeProduct(app.services, { creatorId: designer.id, status: 'reviewing' })
    const counts = await app.call(auditEndpoints.counts, { as: auditor })
    const products = counts.find(({ resource }) => resource === 'product')
    const list = await app.call(auditEndpoints.waiting, { as: auditor, body: { resource: 'product' } })
    expect(products?.count).toBe(list.total)
    expect(list.list.map((row) => row.id)).toContain(id)
    expect(products?.since).toBe(list.list[0]?.waitsSince)
  })
})

describe('a rejection', () => {
  test('stands beside the fields it names until the record is submitted again', async () => {
    const id = await submitted()
    const reasons = [
      { field: 'cover', text: 'This is somebody else’s picture' },
      { field: 'summary', text: 'Say who it is for' },
    ] as const
    expect(
      await move(auditor, { id, status: 'draft', reason: 'Nearly', reasons: [...reasons] }),
    ).toMatchObject({
      code: 0,
    })
    const rejected = await app.call(careerEndpoints.get, { as: designer, query: { id } })
    expect(rejected.reviewNotes).toEqual([{ field: null, text: 'Nearly' }, ...reasons])
    expect(rejected.reviewReason).toBe(
      'Nearly\nCover (16:9): This is somebody else’s picture\nSummary: Say who it is for',
    )
    await move(designer, { id, status: 'reviewing' })
    expect(await app.call(careerEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      reviewReason: '',
      reviewNotes: [],
    })
  })

  test('may be made of reasons beside fields alone, and never of none', async () => {
    const id = await submitted()
    expect(await move(auditor, { id, status: 'draft' })).toMatchObject({ code: 400 })
    const reasons = [{ field: 'name', text: 'Too short' }]
    expect(await move(auditor, { id, status: 'draft', reasons })).toMatchObject({ code: 0 })
  })

  test.each([
    ['an invented field', [{ field: 'salePrice', text: 'Too much' }]],
    ['a column that no form has', [{ field: 'isApproved', text: 'Yes' }]],
    ['a blank text', [{ field: 'name', text: '  ' }]],
    ['a text that is too long', [{ field: 'name', text: 'x'.repeat(501) }]],
    ['something beside it', [{ field: 'name', text: 'Why', status: 'public' }]],
    ['too many', Array.from({ length: 21 }, () => ({ field: 'name', text: 'Why' }))],
    ['none', []],
  ])('with %s is refused', async (_what, reasons) => {
    const id = await submitted()
    const { revision } = await app.call(careerEndpoints.get, { as: admin, query: { id } })
    const body = { id, status: 'draft', reasons, revision }
    const response = await app.fetch(
      'PUT',
      `${prefix}${careerEndpoints.updateStatus.path}`,
      { body },
      auditor,
    )
    expect(JSON.parse(await response.text())).toMatchObject({ code: 400 })
  })

  test('is no word of approval: who approves pins nothing', async () => {
    const id = await submitted()
    const reasons = [{ field: 'name', text: 'Fine' }]
    expect(await move(auditor, { id, status: 'public', reasons })).toMatchObject({
      code: 400,
      data: { fields: { reasons: expect.any(String) } },
    })
    expect(await move(designer, { id, status: 'draft', reasons })).toMatchObject({ code: 400 })
  })
})

describe('a decision', () => {
  test('keeps what was looked at, so that the next review tells what has changed', async () => {
    const id = await submitted({ name: 'Reseacher' })
    expect(await reviewOf(auditor, id)).toMatchObject({ before: null, changed: [], decisions: [] })
    await move(auditor, { id, status: 'draft', reasons: [{ field: 'name', text: 'A letter is missing' }] })
    const { revision, ...was } = await app.call(careerEndpoints.get, { as: designer, query: { id } })
    const content = await careerContent(app.services, designer.id)
    const body = { ...content, cover: was.cover, summary: was.summary, name: 'Researcher', id, revision }
    await app.call(careerEndpoints.update, { as: designer, body })
    await move(designer, { id, status: 'reviewing' })
    const review = await reviewOf(second, id)
    expect(review).toMatchObject({
      isWaiting: true,
      mayDecide: true,
      changed: ['name'],
      before: { name: 'Reseacher', cover: was.cover },
    })
    expect(review.decisions).toMatchObject([
      { result: 'rejected', reviewerId: auditor.id, notes: [{ field: 'name', text: 'A letter is missing' }] },
    ])
    expect(Object.keys(review.before ?? {})).not.toContain('creatorName')
  })

  test('holds the pictures it was taken on, whatever becomes of them in the record', async () => {
    const content = await careerContent(app.services, designer.id)
    const id = await app.call(careerEndpoints.create, { as: designer, body: content })
    await move(designer, { id, status: 'reviewing' })
    await move(auditor, { id, status: 'draft', reason: 'Another cover' })
    const { decisions } = await reviewOf(auditor, id)
    const uses = await app.services.database.db.select().from(fileUseTable)
    expect(uses).toContainEqual(
      expect.objectContaining({ resource: 'audit-record', resourceId: decisions[0]?.id }),
    )
  })

  test('that comes second is refused, and its author is told who was first', async () => {
    const id = await submitted()
    const { revision } = await app.call(careerEndpoints.get, { as: second, query: { id } })
    await move(auditor, { id, status: 'draft', reason: 'Say who it is for' })
    const late = await app.request(careerEndpoints.updateStatus, {
      as: second,
      body: { id, status: 'public', revision },
    })
    expect([404, 409]).toContain(late.code)
    const shown = await reviewOf(second, id)
    expect(shown).toMatchObject({ isWaiting: false, mayDecide: false, before: null, changed: [] })
    expect(shown.decisions[0]).toMatchObject({ reviewerId: auditor.id, result: 'rejected' })
  })

  test('is taken once, however many reviewers decide at the same moment', async () => {
    const id = await submitted()
    const { revision } = await app.call(careerEndpoints.get, { as: auditor, query: { id } })
    const answers = await Promise.all(
      [auditor, second, admin].map((as) =>
        app.request(careerEndpoints.updateStatus, { as, body: { id, status: 'public', revision } }),
      ),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await reviewOf(admin, id)).decisions).toHaveLength(1)
  })

  test('is found among all others by result, reviewer and resource', async () => {
    const id = await submitted({ name: 'Found again' })
    await move(second, { id, status: 'public', reason: 'Well written' })
    const page = await app.call(auditEndpoints.page, {
      as: auditor,
      body: { title: 'found', resource: ['career'], result: 'approved', reviewerId: second.id },
    })
    expect(page.list).toMatchObject([{ resourceId: id, reason: 'Well written', title: 'Found again' }])
    const others = { title: 'found', reviewerId: auditor.id }
    expect((await app.call(auditEndpoints.page, { as: auditor, body: others })).list).toEqual([])
  })
})

describe('the platform’s look at an activity', () => {
  const published = async () => {
    const { id } = await makeActivity(app.services, { creatorId: designer.id })
    const { revision } = await app.call(activityEndpoints.get, { as: designer, query: { id } })
    const after = await app.call(activityEndpoints.updateStatus, {
      as: designer,
      body: { id, status: 'public', revision },
    })
    await app.call(activityEndpoints.platformApply, { as: designer, body: { id, revision: after } })
    return app.call(activityEndpoints.get, { as: auditor, query: { id } })
  }

  test('pins reasons to cards of the published version, and to no other card', async () => {
    const { id, revision, cards } = await published()
    const cardId = cards[0]?.id ?? 0
    const fail = (reasons: BodyOf<typeof activityEndpoints.platformReview>['reasons']) =>
      app.request(activityEndpoints.platformReview, {
        as: auditor,
        body: { id, status: 'failed', reasons, revision },
      })
    expect(await fail([{ cardId: 987_654_321, text: 'Where?' }])).toMatchObject({
      code: 400,
      data: { fields: { 'reasons.0.cardId': expect.any(String) } },
    })
    expect(
      await fail([
        { cardId, text: 'Too long' },
        { field: 'title', text: 'Too short' },
      ]),
    ).toMatchObject({
      code: 0,
    })
    expect(await app.call(activityEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      platformReason: 'Card 1: Too long\nTitle: Too short',
      platformNotes: [
        { cardId, text: 'Too long' },
        { field: 'title', text: 'Too short' },
      ],
    })
  })

  test('waits in its queue, and remembers which version it was', async () => {
    const { id, revision, publishedVersionId } = await published()
    const list = await app.call(auditEndpoints.waiting, {
      as: auditor,
      body: { resource: 'activity', pageSize: 200 },
    })
    expect(list.list.some((row) => row.id === id)).toBe(true)
    const body = { id, status: 'passed' as const, revision }
    expect(await app.request(activityEndpoints.platformReview, { as: auditor, body })).toMatchObject({
      code: 0,
    })
    const query = { resource: 'activity' as const, id }
    expect(await app.call(auditEndpoints.get, { as: auditor, query })).toMatchObject({
      isWaiting: false,
      before: { versionId: publishedVersionId },
      changed: [],
    })
  })
})
