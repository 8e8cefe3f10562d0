import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ability } from '#features/content/ability/ability.contract.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { enrolmentTable } from '#features/learning/enrolment/server/enrolment.table.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { courseEndpoints } from '../course.contract.ts'
import { courseContent } from './makeCourseContent.ts'
import { makeCourse } from './makeCourse.ts'

let app: TestApp
let admin: Person
let designer: Person
let other: Person
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

const read = (as: Person, id: number) => app.call(courseEndpoints.get, { as, query: { id } })
const content = () => courseContent(app.services, designer.id)
const create = (body: object) => app.request(courseEndpoints.create, { as: designer, body })
const move = async (as: Person, id: number, status: 'public' | 'closed') => {
  const { revision } = await read(admin, id)
  return app.request(courseEndpoints.updateStatus, { as, body: { id, status, revision } })
}
const publicActivity = () => makeActivity(app.services, { creatorId: designer.id, status: 'public' })

describe('a course', () => {
  test('is written with everything that can be said of it and read back whole', async () => {
    const body = await content()
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    const course = await read(designer, id)
    expect(course).toMatchObject({
      ...body,
      status: 'draft',
      revision: 1,
      mayEdit: true,
      activityCount: 1,
      unitCount: 7,
      touched: 0,
    })
    expect(course.placed).toMatchObject([{ unit: 1, status: 'public', versionNumber: 1 }])
    expect(course.instructorCards).toMatchObject([{ id: designer.id }])
    expect(course.abilityNames).toMatchObject([{ id: body.abilities[0]?.abilityId }])
  })

  test('begins with a title and nothing else', async () => {
    const id = await app.call(courseEndpoints.create, { as: designer, body: { title: 'Only this' } })
    expect(await read(designer, id)).toMatchObject({
      title: 'Only this',
      salePrice: null,
      days: null,
      places: [],
    })
  })

  test('is taught by staff alone: a learner is refused beside the field', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    const learner = await app.person('student')
    const body = { ...(await content()), id, revision: 1, instructorIds: [learner.id] }
    expect(await app.request(courseEndpoints.update, { as: designer, body })).toMatchObject({
      code: 400,
      data: { fields: { instructorIds: expect.any(String) } },
    })
  })

  test('is changed as a whole: rows come, go and keep their order', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    const [one, two] = [await publicActivity(), await publicActivity()]
    const body = { ...(await content()), id, revision: 1, places: [place(2, two.id), place(1, one.id)] }
    expect(await app.request(courseEndpoints.update, { as: designer, body })).toMatchObject({
      code: 0,
      data: 2,
    })
    const emptied = { ...body, revision: 2, places: [], abilities: [], faq: [], salePrice: null }
    expect((await read(designer, id)).places).toEqual(body.places)
    await app.call(courseEndpoints.update, { as: designer, body: emptied })
    expect(await read(designer, id)).toMatchObject({ places: [], abilities: [], faq: [], salePrice: null })
  })

  test('forgets the start date of a camp that it no longer is', async () => {
    const body = { ...(await content()), type: 'selfPaced' } as const
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    expect(await read(designer, id)).toMatchObject({ startDate: null })
  })

  test('holds the pictures of its rows: a foreign one is refused where it stands', async () => {
    const { gallery, ...body } = await content()
    const foreign = [...gallery, { image: 'https://elsewhere.example/a.png', caption: '' }]
    expect(await create({ ...body, gallery: foreign })).toMatchObject({
      code: 400,
      data: { fields: { 'gallery.1.image': expect.any(String) } },
    })
  })

  const refused: [what: string, change: object, at: string][] = [
    ['no days', { days: 0 }, 'days'],
    ['366 days', { days: 366 }, 'days'],
    ['half a day', { days: 1.5 }, 'days'],
    ['a price with three decimals', { salePrice: 1.999 }, 'salePrice'],
    ['a negative price', { marketPrice: -1 }, 'marketPrice'],
    ['a price of a million', { marketPrice: 1_000_000 }, 'marketPrice'],
    ['a title of 51', { title: 'x'.repeat(51) }, 'title'],
    ['an overview of 1001', { overview: 'x'.repeat(1001) }, 'overview'],
    ['a day that the calendar lacks', { startDate: '2026-02-30' }, 'startDate'],
    ['an activity behind the last day', { days: 3, places: [place(4, 1)] }, 'places.0.unit'],
    ['a section behind the last day', { days: 3, sections: [section(1), section(4)] }, 'sections.1.firstDay'],
    ['a first section on day 2', { days: 3, sections: [section(2)] }, 'sections.0.firstDay'],
    ['two sections on one day', { days: 3, sections: [section(1), section(1)] }, 'sections.1.firstDay'],
    ['a section on day 0', { sections: [section(0)] }, 'sections.0.firstDay'],
    [
      'a milestone behind the last day',
      { days: 3, milestones: [{ unit: 4, title: 'End' }] },
      'milestones.0.unit',
    ],
    ['a link that runs', { materials: [material({ link: 'javascript:alert(1)' })] }, 'materials.0.link'],
    ['a material of 25', { materials: [material({ title: 'x'.repeat(25) })] }, 'materials.0.title'],
    ['an invented type', { type: 'both' }, 'type'],
    ['an invented depth', { abilities: [{ abilityId: 1, level: 'master' }] }, 'abilities.0.level'],
  ]
  test.each(refused)('refuses %s', async (_what, change, at) => {
    const answer = await create({ title: 'A course', ...change })
    expect(answer).toMatchObject({ code: 400, data: { fields: { [at]: expect.any(String) } } })
  })

  test('takes the bounds themselves', async () => {
    const change = { title: '👩‍👩‍👧‍👦'.repeat(50), days: 365, salePrice: 999_999.99, marketPrice: 0 }
    expect(await create(change)).toMatchObject({ code: 0 })
  })
})

const place = (unit: number, activityId: number) => ({ unit, activityId })
const section = (firstDay: number) => ({ title: 'Part', overview: '', firstDay })
const material = (values: object) => ({
  title: 'Notebook',
  overview: '',
  quantity: 1,
  image: '',
  source: 'giveAway' as const,
  link: '',
  platform: '',
  ...values,
})

describe('who may do what with a course', () => {
  test('others do not see a draft; a public one they read and do not change', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    expect(await app.request(courseEndpoints.get, { as: other, query: { id } })).toMatchObject({ code: 404 })
    const body = { ...(await content()), id, revision: 1 }
    expect(await app.request(courseEndpoints.update, { as: other, body })).toMatchObject({ code: 404 })
    await move(designer, id, 'public')
    expect(await read(other, id)).toMatchObject({ mayEdit: false })
    expect(await app.request(courseEndpoints.update, { as: other, body })).toMatchObject({ code: 1403 })
    expect(await move(other, id, 'closed')).toMatchObject({ code: 1403 })
    expect(await app.request(courseEndpoints.delete, { as: other, query: { id } })).toMatchObject({
      code: 1403,
    })
  })

  test('an auditor reads what a product sells that they review, and no other draft', async () => {
    const auditor = await app.person('auditor')
    const sees = async (id: number) =>
      (await app.request(courseEndpoints.get, { as: auditor, query: { id } })).code === 0
    const sold = async (status: string) => {
      const { id } = await makeCourse(app.services, { creatorId: designer.id, status: 'closed' })
      await makeProduct(app.services, { creatorId: designer.id, status, courseIds: [id] })
      return id
    }
    expect(await sees(await sold('reviewing'))).toBe(true)
    expect(await sees(await sold('public'))).toBe(true)
    expect(await sees(await sold('draft'))).toBe(false)
    expect(await sees((await makeCourse(app.services, { creatorId: designer.id })).id)).toBe(false)
  })

  test('a teacher reads the courses that name them, and changes none', async () => {
    const named = await makeCourse(app.services, { creatorId: designer.id, instructorIds: [teacher.id] })
    const unnamed = await makeCourse(app.services, { creatorId: designer.id, status: 'public' })
    expect(await read(teacher, named.id)).toMatchObject({ mayEdit: false })
    expect(await app.request(courseEndpoints.get, { as: teacher, query: { id: unnamed.id } })).toMatchObject({
      code: 404,
    })
    const body = { ...(await content()), id: named.id, revision: 1 }
    expect(await app.request(courseEndpoints.update, { as: teacher, body })).toMatchObject({ code: 1403 })
    expect(await app.request(courseEndpoints.create, { as: teacher, body: { title: 'Mine' } })).toMatchObject(
      {
        code: 1403,
      },
    )
  })

  test('a stale save is refused with the revision that stands', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    const body = { ...(await content()), id, revision: 1 }
    await app.call(courseEndpoints.update, { as: admin, body })
    expect(await app.request(courseEndpoints.update, { as: designer, body })).toMatchObject({
      code: 409,
      data: { revision: 2 },
    })
  })

  test('it is not deleted while a product sells it', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    const product = await makeProduct(app.services, { creatorId: designer.id, courseIds: [id] })
    expect(await app.request(courseEndpoints.delete, { as: designer, query: { id } })).toMatchObject({
      code: 1003,
      data: { uses: [{ resource: 'product', id: product.id }] },
    })
  })

  test('it says how many learners a change reaches, each once', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id, status: 'public' })
    const enrolled = { productId: 1, courseId: id, timeZone: 'UTC', startsOn: '2026-11-22', redeemedAt: 1 }
    await app.services.database.db.insert(enrolmentTable).values([
      { ...enrolled, userId: 1 },
      { ...enrolled, userId: 2 },
      { ...enrolled, userId: 2, endedAt: 2 },
      { ...enrolled, userId: 3, endedAt: 2 },
    ])
    expect(await read(designer, id)).toMatchObject({ touched: 2 })
  })
})

describe('an ability', () => {
  test('recommends courses that its maker may pick, and no other', async () => {
    const mine = await makeCourse(app.services, { creatorId: designer.id })
    const foreign = await makeCourse(app.services, { creatorId: other.id })
    const row = await makeAbility(app.services, { creatorId: designer.id })
    const pictures = await courseContent(app.services, designer.id)
    const recommend = (...ids: number[]) =>
      app.request(ability.endpoints.create, {
        as: designer,
        body: {
          name: row.name,
          summary: row.summary,
          mainImage: pictures.cover,
          headImage: pictures.shareImage,
          recommendedCourses: ids.map((courseId) => ({ courseId, title: 'Ask', marketPrice: 9 })),
        },
      })
    expect(await recommend(mine.id, foreign.id, 987_654_321)).toMatchObject({
      code: 400,
      data: {
        fields: {
          'recommendedCourses.1.courseId': expect.any(String),
          'recommendedCourses.2.courseId': expect.any(String),
        },
      },
    })
  })
})

describe('a copy of a course', () => {
  test('is a draft of one’s own with the same fields, places and rows', async () => {
    const id = await app.call(courseEndpoints.create, { as: designer, body: await content() })
    await move(designer, id, 'public')
    const source = await read(designer, id)
    const copy = await read(other, await app.call(courseEndpoints.copy, { as: other, body: { id } }))
    expect(copy).toMatchObject({
      status: 'draft',
      creatorId: other.id,
      title: `${source.title} (copy)`,
      places: source.places,
      abilities: source.abilities,
      materials: source.materials,
      qrImage: '',
    })
  })

  test('leaves behind what its maker may not pick, and keeps its title within the limit', async () => {
    const draft = await makeActivity(app.services, { creatorId: designer.id })
    const career = await makeCareer(app.services, { creatorId: designer.id })
    const { id } = await makeCourse(app.services, {
      creatorId: designer.id,
      title: 'x'.repeat(50),
      status: 'public',
      careerIds: [career.id],
      places: [place(1, draft.id)],
    })
    const copy = await read(other, await app.call(courseEndpoints.copy, { as: other, body: { id } }))
    expect(copy).toMatchObject({ careerIds: [], places: [] })
    expect(copy.title).toHaveLength(50)
  })

  test('is not made of a draft that one may not see', async () => {
    const { id } = await makeCourse(app.services, { creatorId: designer.id })
    expect(await app.request(courseEndpoints.copy, { as: other, body: { id } })).toMatchObject({ code: 404 })
  })
})

describe('the list of courses', () => {
  test('filters by everything that it offers', async () => {
    const ability = await makeAbility(app.services, { creatorId: designer.id, status: 'public' })
    const tag = await makeTag(app.services, { status: 'reviewed' })
    const activity = await publicActivity()
    const career = await makeCareer(app.services, { creatorId: designer.id, status: 'public' })
    const { id } = await makeCourse(app.services, {
      creatorId: other.id,
      title: '用户访谈七日营',
      type: 'camp',
      status: 'closed',
      careerIds: [career.id],
      tagIds: [tag.id],
      instructorIds: [teacher.id],
      abilities: [{ abilityId: ability.id, level: 'know' }],
      places: [place(1, activity.id)],
      createdAt: 1000,
    })
    const filters = [
      { title: '访谈' },
      { status: 'closed', creatorId: other.id },
      { type: 'camp', tagId: tag.id },
      { careerId: career.id },
      { abilityId: ability.id },
      { activityId: activity.id },
      { instructorId: teacher.id, type: ['camp'] },
      { createdAt: { to: 1000 } },
    ] as const
    for (const filter of filters) {
      const body: object = { ...filter }
      const { list } = await app.call(courseEndpoints.page, { as: admin, body })
      expect({ filter, ids: list.map((row) => row.id) }).toEqual({ filter, ids: [id] })
      const narrowed = await app.call(courseEndpoints.page, {
        as: admin,
        body: { ...body, title: 'nowhere' },
      })
      expect(narrowed.list).toEqual([])
    }
  })

  test('offers public courses and own drafts to pickers', async () => {
    const mine = await makeCourse(app.services, { creatorId: designer.id, title: 'Pick mine' })
    const open = await makeCourse(app.services, { creatorId: other.id, title: 'Pick open', status: 'public' })
    await makeCourse(app.services, { creatorId: other.id, title: 'Pick hidden' })
    const offered = await app.call(courseEndpoints.options, { as: designer, query: { keyword: 'Pick' } })
    expect(offered.map(({ id }) => id)).toEqual([mine.id, open.id])
  })
})
