import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { mp4 } from '#kit/testing/server/smallFiles.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
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

  test('asks on which day a section begins where it is learned by day', async () => {
    // As a program sends it that knows sections by content alone.
    const sections = [{ title: 'Beginnings', overview: '' }]
    const { data: id } = await create({ ...(await content()), sections })
    const answer = await move(designer, id ?? 0, 'public')
    expect(Object.keys(fieldsOf(answer))).toEqual(['sections.0.firstDay'])
  })

  test('by content forgets days, and where sections begin', async () => {
    const body = { ...(await content()), learnMode: 'content' as const, milestones: [] }
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    expect(await read(designer, id)).toMatchObject({ days: null, sections: [{ firstDay: null }] })
    expect(await move(designer, id, 'public')).toMatchObject({ code: 0 })
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

const makeFilm = ({ id: ownerId }: Person) =>
  makeFile(app.services, { ownerId, purpose: 'video', name: 'Tour.mp4', bytes: mp4() })

/** What a form sends with a film in its gallery. */
async function filmed(videoId: number) {
  const body = await content()
  return { ...body, gallery: body.gallery.map((row) => ({ ...row, videoId })) }
}

const isPublic = async (fileId: number) => {
  const { url } = await app.call(fileEndpoints.get, { as: designer, query: { id: fileId } })
  return !url.includes('?')
}

describe('a film in the gallery of a course', () => {
  test('is shown with its address, used by the course, and public with it', async () => {
    const film = await makeFilm(designer)
    const id = await app.call(courseEndpoints.create, { as: designer, body: await filmed(film.id) })
    const { galleryVideos, revision } = await read(designer, id)
    expect(galleryVideos).toEqual([
      { id: film.id, label: 'Tour.mp4', picture: expect.stringContaining('/files/') },
    ])
    const { uses } = await app.call(fileEndpoints.get, { as: designer, query: { id: film.id } })
    expect(uses).toMatchObject([{ resource: 'course', id }])
    expect(await isPublic(film.id)).toBe(false)
    const body = { id, status: 'public' as const, revision }
    await app.call(courseEndpoints.updateStatus, { as: designer, body })
    expect(await isPublic(film.id)).toBe(true)
  })

  test('that is put into a public course is public at once, and let go with its row', async () => {
    const [first, second] = [await makeFilm(designer), await makeFilm(designer)]
    const body = await filmed(first.id)
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    const { revision } = await read(designer, id)
    await app.call(courseEndpoints.updateStatus, { as: designer, body: { id, status: 'public', revision } })
    const changed = { ...(await filmed(second.id)), id, revision: revision + 1 }
    await app.call(courseEndpoints.update, { as: designer, body: changed })
    expect(await isPublic(second.id)).toBe(true)
    const { uses } = await app.call(fileEndpoints.get, { as: designer, query: { id: first.id } })
    expect(uses).toEqual([])
  })

  test('is one’s own, and no picture', async () => {
    const foreign = await makeFilm(other)
    for (const videoId of [foreign.id, 987_654_321])
      expect(
        await app.request(courseEndpoints.create, { as: designer, body: await filmed(videoId) }),
      ).toMatchObject({ code: 400, data: { fields: { 'gallery.0.videoId': expect.any(String) } } })
  })

  test('stays when somebody else saves the course, and does not go along with a foreign copy', async () => {
    const film = await makeFilm(designer)
    const body = await filmed(film.id)
    const id = await app.call(courseEndpoints.create, { as: designer, body })
    const admin = await app.person('super_admin')
    const { revision } = await read(designer, id)
    await app.call(courseEndpoints.update, { as: admin, body: { ...body, id, revision, title: 'Other' } })
    expect((await read(designer, id)).gallery).toMatchObject([{ videoId: film.id }])
    const { revision: now } = await read(designer, id)
    await app.call(courseEndpoints.updateStatus, {
      as: designer,
      body: { id, status: 'public', revision: now },
    })
    const copy = await app.call(courseEndpoints.copy, { as: other, body: { id } })
    expect((await read(other, copy)).gallery).toMatchObject([{ videoId: null, caption: 'The room' }])
  })
})
