import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { userPageEndpoints } from '../user-page.contract.ts'
import { userPageFaults } from '../user-page.faults.ts'
import { makeUserPage, userPageContent } from './makeUserPage.ts'

let app: TestApp
let admin: Person
let auditor: Person
let learner: Person
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  auditor = await app.person('auditor')
  learner = await app.person('student')
})
afterAll(() => app.close())
// Everybody has one page: each test brings somebody who has none.
beforeEach(async () => {
  designer = await app.person('lx_designer')
})

const owner = (as: Person) => app.call(userPageEndpoints.owner, { as })
const begin = async (as: Person) => {
  const body = await userPageContent(app.services, as.id)
  return { id: await app.call(userPageEndpoints.create, { as, body }), body }
}
const move = async (as: Person, id: number, status: 'draft' | 'reviewing' | 'public', reason?: string) => {
  const { revision } = await app.call(userPageEndpoints.get, { as: admin, query: { id } })
  const body = { id, status, revision, ...(reason && { reason }) }
  return app.request(userPageEndpoints.updateStatus, { as, body })
}
const visit = (id: number, as = learner) => app.request(userPageEndpoints.visit, { as, query: { id } })

describe('the page of a creator', () => {
  test('is not there at first, and then as it was written', async () => {
    expect(await owner(designer)).toBeNull()
    const { id, body } = await begin(designer)
    expect(await owner(designer)).toMatchObject({
      ...body,
      id,
      status: 'draft',
      tagName: 'Research',
      revision: 1,
      mayEdit: true,
      creatorId: designer.id,
      works: { courses: [], activities: [] },
    })
  })

  test('is one a person: a second one is refused, what is wrong in it first', async () => {
    const { body } = await begin(designer)
    const again = (more: object) =>
      app.request(userPageEndpoints.create, { as: designer, body: { ...body, ...more } })
    expect(await again({})).toMatchObject({ code: userPageFaults.exists.code })
    const foreign = await again({ avatar: '/files/aaaaaaaaaaaaaaaaaaaaaaaa.jpg' })
    expect(foreign).toMatchObject({ code: 400, data: { fields: { avatar: expect.anything() } } })
    expect(await again({ tagId: 987_654_321 })).toMatchObject({ code: 400 })
  })

  test('is made once by two who race for it', async () => {
    const body = await userPageContent(app.services, designer.id)
    const racers = Array.from({ length: 8 }, () =>
      app.request(userPageEndpoints.create, { as: designer, body }),
    )
    const codes = (await Promise.all(racers)).map(({ code }) => code).toSorted((a, b) => a - b)
    expect(codes).toEqual([0, ...Array.from({ length: 7 }, () => userPageFaults.exists.code)])
  })

  test('takes reviewed tags alone; one that stands stays when its review is taken back', async () => {
    const pending = await makeTag(app.services, { status: 'pending' })
    const body = await userPageContent(app.services, designer.id)
    const refused = await app.request(userPageEndpoints.create, {
      as: designer,
      body: { ...body, tagId: pending.id },
    })
    expect(refused).toMatchObject({ code: 400, data: { fields: { tagId: expect.anything() } } })
    const page = await makeUserPage(app.services, { creatorId: designer.id, tagId: pending.id })
    const update = { ...body, id: page.id, revision: 1, tagId: pending.id }
    expect(await app.request(userPageEndpoints.update, { as: designer, body: update })).toMatchObject({
      code: 0,
    })
  })

  test('holds its tag: one in use cannot be deleted, and is told where it is', async () => {
    const { id, tagId } = await makeUserPage(app.services, { creatorId: designer.id })
    const answer = await app.request(tag.endpoints.delete, { as: admin, query: { id: tagId } })
    const uses = [{ resource: 'user-page', id, label: 'Lin Xiao' }]
    expect(answer).toMatchObject({ code: kitFaults.inUse.code, data: { uses } })
  })

  test('is saved over the revision that was read, and over no other', async () => {
    const { id, body } = await begin(designer)
    const save = (revision: number) =>
      app.request(userPageEndpoints.update, {
        as: designer,
        body: { ...body, id, revision, nickname: 'Lin' },
      })
    expect(await save(1)).toMatchObject({ code: 0, data: 2 })
    expect(await save(1)).toMatchObject({ code: kitFaults.stale.code, data: { revision: 2 } })
  })

  test.each([
    ['somebody else', { creatorId: 1 }],
    ['a state', { status: 'public' }],
    ['an approval', { isApproved: true }],
  ])('refuses %s from outside', async (_what, more) => {
    const body = { ...(await userPageContent(app.services, designer.id)), ...more }
    const response = await app.fetch('POST', `${prefix}/course/user-page/create`, { body }, designer)
    expect(JSON.parse(await response.text())).toMatchObject({ code: 400 })
    expect(await owner(designer)).toBeNull()
  })

  test('shows pictures of its own kind: a cover is no background', async () => {
    const cover = await makePicture(app.services, { ownerId: designer.id, purpose: 'cover' })
    const body = { ...(await userPageContent(app.services, designer.id)), backgroundImage: cover.url }
    const answer = await app.request(userPageEndpoints.create, { as: designer, body })
    expect(answer).toMatchObject({ code: 400, data: { fields: { backgroundImage: expect.anything() } } })
  })

  test('of somebody else is not there while it is a draft, and is not theirs to change when it is public', async () => {
    const other = await app.person('lx_designer')
    const { id, body } = await begin(designer)
    const read = () => app.request(userPageEndpoints.get, { as: other, query: { id } })
    const change = (revision: number) =>
      app.request(userPageEndpoints.update, { as: other, body: { ...body, id, revision } })
    expect(await read()).toMatchObject({ code: 404 })
    expect(await change(1)).toMatchObject({ code: 404 })
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'public')
    expect(await read()).toMatchObject({ code: 0, data: { mayEdit: false } })
    expect(await change(3)).toMatchObject({ code: 1403 })
    expect(await move(other, id, 'draft')).toMatchObject({ code: 1403 })
  })

  test.each(['teacher', 'auditor', 'student'] as const)('is no business of a %s', async (role) => {
    const person = await app.person(role)
    const body = await userPageContent(app.services, person.id)
    expect(await app.request(userPageEndpoints.create, { as: person, body })).toMatchObject({ code: 1403 })
    expect(await app.request(userPageEndpoints.owner, { as: person })).toMatchObject({ code: 1403 })
  })
})

describe('the review of a page', () => {
  test('locks it until it is withdrawn, and again while it is public', async () => {
    const { id, body } = await begin(designer)
    const save = async () => {
      const revision = (await owner(designer))?.revision ?? 0
      return app.request(userPageEndpoints.update, { as: designer, body: { ...body, id, revision } })
    }
    await move(designer, id, 'reviewing')
    expect(await save()).toMatchObject({ code: kitFaults.locked.code })
    await move(designer, id, 'draft')
    expect(await save()).toMatchObject({ code: 0 })
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'public')
    expect(await save()).toMatchObject({ code: kitFaults.locked.code })
  })

  test('keeps why it was rejected until the page is submitted again', async () => {
    const { id } = await begin(designer)
    await move(designer, id, 'reviewing')
    expect(await move(auditor, id, 'draft')).toMatchObject({ code: 400 })
    expect(await move(auditor, id, 'draft', 'The picture is blurred')).toMatchObject({ code: 0 })
    expect(await owner(designer)).toMatchObject({ status: 'draft', reviewReason: 'The picture is blurred' })
    await move(designer, id, 'reviewing')
    expect(await owner(designer)).toMatchObject({ status: 'reviewing', reviewReason: '' })
  })

  test('is needed again after a change, and not without one', async () => {
    const { id, body } = await begin(designer)
    await move(designer, id, 'reviewing')
    await move(auditor, id, 'public')
    await move(designer, id, 'draft')
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
    await move(designer, id, 'draft')
    const revision = (await owner(designer))?.revision ?? 0
    await app.call(userPageEndpoints.update, { as: designer, body: { ...body, id, revision } })
    expect(await move(designer, id, 'public')).toMatchObject({ code: kitFaults.changedSinceApproval.code })
  })

  test('waits in the list of the auditor, who sees no draft', async () => {
    await begin(designer)
    const waiting = await app.person('lx_designer')
    const { id } = await begin(waiting)
    await move(waiting, id, 'reviewing')
    const { list } = await app.call(userPageEndpoints.page, { as: auditor, body: { status: 'reviewing' } })
    expect(list.map((row) => row.id)).toContain(id)
    const drafts = await app.call(userPageEndpoints.page, { as: auditor, body: { creatorId: designer.id } })
    expect(drafts.list).toEqual([])
  })
})

describe('a visit to a page', () => {
  const publicPage = () => makeUserPage(app.services, { creatorId: designer.id, status: 'public' })

  test('shows the page with what its creator has made public, and nothing that is for the console', async () => {
    await publicPage()
    const made = { creatorId: designer.id }
    const course = await makeCourse(app.services, { ...made, status: 'public' })
    const draft = await makeActivity(app.services, made)
    const activity = await makeActivity(app.services, { ...made, status: 'public' })
    const bound = await makeActivity(app.services, { ...made, status: 'public', courseId: course.id })
    await makeCourse(app.services, made)
    const answer = await visit(designer.id)
    expect(answer).toMatchObject({ code: 0, data: { nickname: 'Lin Xiao', tagName: 'Research' } })
    const { works, ...page } = await app.call(userPageEndpoints.visit, {
      as: learner,
      query: { id: designer.id },
    })
    expect(works.courses).toEqual([expect.objectContaining({ id: course.id })])
    expect(works.activities).toContainEqual(expect.objectContaining({ id: activity.id }))
    const shown = works.activities.map(({ id }) => id)
    expect(shown).not.toContain(draft.id)
    expect(shown).not.toContain(bound.id)
    expect(Object.keys(page)).not.toContain('revision')
  })

  test.each(['draft', 'reviewing'] as const)('finds nothing while the page is in %s', async (status) => {
    await makeUserPage(app.services, { creatorId: designer.id, status })
    expect(await visit(designer.id)).toMatchObject({ code: 404 })
    expect(await visit(designer.id, admin)).toMatchObject({ code: 404 })
  })

  test('finds nothing of somebody who is no longer here, and nothing of nobody', async () => {
    await publicPage()
    expect(await visit(designer.id)).toMatchObject({ code: 0 })
    const { revision } = await app.call(userEndpoints.get, { as: admin, query: { id: designer.id } })
    const gone = { id: designer.id, status: 'invalid', revision } as const
    await app.call(userEndpoints.updateStatus, { as: admin, body: gone })
    expect(await visit(designer.id)).toMatchObject({ code: 404 })
    expect(await visit(987_654_321)).toMatchObject({ code: 404 })
  })
})
