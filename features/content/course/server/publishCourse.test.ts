import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { courseEndpoints } from '../course.contract.ts'
import { courseFaults } from '../course.faults.ts'
import { courseContent } from './makeCourseContent.ts'
import { makeCourse } from './makeCourse.ts'

let app: TestApp
let designer: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  other = await app.person('lx_designer')
})
afterAll(() => app.close())

const read = (as: Person, id: number) => app.call(courseEndpoints.get, { as, query: { id } })
const content = () => courseContent(app.services, designer.id)
const create = (body: object) => app.request(courseEndpoints.create, { as: designer, body })
const move = async (as: Person, id: number, status: 'public' | 'closed') => {
  const { revision } = await read(as, id)
  return app.request(courseEndpoints.updateStatus, { as, body: { id, status, revision } })
}
const publicActivity = () => makeActivity(app.services, { creatorId: designer.id, status: 'public' })
/** To be bought, nobody says where; without overview and picture. */
const bought = {
  title: 'Notebook',
  overview: '',
  quantity: 1,
  image: '',
  source: 'selfPurchase',
  link: '',
  platform: '',
} as const
/** The refusals of an answer by path, whatever else its data are. */
const fieldsOf = ({ data }: { readonly data: unknown }): Record<string, string> =>
  z.object({ fields: z.record(z.string(), z.string()) }).parse(data).fields
const place = (unit: number, activityId: number) => ({ unit, activityId })

describe('the places of a course', () => {
  test('hold an activity once', async () => {
    const { id } = await publicActivity()
    const answer = await create({ title: 'Twice', places: [place(1, id), place(2, id)] })
    expect(answer).toMatchObject({
      code: 400,
      data: { fields: { 'places.1.activityId': expect.any(String) } },
    })
  })

  test('take public activities and own drafts, nobody else’s', async () => {
    const mine = await makeActivity(app.services, { creatorId: designer.id })
    const foreign = await makeActivity(app.services, { creatorId: other.id })
    const places = [place(1, mine.id), place(1, foreign.id), place(1, 987_654_321)]
    const { code, data } = await create({ title: 'Mixed', places })
    expect(code).toBe(400)
    expect(data).toEqual({
      fields: { 'places.1.activityId': expect.any(String), 'places.2.activityId': expect.any(String) },
    })
  })

  test('are in the operation log before and after', async () => {
    const [one, two] = [await publicActivity(), await publicActivity()]
    const { id } = await makeCourse(app.services, { creatorId: designer.id, places: [place(1, one.id)] })
    const body = { ...(await content()), id, revision: 1, places: [place(2, two.id)] }
    await app.call(courseEndpoints.update, { as: designer, body })
    const { list } = await app.call(operationLogEndpoints.page, {
      as: await app.person('super_admin'),
      body: { resource: 'course', resourceId: id, action: 'update' },
    })
    expect(list).toMatchObject([
      { before: { places: [place(1, one.id)] }, after: { places: [place(2, two.id)] } },
    ])
  })

  test('keep an activity from being deleted', async () => {
    const draft = await makeActivity(app.services, { creatorId: designer.id })
    const { id } = await makeCourse(app.services, { creatorId: designer.id, places: [place(1, draft.id)] })
    const answer = await app.request(activityEndpoints.delete, { as: designer, query: { id: draft.id } })
    expect(answer).toMatchObject({ code: 1003, data: { uses: [{ resource: 'course', id }] } })
  })

  test('stay when an activity goes offline, and say so', async () => {
    const activity = await publicActivity()
    const { id } = await makeCourse(app.services, { creatorId: designer.id, places: [place(1, activity.id)] })
    const body = { id: activity.id, status: 'hidden', revision: activity.revision } as const
    await app.call(activityEndpoints.updateStatus, { as: designer, body })
    const course = await read(designer, id)
    expect(course.placed).toMatchObject([{ status: 'hidden' }])
    const { code } = await app.request(courseEndpoints.update, {
      as: designer,
      body: { ...(await content()), places: course.places, id, revision: 1 },
    })
    expect(code).toBe(0)
  })

  test('pin the version of when they were placed, unless the newest is wanted', async () => {
    const activity = await publicActivity()
    const body = { ...(await content()), places: [place(1, activity.id)] }
    const pinned = await app.call(courseEndpoints.create, {
      as: designer,
      body: { ...body, versionUpdate: 'pinned' },
    })
    const newest = await app.call(courseEndpoints.create, { as: designer, body })
    await app.call(activityEndpoints.updateStatus, {
      as: designer,
      body: { id: activity.id, status: 'public', revision: activity.revision },
    })
    expect((await read(designer, newest)).placed).toMatchObject([
      { versionNumber: 2, hasNewerVersion: false },
    ])
    expect((await read(designer, pinned)).placed).toMatchObject([{ versionNumber: 1, hasNewerVersion: true }])
    const again = { ...body, versionUpdate: 'pinned', id: pinned, revision: 1 } as const
    await app.call(courseEndpoints.update, { as: designer, body: again })
    expect((await read(designer, pinned)).placed).toMatchObject([{ versionNumber: 1 }])
  })
})

describe('an activity', () => {
  test('is bound to a course that its creator may fill, and to no other', async () => {
    const mine = await makeCourse(app.services, { creatorId: designer.id })
    const foreign = await makeCourse(app.services, { creatorId: other.id })
    const bind = (courseId: number) =>
      app.request(activityEndpoints.create, { as: designer, body: { title: 'Bound', courseId } })
    expect(await bind(mine.id)).toMatchObject({ code: 0 })
    expect(await bind(foreign.id)).toMatchObject({
      code: 400,
      data: { fields: { courseId: expect.any(String) } },
    })
  })
})

describe('publishing a course', () => {
  test('asks for everything at once, each beside its field', async () => {
    const id = await app.call(courseEndpoints.create, {
      as: designer,
      body: { title: 'Bare', type: 'camp', materials: [bought] },
    })
    const answer = await move(designer, id, 'public')
    expect(answer.code).toBe(courseFaults.notReady.code)
    const fields = fieldsOf(answer)
    expect(Object.keys(fields).toSorted()).toEqual(
      [
        ...[
          'overview',
          'careerIds',
          'instructorIds',
          'learnMode',
          'unlockMode',
          'showMode',
          'days',
          'places',
        ],
        ...['startDate', 'materials.0.overview', 'materials.0.image'],
        ...['materials.0.link', 'materials.0.platform'],
      ].toSorted(),
    )
    expect(Object.values(fields).join()).not.toMatch(/fields\.|problems\.|\{\{/)
  })

  test('asks for sections where it is learned by content, and for no days', async () => {
    const body = { ...(await content()), learnMode: 'content' as const, sections: [], days: null }
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    expect(Object.keys(fieldsOf(await move(designer, id, 'public')))).toEqual(['sections'])
  })

  test('asks that its activities can be begun', async () => {
    const draft = await makeActivity(app.services, { creatorId: designer.id })
    const { id } = await makeCourse(app.services, { creatorId: designer.id, places: [place(1, draft.id)] })
    expect(await move(designer, id, 'public')).toMatchObject({
      code: courseFaults.notReady.code,
      data: { fields: { 'places.0.activityId': expect.any(String) } },
    })
  })

  test('leads to closed and back, and stays editable, but complete', async () => {
    const id = await app.call(courseEndpoints.create, { as: designer, body: await content() })
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
    const { revision } = await read(designer, id)
    const body = { ...(await content()), id, revision }
    const incomplete = { ...body, overview: '' }
    expect(await app.request(courseEndpoints.update, { as: designer, body: incomplete })).toMatchObject({
      code: 400,
      data: { fields: { overview: expect.any(String) } },
    })
    expect(await app.request(courseEndpoints.update, { as: designer, body })).toMatchObject({ code: 0 })
    expect(await move(designer, id, 'closed')).toMatchObject({ code: 0 })
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
  })
})
