import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { PicturePurpose } from '#kit/contract/file.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { mp4, pdf } from '#kit/testing/server/smallFiles.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { fileEndpoints } from '../file.contract.ts'
import { fileFaults } from '../file.faults.ts'
import { makeFile } from './makeFile.ts'
import { drawPicture, makePicture } from './makePicture.ts'
import { publishFiles } from './file.commands.ts'

let app: TestApp
let designer: Person
let now = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

/** The body is read too: an unread one keeps its connection, and the server waits for it when it closes. */
async function statusOf(url: string): Promise<number> {
  const response = await fetch(app.url + url)
  await response.arrayBuffer()
  return response.status
}

const db = () => app.services.database.db

async function upload(bytes: Buffer, purpose: PicturePurpose | string, name = 'a.png', as = designer) {
  const body = new FormData()
  body.append('purpose', purpose)
  body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const response = await app.fetch('POST', '/console-api/infra/file/upload', { body }, as)
  return response.json()
}

describe('uploading a picture', () => {
  test('gives addresses under which it and its small copy are served for good', async () => {
    const { code, data } = await upload(await drawPicture('cover', { unit: 60 }), 'cover', '封面.png')
    expect(code).toBe(0)
    expect(data).toMatchObject({ name: '封面.png', mime: 'image/png', width: 960, height: 540 })
    for (const [url, format, width] of [
      [data.url, 'png', 960],
      [data.thumbUrl, 'webp', 480],
    ]) {
      expect(url).toMatch(/^\/files\/[\w-]{22,}\.\w+$/)
      const response = await fetch(app.url + url)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      })
      const picture = Buffer.from(await response.arrayBuffer())
      expect(await sharp(picture).metadata()).toMatchObject({ format, width })
    }
  })

  test.each([
    ['../../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\me\\photo.png', 'photo.png'],
    ['a\u0000b\u202Egnp.exe.png', 'abgnp.exe.png'],
    ['<script>alert(1)</script>.png', 'script>.png'],
  ])('named %s calls it %s', async (name, called) => {
    const { id } = await makePicture(app.services, { ownerId: designer.id, purpose: 'head', name })
    const page = await app.call(fileEndpoints.page, { as: designer, body: {} })
    expect(page.list.find((file) => file.id === id)?.name).toBe(called)
  })

  const refusals: [string, () => Promise<Buffer> | Buffer, PicturePurpose, number, RegExp][] = [
    ['an SVG', () => Buffer.from('<svg/>'), 'card', fileFaults.notPicture.code, /JPG, JPEG and PNG/],
    ['a square cover', () => drawPicture('head'), 'cover', fileFaults.wrongRatio.code, /16:9/],
    ['noise of 3 MB', () => Buffer.alloc(3_000_000), 'head', fileFaults.tooLarge.code, /2048 KB/],
  ]
  test.each(refusals)('that is %s is refused with the reason', async (_name, make, purpose, code, why) => {
    const answer = await upload(await make(), purpose)
    expect(answer.code).toBe(code)
    expect(answer.message).toMatch(why)
  })

  test('is answered in the asker’s language', async () => {
    const body = new FormData()
    body.append('purpose', 'cover')
    body.append('file', new Blob(['x']), 'a.png')
    const headers = { 'error-msg': 'zh' }
    const answer = await app.fetch('POST', '/console-api/infra/file/upload', { body, headers }, designer)
    expect(await answer.json()).toMatchObject({ message: '只能使用 JPG、JPEG 或 PNG 图片' })
  })

  test('for an unknown purpose or without a file is refused', async () => {
    expect((await upload(await drawPicture('head'), 'wallpaper')).code).toBe(400)
    const body = new FormData()
    body.append('purpose', 'head')
    const answer = await app.fetch('POST', '/console-api/infra/file/upload', { body }, designer)
    expect(await answer.json()).toMatchObject({ code: 400 })
  })

  test('is open to everybody for an avatar, and to the staff alone for content', async () => {
    const student = await app.person('student')
    expect((await upload(await drawPicture('avatar'), 'avatar', 'me.png', student)).code).toBe(0)
    expect((await upload(await drawPicture('cover'), 'cover', 'me.png', student)).code).toBe(
      kitFaults.forbidden.code,
    )
  })
})

describe('a picture of a card', () => {
  test('is served for 15 minutes under a signed address and not without', async () => {
    const { url, thumbUrl } = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const bare = url.split('?')[0] ?? ''
    expect([await statusOf(url), await statusOf(thumbUrl), await statusOf(bare)]).toEqual([200, 200, 404])
    now += 15 * 60_000
    expect([await statusOf(url), await statusOf(thumbUrl)]).toEqual([404, 404])
  })

  test('is not served longer, or another one, with a changed address', async () => {
    const mine = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const other = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const search = mine.url.split('?')[1] ?? ''
    expect(await statusOf(`${other.url.split('?')[0]}?${search}`)).toBe(404)
    expect(await statusOf(mine.url.replace(/expires=\d/, 'expires=9'))).toBe(404)
    expect(await statusOf(`${mine.url}x`)).toBe(404)
  })

  test('is public for good once its activity is', async () => {
    const { id, url } = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    await publishFiles(db(), [id])
    expect(await statusOf(url.split('?')[0] ?? '')).toBe(200)
  })
})

test.each([
  '/files/',
  '/files/nothing',
  '/files/AAAAAAAAAAAAAAAAAAAAAAAA.png',
  '/files/..%2f..%2fetc%2fpasswd',
])('%s is a real 404', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

describe('the media library', () => {
  test('is its owner’s; administrators see all of it', async () => {
    const other = await app.person('lx_designer')
    const admin = await app.person('admin_designer')
    const mine = await makePicture(app.services, { ownerId: designer.id, purpose: 'cover', name: 'Mine.png' })
    const ids = async (as: Person, body = {}) =>
      (await app.call(fileEndpoints.page, { as, body })).list.map(({ id }) => id)
    expect([await ids(designer), await ids(other), await ids(admin)]).toEqual([[mine.id], [], [mine.id]])
    expect(await ids(admin, { name: 'mine', purpose: ['cover'], creatorId: designer.id })).toEqual([mine.id])
    expect(await ids(admin, { purpose: 'card' })).toEqual([])
    expect((await app.request(fileEndpoints.usage, { as: other, query: { id: mine.id } })).code).toBe(404)
    expect((await app.request(fileEndpoints.delete, { as: other, query: { id: mine.id } })).code).toBe(404)
  })

  test('shows rows with addresses that work', async () => {
    await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const { list } = await app.call(fileEndpoints.page, { as: designer, body: {} })
    expect(list).toMatchObject([{ purpose: 'card', status: 'private', mayEdit: true, width: 40, height: 30 }])
    expect(await statusOf(list[0]?.thumbUrl ?? '')).toBe(200)
  })

  test('finds files by kind and name, never what was handed in', async () => {
    const own = { ownerId: designer.id }
    const film = await makeFile(app.services, { ...own, purpose: 'video', name: 'Lesson.mp4', bytes: mp4() })
    await makeFile(app.services, { ...own, purpose: 'document', name: 'Lesson.pdf', bytes: pdf() })
    const work = await makeFile(app.services, { ...own, purpose: 'work', name: 'Mine.pdf', bytes: pdf() })
    const ids = async (body: object) =>
      (await app.call(fileEndpoints.page, { as: designer, body })).list.map(({ id }) => id)
    expect(await ids({})).toHaveLength(2)
    expect(await ids({ kind: ['video'], name: 'lesson' })).toEqual([film.id])
    expect((await app.request(fileEndpoints.get, { as: designer, query: { id: work.id } })).code).toBe(404)
    await publishFiles(db(), [work.id])
    expect(await statusOf(work.url.split('?')[0] ?? '')).toBe(404)
  })

  test('renames a file; its bytes stay what they are', async () => {
    const bytes = pdf()
    const file = await makeFile(app.services, {
      ownerId: designer.id,
      purpose: 'document',
      name: 'a.pdf',
      bytes,
    })
    const body = { id: file.id, name: '讲义', revision: 1 }
    expect(await app.call(fileEndpoints.update, { as: designer, body })).toBe(2)
    const other = await app.person('lx_designer')
    expect(
      (await app.request(fileEndpoints.update, { as: other, body: { ...body, revision: 2 } })).code,
    ).toBe(404)
    const shown = await app.call(fileEndpoints.get, { as: designer, query: { id: file.id } })
    expect(shown).toMatchObject({ name: '讲义', kind: 'document', uses: [] })
    const served = await fetch(app.url + shown.url)
    expect(served.headers.get('content-disposition')).toContain('%E8%AE%B2%E4%B9%89.pdf')
    await served.arrayBuffer()
  })

  test('tells an activity by its title, once, though its deck and its versions show the file', async () => {
    const { id } = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const { pool } = app.services.database
    const activity = await makeActivity(app.services, { creatorId: designer.id, title: '海洋' })
    for (const resource of ['activity', 'activity-deck'])
      await pool.query('insert into file_use (file_id, resource, resource_id) values ($1, $2, $3)', [
        ...[id, resource, activity.id],
      ])
    expect(await app.call(fileEndpoints.usage, { as: designer, query: { id } })).toEqual([
      { resource: 'activity', id: activity.id, label: '海洋' },
    ])
  })

  test('tells a course by its title', async () => {
    const { id } = await makePicture(app.services, { ownerId: designer.id, purpose: 'card' })
    const course = await makeCourse(app.services, { creatorId: designer.id, title: '产品思维' })
    const uses = { resource: 'course', resourceId: course.id, pictures: [], fileIds: [id] }
    await app.services.registerFileUses({ db: app.services.database.db, services: app.services }, uses)
    expect(await app.call(fileEndpoints.usage, { as: designer, query: { id } })).toEqual([
      { resource: 'course', id: course.id, label: '产品思维' },
    ])
  })

  test('deletes what nothing shows, tells what shows the rest, and brings back', async () => {
    const avatar = await makePicture(app.services, { ownerId: designer.id, purpose: 'avatar' })
    const profile = { nickname: 'A', description: 'B', avatar: avatar.url }
    await app.call(profileEndpoints.update, { as: designer, body: profile })
    const query = { id: avatar.id }
    const uses = [{ resource: 'user', id: designer.id, label: 'A' }]
    expect(await app.call(fileEndpoints.usage, { as: designer, query })).toEqual(uses)
    const refused = await app.request(fileEndpoints.delete, { as: designer, query })
    expect(refused).toMatchObject({ code: kitFaults.inUse.code, data: { uses } })

    const next = await makePicture(app.services, { ownerId: designer.id, purpose: 'avatar' })
    await app.call(profileEndpoints.update, { as: designer, body: { ...profile, avatar: next.url } })
    await app.call(fileEndpoints.delete, { as: designer, query })
    expect(await statusOf(avatar.url)).toBe(404)
    await app.call(fileEndpoints.restore, { as: designer, body: { id: avatar.id } })
    expect(await statusOf(avatar.url)).toBe(200)
  })
})
