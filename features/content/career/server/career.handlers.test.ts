import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ability } from '#features/content/ability/ability.contract.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { careerEndpoints } from '../career.contract.ts'
import { careerContent, makeCareer } from './makeCareer.ts'

let app: TestApp
let admin: Person
let designer: Person
let other: Person
let auditor: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
  auditor = await app.person('auditor')
})
afterAll(() => app.close())

const move = async (as: Person, id: number, status: 'draft' | 'reviewing' | 'public', reason?: string) => {
  const { revision } = await app.call(careerEndpoints.get, { as: admin, query: { id } })
  return app.request(careerEndpoints.updateStatus, {
    as,
    body: { id, status, revision, ...(reason && { reason }) },
  })
}

describe('a career', () => {
  test('is written by a designer with abilities and tags in their order and read back whole', async () => {
    const first = await makeAbility(app.services, { creatorId: designer.id, name: 'Ask' })
    const second = await makeAbility(app.services, { creatorId: designer.id, name: 'Listen' })
    const tag = await makeTag(app.services, { status: 'reviewed', name: 'Research' })
    const content = await careerContent(app.services, designer.id)
    const body = { ...content, abilityIds: [second.id, first.id], tagIds: [tag.id] }
    const id = await app.call(careerEndpoints.create, { as: designer, body })
    const career = await app.call(careerEndpoints.get, { as: designer, query: { id } })
    expect(career).toMatchObject({
      ...body,
      status: 'draft',
      abilityCount: 2,
      revision: 1,
      mayEdit: true,
      creatorId: designer.id,
    })
    expect(career.tags).toEqual([{ id: tag.id, label: 'Research' }])
    expect(career.abilities.map((one) => one.label)).toEqual(['Listen', 'Ask'])
  })

  test('refuses a tag that nobody reviewed, beside its field', async () => {
    const tag = await makeTag(app.services, { status: 'pending' })
    const content = await careerContent(app.services, designer.id)
    const answer = await app.request(careerEndpoints.create, {
      as: designer,
      body: { ...content, tagIds: [tag.id] },
    })
    expect(answer).toMatchObject({ code: 400, data: { fields: { tagIds: expect.any(String) } } })
  })

  test('refuses what the specification refuses, in the words of the asker', async () => {
    const answer = await app.request(careerEndpoints.create, {
      as: designer,
      body: {
        name: '   ',
        summary: 'x'.repeat(1001),
        cover: 'https://elsewhere.example/a.png',
        abilityIds: [],
        tagIds: [],
      },
    })
    expect(answer.code).toBe(400)
    expect(answer.data).toEqual({
      fields: { name: 'Please enter the name', summary: 'At most 1000 characters' },
    })
  })

  test('begins with a name alone, and is submitted once it says what it is about', async () => {
    const id = await app.call(careerEndpoints.create, { as: designer, body: { name: 'Cartographer' } })
    const refused = await move(designer, id, 'reviewing')
    expect(refused).toMatchObject({
      code: 1006,
      message: 'Still missing: summary',
      data: { fields: { summary: 'Please enter the summary' } },
    })
    const body = {
      id,
      revision: 1,
      name: 'Cartographer',
      summary: 'Draws what is there',
      cover: '',
      abilityIds: [],
      tagIds: [],
    }
    await app.call(careerEndpoints.update, { as: designer, body })
    expect(await move(designer, id, 'reviewing')).toMatchObject({ code: 0 })
  })

  test('is invisible to other designers while it is a draft, and read only once it is public', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id })
    expect(await app.request(careerEndpoints.get, { as: other, query: { id } })).toMatchObject({ code: 404 })
    await move(designer, id, 'reviewing')
    await move(admin, id, 'public')
    const seen = await app.call(careerEndpoints.get, { as: other, query: { id } })
    expect(seen.mayEdit).toBe(false)
    const content = await careerContent(app.services, designer.id)
    const body = { ...content, id, revision: seen.revision }
    expect(await app.request(careerEndpoints.update, { as: other, body })).toMatchObject({ code: 1403 })
  })

  test('keeps the reason of a rejection until it is submitted again', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id })
    await move(designer, id, 'reviewing')
    const refused = await move(auditor, id, 'draft')
    expect(refused).toMatchObject({ code: 400, data: { fields: { reason: 'Please enter the reason' } } })
    await move(auditor, id, 'draft', 'Say who it is for')
    const rejected = await app.call(careerEndpoints.get, { as: designer, query: { id } })
    expect(rejected).toMatchObject({ status: 'draft', reviewReason: 'Say who it is for' })
    await move(designer, id, 'reviewing')
    expect(await app.call(careerEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      reviewReason: '',
    })
  })

  test('goes online again without a review only if nothing changed since the last approval', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id })
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'public')
    await move(designer, id, 'draft')
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
    await move(designer, id, 'draft')
    const { revision } = await app.call(careerEndpoints.get, { as: designer, query: { id } })
    const content = await careerContent(app.services, designer.id)
    await app.call(careerEndpoints.update, {
      as: designer,
      body: { ...content, name: 'Another', id, revision },
    })
    expect(await move(designer, id, 'public')).toMatchObject({ code: 1005 })
  })

  test('does not go online past a rejection, even unchanged since an earlier approval', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id })
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'public')
    await move(designer, id, 'draft')
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'draft', 'The cover is somebody else’s')
    expect(await move(designer, id, 'public')).toMatchObject({ code: 1005 })
  })

  test('answers a stale save with the revision that stands, and writes nothing', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id, name: 'Before' })
    const content = await careerContent(app.services, designer.id)
    await app.call(careerEndpoints.update, {
      as: admin,
      body: { ...content, name: 'By another', id, revision: 1 },
    })
    const stale = await app.request(careerEndpoints.update, {
      as: designer,
      body: { ...content, name: 'Mine', id, revision: 1 },
    })
    expect(stale).toMatchObject({ code: 409, data: { revision: 2 } })
    expect(await app.call(careerEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      name: 'By another',
    })
  })

  test('is made once however often one Idempotency-Key is sent', async () => {
    const body = { ...(await careerContent(app.services, designer.id)), name: 'Once' }
    const headers = { 'idempotency-key': 'key-of-one-career' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.request(careerEndpoints.create, { as: designer, body, headers })),
    )
    expect(new Set(answers.map((answer) => answer.data)).size).toBe(1)
    const other = await app.request(careerEndpoints.create, {
      as: designer,
      body: { ...body, name: 'Twice' },
      headers,
    })
    expect(other.code).toBe(1004)
  })

  test('is deleted as a draft, comes back by restore, and is refused while public', async () => {
    const { id } = await makeCareer(app.services, { creatorId: designer.id })
    await app.call(careerEndpoints.delete, { as: designer, query: { id } })
    expect(await app.request(careerEndpoints.get, { as: designer, query: { id } })).toMatchObject({
      code: 404,
    })
    await app.call(careerEndpoints.restore, { as: designer, body: { id } })
    await move(designer, id, 'reviewing')
    expect(await app.request(careerEndpoints.delete, { as: designer, query: { id } })).toMatchObject({
      code: 1007,
    })
  })

  test('keeps an ability from being deleted while it uses it, and says so', async () => {
    const used = await makeAbility(app.services, { creatorId: designer.id })
    const { id } = await makeCareer(app.services, { creatorId: designer.id, abilityIds: [used.id] })
    const answer = await app.request(ability.endpoints.delete, { as: designer, query: { id: used.id } })
    expect(answer).toMatchObject({ code: 1003, data: { uses: [{ resource: 'career', id }] } })
  })
})

describe('the list of careers', () => {
  test('finds by text, ability and status, counts by status and pages by number and by cursor', async () => {
    const used = await makeAbility(app.services, { creatorId: designer.id })
    for (let index = 0; index < 5; index += 1)
      await makeCareer(app.services, {
        creatorId: designer.id,
        name: `产品经理 ${index}`,
        abilityIds: [used.id],
      })
    const filters = { name: '品经', abilityId: used.id }
    const first = await app.call(careerEndpoints.page, { as: designer, body: { ...filters, pageSize: 2 } })
    expect(first).toMatchObject({ total: 5, totalIsCapped: false })
    const after = first.next ?? ''
    const second = await app.call(careerEndpoints.page, {
      as: designer,
      body: { ...filters, pageSize: 2, after },
    })
    const byNumber = await app.call(careerEndpoints.page, {
      as: designer,
      body: { ...filters, pageSize: 2, pageNo: 2 },
    })
    expect(second.list.map((row) => row.id)).toEqual(byNumber.list.map((row) => row.id))
    expect(await app.call(careerEndpoints.counts, { as: designer, body: filters })).toEqual({
      draft: 5,
      reviewing: 0,
      public: 0,
    })
    expect(
      (await app.call(careerEndpoints.page, { as: designer, body: { ...filters, status: [] } })).list,
    ).toEqual([])
  })

  test('refuses an invented sort column and an invented filter', async () => {
    const sorted = await app.fetch(
      'POST',
      '/console-api/course/career/page',
      { body: { sort: [{ field: 'deletedAt', order: 'asc' }] } },
      admin,
    )
    expect(await sorted.json()).toMatchObject({ code: 400 })
    const filtered = await app.fetch(
      'POST',
      '/console-api/course/career/page',
      { body: { deletedAt: 1 } },
      admin,
    )
    expect(await filtered.json()).toMatchObject({ code: 400 })
  })

  test('exports the filtered rows as a spreadsheet whose text never runs', async () => {
    await makeCareer(app.services, { creatorId: designer.id, name: '=HYPERLINK("x")' })
    const response = await app.fetch(
      'POST',
      '/console-api/course/career/export',
      { body: { name: 'HYPERLINK' } },
      designer,
    )
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    const [, row] = await readSheet(Buffer.from(await response.arrayBuffer()))
    expect(row?.[1]).toBe('\'=HYPERLINK("x")')
  })

  test('changes places by an administrator with those that are named, and with no other', async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, () => makeCareer(app.services, { creatorId: designer.id })),
    )
    const [one, two, three, four] = made.map(({ id }) => id)
    if (!one || !two || !three || !four) throw new Error('four careers were made')
    const sort = (...ids: number[]) => app.call(careerEndpoints.sort, { as: admin, body: { ids } })
    await sort(one, two, three, four)
    const places = async () => {
      const read = (id: number) => app.call(careerEndpoints.get, { as: admin, query: { id } })
      return Promise.all([one, two, three, four].map(async (id) => (await read(id)).order))
    }
    const before = await places()
    expect(before).toEqual(before.toSorted((a, b) => a - b))
    expect(new Set(before).size).toBe(4)
    await sort(three, two)
    expect(await places()).toEqual([before[0], before[2], before[1], before[3]])
    const read = await app.call(careerEndpoints.get, { as: admin, query: { id: two } })
    expect(read).toMatchObject({ revision: 1 })
    expect(await app.request(careerEndpoints.sort, { as: designer, body: { ids: [one] } })).toMatchObject({
      code: 1403,
    })
  })
})
