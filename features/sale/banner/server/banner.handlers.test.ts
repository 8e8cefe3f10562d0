import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { bannerEndpoints as endpoints } from '../banner.contract.ts'
import { bannerFaults } from '../banner.faults.ts'
import { bannerContent, makeBanner } from './makeBanner.ts'
import { publishBanners } from './publishBanners.ts'

const hour = 3_600_000
let app: TestApp
let superAdmin: Person
let learner: Person
let now = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
  await app.services.jobs.start(app.services)
  superAdmin = await app.person('super_admin')
})
beforeEach(async () => {
  now = Date.now()
  await app.services.database.pool.query('delete from banner')
  learner = await app.person('student')
})
afterAll(() => app.close())

const content = (more: object = {}) =>
  bannerContent(app.services, superAdmin.id).then((usual) => ({ ...usual, ...more }))
const create = async (more: object = {}) =>
  app.request(endpoints.create, { as: superAdmin, body: await content(more) })
const get = (id: number) => app.call(endpoints.get, { as: superAdmin, query: { id } })
const mine = async (as = learner) => (await app.call(endpoints.mine, { as })).map(({ title }) => title)
const make = (overrides: Partial<Parameters<typeof makeBanner>[1]> = {}) =>
  makeBanner(app.services, { creatorId: superAdmin.id, status: 'public', ...overrides })
const publicCourse = (overrides: object = {}) =>
  makeCourse(app.services, { creatorId: superAdmin.id, status: 'public', ...overrides })

describe('the form of a banner', () => {
  test('is saved as it was written', async () => {
    const course = await publicCourse()
    const more = { pushType: 'node', nodeType: 'learned', pushTime: null, courseIds: `${course.id},` }
    const { data } = await create(more)
    expect(await get(Number(data))).toMatchObject({ ...more, status: 'draft', armedAt: null, viewCount: 0 })
  })

  const past = () => now - 1000
  test.each([
    ['a time that is past', () => ({ pushTime: past() }), 'pushTime'],
    ['no time', () => ({ pushTime: null }), 'pushTime'],
    ['an event beside a time', () => ({ nodeType: 'learned' }), 'nodeType'],
    ['no event', () => ({ pushType: 'node', pushTime: null, courseIds: '1' }), 'nodeType'],
    ['a time beside an event', () => ({ pushType: 'node', nodeType: 'learned' }), 'pushTime'],
    ['an event of no course', () => ({ pushType: 'node', nodeType: 'learned', pushTime: null }), 'courseIds'],
    ['courses of nobody', () => ({ audience: 'courses', courseIds: ',' }), 'courseIds'],
    ['other characters between ids', () => ({ courseIds: '1，2' }), 'courseIds'],
    ['blanks between ids', () => ({ courseIds: '1, 2' }), 'courseIds'],
    ['a course that is not there', () => ({ courseIds: '987654321' }), 'courseIds'],
    ['letters that no course has', () => ({ courseIds: 'abc' }), 'courseIds'],
    ['no picture', () => ({ image: '' }), 'image'],
    ['no film', () => ({ fileType: 'video' }), 'videoId'],
    ['a film that is not there', () => ({ fileType: 'video', videoId: 987_654_321 }), 'videoId'],
    ['a picture of another site', () => ({ image: 'https://elsewhere.example/a.png' }), 'image'],
    ['users without any', () => ({ audience: 'users' }), 'userIds'],
    ['a course to lead to that is not named', () => ({ targetKind: 'course' }), 'targetCourseId'],
    ['a product to lead to that is not named', () => ({ targetKind: 'product' }), 'targetProductId'],
    ['an activity to lead to that is not named', () => ({ targetKind: 'activity' }), 'targetActivityId'],
    ['a page that is not named', () => ({ targetKind: 'page' }), 'targetPath'],
    [
      'a course to lead to that is not there',
      () => ({ targetKind: 'course', targetCourseId: 987_654_321 }),
      'targetCourseId',
    ],
    ['a page of another host', () => ({ targetKind: 'page', targetPath: '//example.com' }), 'targetPath'],
    ['a page with a scheme', () => ({ targetKind: 'page', targetPath: 'javascript:alert(1)' }), 'targetPath'],
  ])('refuses %s, beside the field', async (_what, spoil, at) => {
    const answer = await create(spoil())
    expect(answer).toMatchObject({ code: 400, data: { fields: { [at]: expect.stringMatching(/\S/) } } })
  })

  test('names the course that is not there', async () => {
    const course = await publicCourse()
    expect(await create({ courseIds: `${course.id},987654321` })).toMatchObject({
      data: { fields: { courseIds: 'There is no such course: 987654321' } },
    })
  })
})

describe('where a banner leads', () => {
  const shown = async () => (await app.call(endpoints.mine, { as: learner })).map(({ href }) => href)
  const setStatus = (table: string, id: number, status: string) =>
    app.services.database.pool.query(`update ${table} set status = $2 where id = $1`, [id, status])

  test.each([
    ['course', 'targetCourseId', 'closed'],
    ['product', 'targetProductId', 'finished'],
    ['activity', 'targetActivityId', 'hidden'],
  ] as const)('is a public %s, as long as it is public', async (targetKind, field, gone) => {
    const by = { creatorId: superAdmin.id, status: 'public' as const }
    const makers = { course: makeCourse, product: makeProduct, activity: makeActivity }
    const { id } = await makers[targetKind](app.services, by)
    const banner = await make({ pushTime: now, targetKind, [field]: id })
    expect(await shown()).toEqual([`/learn/${targetKind}/${id}`])
    const before = await get(banner.id)
    expect(before).toMatchObject({ targetIsPublic: true, target: { id, label: before.targetTitle } })
    await setStatus(targetKind, id, gone)
    expect(await shown()).toEqual([''])
    expect(await get(banner.id)).toMatchObject({ targetIsPublic: false, targetTitle: before.targetTitle })
    const { list } = await app.call(endpoints.page, { as: superAdmin, body: { targetKind: [targetKind] } })
    expect(list).toMatchObject([{ id: banner.id, targetIsPublic: false }])
  })

  test('is a page of the own host, or nowhere', async () => {
    const page = { targetKind: 'page', targetPath: '/learn/redeem' } as const
    const banner = await make({ pushTime: now, ...page })
    expect(await shown()).toEqual(['/learn/redeem'])
    expect(await get(banner.id)).toMatchObject({ targetIsPublic: true, targetTitle: '/learn/redeem' })
    await app.services.database.pool.query('delete from banner')
    await make({ pushTime: now })
    expect(await shown()).toEqual([''])
  })

  test('is one thing: what was chosen for another kind is not kept', async () => {
    const course = await publicCourse()
    const chosen = { targetKind: 'page', targetPath: '/learn', targetCourseId: course.id }
    const { data } = await create(chosen)
    expect(await get(Number(data))).toMatchObject({
      targetPath: '/learn',
      targetCourseId: null,
      target: null,
    })
  })
})

describe('a banner with a time', () => {
  test('is armed, goes out at its time and not before, and has its sent time', async () => {
    const id = Number((await create()).data)
    await app.call(endpoints.schedule, { as: superAdmin, body: { id, revision: 1 } })
    expect(await get(id)).toMatchObject({ armedAt: now, revision: 2, status: 'draft' })
    now += hour - 1
    await publishBanners.run(app.services, {})
    expect(await mine()).toEqual([])
    now += 1
    await publishBanners.run(app.services, {})
    await publishBanners.run(app.services, {})
    expect(await get(id)).toMatchObject({ status: 'public', sentAt: now, revision: 2 })
    expect(await mine()).toEqual(['A new course begins'])
  })

  test('stays a draft if nobody armed it, or if it was changed since', async () => {
    const changed = Number((await create({ title: 'Changed' })).data)
    await create({ title: 'Never armed' })
    await app.call(endpoints.schedule, { as: superAdmin, body: { id: changed, revision: 1 } })
    const body = { ...(await content({ title: 'Later' })), id: changed, revision: 2 }
    await app.call(endpoints.update, { as: superAdmin, body })
    now += 2 * hour
    await publishBanners.run(app.services, {})
    expect(await mine()).toEqual([])
    expect(await get(changed)).toMatchObject({ status: 'draft', armedAt: null })
  })

  test('is not armed once its time has passed, twice, or where it has none', async () => {
    const late = await make({ status: 'draft', pushTime: now - 1 })
    const arm = (id: number, revision = 1) =>
      app.request(endpoints.schedule, { as: superAdmin, body: { id, revision } })
    expect(await arm(late.id)).toMatchObject({
      code: 400,
      data: { fields: { pushTime: expect.any(String) } },
    })
    const node = await make({ status: 'draft' })
    expect(await arm(node.id)).toMatchObject({ code: bannerFaults.hasNoTime.code })
    const sent = await make({ pushTime: now + hour })
    expect(await arm(sent.id)).toMatchObject({ code: kitFaults.noSuchMove.code })
    const id = Number((await create()).data)
    await arm(id)
    expect(await arm(id)).toMatchObject({ code: kitFaults.stale.code })
  })

  test('is not published by hand, and a public one is not changed', async () => {
    const id = Number((await create()).data)
    const body = { id, status: 'public', revision: 1 } as const
    expect(await app.request(endpoints.updateStatus, { as: superAdmin, body })).toMatchObject({
      code: bannerFaults.waitsForItsTime.code,
    })
    const sent = await make()
    const change = { ...(await content()), id: sent.id, revision: 1 }
    expect(await app.request(endpoints.update, { as: superAdmin, body: change })).toMatchObject({
      code: kitFaults.locked.code,
    })
  })
})

describe('a learner sees', () => {
  test('what is for all, for their courses or for them, and not what is for others', async () => {
    const course = await publicCourse()
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    const time = { pushTime: now - hour }
    await make({ ...time, title: 'All' })
    await make({ ...time, title: 'Course', audience: 'courses', courseIds: String(course.id) })
    await make({ ...time, title: 'Me', audience: 'users', userIds: [learner.id] })
    await make({ ...time, title: 'Draft', status: 'draft' })
    expect((await mine()).toSorted()).toEqual(['All', 'Course', 'Me'])
    expect(await mine(await app.person('student'))).toEqual(['All'])
  })

  test('a banner of an event from the moment on in which they come to it', async () => {
    const course = await publicCourse()
    const early = await app.person('student')
    await makeEnrolment(app.services, { userId: early.id, courseId: course.id, redeemedAt: now - hour })
    await make({ title: 'Welcome', nodeType: 'redeemed', courseIds: String(course.id) })
    expect(await mine()).toEqual([])
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    expect(await mine()).toEqual(['Welcome'])
    expect(await mine(early)).toEqual([])
  })

  test('a banner for having learned a course once all of it is learned', async () => {
    const cards = [{ id: 1, type: 'text', title: 'Read' }]
    const made = { creatorId: superAdmin.id, status: 'public', cards }
    const ids = [(await makeActivity(app.services, made)).id, (await makeActivity(app.services, made)).id]
    const course = await publicCourse({ places: ids.map((activityId) => ({ activityId, unit: 1 })) })
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    await make({ title: 'Well done', nodeType: 'learned', courseIds: String(course.id) })
    const learn = async (id = 0) => {
      const opened = await app.call(learnEndpoints.activity, { as: learner, query: { id } })
      for (const { id: cardId } of opened.cards) {
        const body = { clientId: randomUUID(), activityId: id, cardId, progress: { viewed: true } }
        await app.call(learnEndpoints.progress, { as: learner, body })
      }
    }
    await learn(ids[0])
    expect(await mine()).toEqual([])
    await learn(ids[1])
    expect(await mine()).toEqual(['Well done'])
  })

  test('nothing again of what they put away, and is counted once', async () => {
    const { id } = await make({ pushTime: now - hour })
    const viewed = (isDismissed = false) =>
      app.call(endpoints.viewed, {
        as: learner,
        body: { clientId: randomUUID(), bannerId: id, isDismissed },
      })
    await Promise.all([viewed(), viewed(), viewed()])
    expect(await mine()).toHaveLength(1)
    await viewed(true)
    await viewed()
    expect(await mine()).toEqual([])
    expect((await get(id)).viewCount).toBe(1)
  })

  test('no banner that is not theirs, by its number either', async () => {
    const { id } = await make({ pushTime: now - hour, audience: 'users', userIds: [superAdmin.id] })
    const body = { clientId: randomUUID(), bannerId: id }
    expect(await app.request(endpoints.viewed, { as: learner, body })).toMatchObject({
      code: kitFaults.notFound.code,
    })
    expect((await get(id)).viewCount).toBe(0)
  })
})
