import '#kit/testing/server/bothDatabases.ts'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startObjectStore, type FakeObjectStore } from '#kit/testing/server/objectStore.ts'
import { pdf, vtt } from '#kit/testing/server/smallFiles.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { fileEndpoints } from '../file.contract.ts'
import { beginUpload, keysIn, sendPart } from '../testing/uploads.ts'
import { fileTable, fileUseTable } from './store/file.table.ts'
import { forgetFiles } from './forgetFiles.ts'
import { makeFile } from './makeFile.ts'
import { makePicture } from './makePicture.ts'
import { uploadFolder } from './store/quota.ts'

const day = 24 * 3600 * 1000
let s3: FakeObjectStore
beforeAll(async () => {
  s3 = await startObjectStore()
})
afterAll(() => s3.close())

const stores: [string, () => Readonly<Record<string, string>>][] = [
  ['the disk', () => ({})],
  ['an S3-compatible store', () => s3.settings],
]

describe.each(stores)('files on %s', (_name, settings) => {
  let app: TestApp
  let designer: Person
  let now = Date.now()

  beforeAll(async () => {
    app = await startTestApp(settings())
    Object.assign(app.services, { now: () => now })
  })
  beforeEach(async () => {
    now = Date.now()
    await app.empty()
    for (const key of await keys()) await app.services.files.delete(key)
    designer = await app.person('lx_designer')
  })
  afterAll(() => app.close())

  const keys = () => keysIn(app)
  const rows = () => app.services.database.db.$count(fileTable)
  /** The job of two servers at once, so many days later. */
  async function run(days: number): Promise<void> {
    now = Date.now() + days * day
    await Promise.all([forgetFiles.run(app.services, {}), forgetFiles.run(app.services, {})])
    now = Date.now()
  }
  const makeWork = () => makeFile(app.services, { ownerId: designer.id, purpose: 'work', bytes: pdf() })
  const registerUse = (fileId: number, db = app.services.database.db) =>
    app.services.registerFileUses(
      { db, services: app.services },
      { resource: 'message', resourceId: 1, pictures: [], fileIds: [fileId] },
    )

  test('that were deleted can be brought back for 30 days, and are gone with their bytes then', async () => {
    const { id } = await makePicture(app.services, { ownerId: designer.id, purpose: 'cover' })
    await app.call(fileEndpoints.delete, { as: designer, query: { id } })
    await run(29)
    await app.call(fileEndpoints.restore, { as: designer, body: { id } })
    await app.call(fileEndpoints.delete, { as: designer, query: { id } })
    expect(await keys()).toHaveLength(2)
    await run(60)
    expect([await keys(), await rows()]).toEqual([[], 0])
    expect((await app.request(fileEndpoints.restore, { as: designer, body: { id } })).code).toBe(404)
  })

  test('that stand in a library stay; a face that was changed and what was never handed in go', async () => {
    await makeFile(app.services, { ownerId: designer.id, purpose: 'caption', bytes: vtt() })
    await makeWork()
    const handedIn = await makeWork()
    await registerUse(handedIn.id)
    const faces = [
      await makePicture(app.services, { ownerId: designer.id, purpose: 'avatar' }),
      await makePicture(app.services, { ownerId: designer.id, purpose: 'avatar' }),
    ]
    for (const { url: avatar } of faces)
      await app.call(profileEndpoints.update, {
        as: designer,
        body: { nickname: 'A', description: 'B', avatar },
      })
    await run(29)
    expect(await rows()).toBe(5)
    await run(31)
    await run(62)
    const left = await app.services.database.db.select().from(fileTable)
    expect(left.map(({ purpose, deletedAt }) => [purpose, deletedAt]).toSorted()).toEqual([
      ['avatar', null],
      ['caption', null],
      ['work', null],
    ])
    expect((await keys()).toSorted()).toEqual(
      left.flatMap(({ key, thumbKey }) => (thumbKey ? [key, thumbKey] : [key])).toSorted(),
    )
  })

  test('that a record takes at that moment stay, or the record is refused', async () => {
    const works = await Promise.all(Array.from({ length: 30 }, makeWork))
    await run(31)
    const { db, pool } = app.services.database
    await pool.query('update file set deleted_at = null where id % 2 = 0')
    now = Date.now() + 62 * day
    const [, ...registered] = await Promise.all([
      forgetFiles.run(app.services, {}),
      ...works.map(({ id }) =>
        db
          .transaction((inner) => registerUse(id, inner))
          .then(
            () => id,
            () => 0,
          ),
      ),
    ])
    await forgetFiles.run(app.services, {})
    const left = await db.select({ id: fileTable.id, deletedAt: fileTable.deletedAt }).from(fileTable)
    const uses = await db.select({ id: fileUseTable.fileId }).from(fileUseTable)
    const alive = new Set(left.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id))
    // Every record that was not refused has its file.
    for (const { id } of uses) expect(alive).toContain(id)
    expect(uses.length).toBeLessThanOrEqual(registered.filter((id) => id > 0).length)
  })

  test('whose row was taken while it was locked is not ended', async () => {
    const { id } = await makeWork()
    const { db } = app.services.database
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const { promise: isRegistered, resolve: registered } = Promise.withResolvers<void>()
    const record = db.transaction(async (inner) => {
      await registerUse(id, inner)
      registered()
      if (app.services.database.kind === 'postgres') await ended
    })
    await isRegistered
    await run(31)
    end()
    await record
    await run(62)
    expect([await rows(), (await keys()).length]).toEqual([1, 1])
  })

  test('without a row go after a day, and those on their way stay', async () => {
    const { files } = app.services
    await files.put('AAAAAAAAAAAAAAAAAAAAAAAA.png', Buffer.from('left behind'), 'image/png')
    const work = await makeWork()
    await run(0)
    expect(await keys()).toHaveLength(2)
    await run(2)
    expect(await keys()).toEqual([/([\w-]+\.\w+)(\?|$)/.exec(work.url)?.[1]])
  })

  test('of a store that belongs to another database are left alone', async () => {
    for (let index = 0; index < 25; index += 1)
      await app.services.files.put(`foreign-${index}.png`, Buffer.from('x'), 'image/png')
    await run(2)
    expect(await keys()).toHaveLength(25)
  })
})

describe('parts of uploads', () => {
  test('that no upload names are gone after the next start of their server; others go on', async () => {
    const app = await startTestApp()
    const designer = await app.person('lx_designer')
    const address = (await beginUpload(app, designer, { size: 100 })).headers.get('location') ?? ''
    await sendPart(app, designer, address, 0, Buffer.alloc(40))
    for (const name of ['BBBBBBBBBBBBBBBBBBBBBBBB', 'BBBBBBBBBBBBBBBBBBBBBBBB.json'])
      writeFileSync(join(uploadFolder(app.services), name), 'of another server')
    await app.restart()
    const id = address.split('/').at(-1) ?? ''
    expect(readdirSync(uploadFolder(app.services)).toSorted()).toEqual([id, `${id}.json`])
    expect((await sendPart(app, designer, address, 40, Buffer.alloc(60))).status).toBe(204)
    await app.close()
  })

  test('a file that is gone is refused by name to a record that takes it', async () => {
    const app = await startTestApp()
    const designer = await app.person('lx_designer')
    const { url } = await makePicture(app.services, { ownerId: designer.id, purpose: 'avatar' })
    await app.services.database.db.delete(fileTable)
    const body = { nickname: 'A', description: 'B', avatar: url }
    expect(await app.request(profileEndpoints.update, { as: designer, body })).toMatchObject({
      code: kitFaults.invalid.code,
      data: { fields: { avatar: expect.any(String) } },
    })
    await app.close()
  })
})
