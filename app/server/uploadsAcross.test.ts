import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { readdirSync } from 'node:fs'
import { Upload } from 'tus-js-client'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { uploadPath } from '#kit/contract/file.ts'
import { partBytes } from '#kit/files/server/multipart.ts'
import { startObjectStore, type FakeObjectStore } from '#kit/testing/server/objectStore.ts'
import { film, noise } from '#kit/testing/server/largeFiles.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { fileFaults } from '#features/media/file/file.faults.ts'
import { forgetUploads } from '#features/media/file/server/forgetUploads.ts'
import { drawPicture } from '#features/media/file/server/makePicture.ts'
import { uploadLockTable } from '#features/media/file/server/parts/uploadLock.table.ts'
import { fileTable } from '#features/media/file/server/store/file.table.ts'
import { uploadFolder } from '#features/media/file/server/store/quota.ts'
import { uploadTable } from '#features/media/file/server/store/upload.table.ts'
import { beginUpload, hangPart, keysIn, sendPart } from '#features/media/file/testing/uploads.ts'
import { startLoadBalancer, type LoadBalancer } from './testing/loadBalancer.ts'
import { startSecondServer, type SecondServer } from './testing/secondServer.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const mb = 1024 * 1024
const day = 24 * 3600 * 1000
let s3: FakeObjectStore
let app: TestApp
let other: SecondServer
let balancer: LoadBalancer
let designer: Person
let now = Date.now()

beforeAll(async () => {
  s3 = await startObjectStore()
  app = await startTestApp({ ...s3.settings, QUOTA_PER_PERSON: 'student=0.00390625' })
  Object.assign(app.services, { now: () => now })
  other = await startSecondServer(app)
  balancer = await startLoadBalancer([app.url, other.url])
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
  for (const key of await stored()) await app.services.files.delete(key)
  designer = await app.person('lx_designer')
})
afterAll(async () => {
  await balancer.close()
  await other.close()
  await app.close()
  await s3.close()
})

async function stored(): Promise<string[]> {
  const keys = await keysIn(app)
  for await (const { key } of app.services.files.multipart?.listObjects('uploads/') ?? []) keys.push(key)
  return keys
}

const leftInFolders = () =>
  [app.services, other.services].flatMap((services) => readdirSync(uploadFolder(services)))

const begin = async (size: number, purpose = 'video', as = designer): Promise<string> =>
  (await beginUpload(app, as, { size, purpose })).headers.get('location') ?? ''

const idOf = (address: string) => address.split('/').at(-1) ?? ''

/** Has a server make a file of what has arrived. */
const finishAt = async ({ url }: { readonly url: string }, address: string, as = designer) => {
  const response = await fetch(url + prefix + fileEndpoints.finish.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.token}` },
    body: JSON.stringify({ uploadId: idOf(address) }),
  })
  const answer: { code: number; data: { id: number; url: string } } = JSON.parse(await response.text())
  return answer
}

const offsetAt = async ({ url }: { readonly url: string }, address: string): Promise<number> => {
  const headers = { authorization: `Bearer ${designer.token}`, 'tus-resumable': '1.0.0' }
  const response = await fetch(url + address, { method: 'HEAD', headers })
  return response.status === 200 ? Number(response.headers.get('upload-offset')) : -response.status
}

async function bytesAt(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(other.url + url)).arrayBuffer())
}

/** Sends a file as a browser does. */
function sendAll(bytes: Buffer, endpoint: string, uploadUrl?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      ...{
        endpoint: endpoint + prefix + uploadPath,
        chunkSize: 5_000_000,
        retryDelays: [0, 50, 100, 200, 400],
      },
      ...(uploadUrl !== undefined && { uploadUrl }),
      headers: { authorization: `Bearer ${designer.token}` },
      metadata: { name: 'lake.mp4', purpose: 'video' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
    })
    upload.start()
  })
}

describe('two servers on one database and one store', () => {
  test('take the parts of a film by turns, and it is byte for byte what was sent', async () => {
    const bytes = film(12 * mb)
    const address = await sendAll(bytes, balancer.url)
    const servers = balancer.passed.filter((each) => each.startsWith('PATCH'))
    expect(new Set(servers)).toEqual(new Set([`PATCH ${app.url}`, `PATCH ${other.url}`]))
    const { code, data } = await finishAt(balancer, address)
    expect(code).toBe(0)
    expect((await bytesAt(data.url)).equals(bytes)).toBe(true)
    // The film alone: no part, no tail, nothing that was begun, nothing on a server's own disk.
    expect([(await stored()).length, await s3.begun(), leftInFolders()]).toEqual([1, [], []])
  })

  test('refuse a part for a wrong place, wherever the right one was sent', async () => {
    const address = await begin(12 * mb)
    expect((await sendPart(app, designer, address, 0, Buffer.alloc(3 * mb))).status).toBe(204)
    expect((await sendPart(other, designer, address, 0, Buffer.alloc(3 * mb))).status).toBe(409)
    expect(await offsetAt(other, address)).toBe(3 * mb)
    expect((await finishAt(other, address)).code).toBe(fileFaults.notArrived.code)
  })

  test('end a request that hangs at the one when its sender comes to the other', async () => {
    const bytes = film(10 * mb)
    const address = await begin(bytes.length)
    const hanging = hangPart(app, designer, address, bytes.subarray(0, 9 * mb))
    await expect.poll(() => arrivedOf(address), { timeout: 60_000 }).toBe(partBytes)
    await expect.poll(() => offsetAt(other, address), { timeout: 60_000 }).toBeGreaterThanOrEqual(partBytes)
    const offset = await offsetAt(other, address)
    await hanging.answered.catch(() => undefined)
    expect((await sendPart(other, designer, address, offset, bytes.subarray(offset))).status).toBe(204)
    const { data } = await finishAt(app, address)
    expect((await bytesAt(data.url)).equals(bytes)).toBe(true)
  })

  test('take the same upload from two clients at once, and mix nothing up', async () => {
    const bytes = film(12 * mb)
    const address = await begin(bytes.length)
    await Promise.all([app, other].map(({ url }) => sendAll(bytes, url, url + address)))
    const { data } = await finishAt(other, address)
    expect((await bytesAt(data.url)).equals(bytes)).toBe(true)
    expect([(await stored()).length, await s3.begun()]).toEqual([1, []])
  })

  test('make one file of an upload whose last part and whose end were sent to both', async () => {
    const bytes = film(9 * mb)
    const address = await begin(bytes.length)
    await sendPart(app, designer, address, 0, bytes.subarray(0, 5 * mb))
    const last = (server: { readonly url: string }) =>
      sendPart(server, designer, address, 5 * mb, bytes.subarray(5 * mb))
    const statuses = (await Promise.all([last(app), last(other)])).map(({ status }) => status)
    // Whoever is first may be asked to end before all has come.
    expect(statuses).toContain(204)
    expect(statuses.filter((status) => ![204, 409, 423].includes(status))).toEqual([])
    await sendAll(bytes, other.url, other.url + address)
    const answers = await Promise.all([app, other, app, other].map((server) => finishAt(server, address)))
    answers.push(await finishAt(other, address))
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    expect(await app.services.database.db.$count(fileTable)).toBe(1)
    expect((await stored()).length).toBe(1)
  })

  test('make one picture of an upload that is finished at both', async () => {
    const bytes = await drawPicture('card')
    const address = await begin(bytes.length, 'work')
    await sendPart(other, designer, address, 0, bytes)
    const answers = await Promise.all([finishAt(app, address), finishAt(other, address)])
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
    // It and its thumbnail.
    expect((await stored()).length).toBe(2)
  })

  test('forget what was refused or given up, in the store too', async () => {
    const bad = await begin(9 * mb)
    await sendPart(app, designer, bad, 0, noise(9 * mb))
    expect((await finishAt(other, bad)).code).toBe(fileFaults.wrongType.code)
    expect((await finishAt(app, bad)).code).toBe(404)
    const left = await begin(20 * mb)
    await sendPart(app, designer, left, 0, Buffer.alloc(9 * mb))
    const headers = { authorization: `Bearer ${designer.token}`, 'tus-resumable': '1.0.0' }
    expect((await fetch(other.url + left, { method: 'DELETE', headers })).status).toBe(204)
    expect(await offsetAt(app, left)).toBe(-404)
    expect([await stored(), await s3.begun(), leftInFolders()]).toEqual([[], [], []])
  })

  test('tell that an upload is gone once the store has lost what came of it', async () => {
    const rest = Buffer.alloc(9 * mb)
    const parts = await begin(30 * mb)
    await sendPart(app, designer, parts, 0, Buffer.alloc(partBytes))
    for await (const begun of app.services.files.multipart?.listBegun('uploads/') ?? [])
      await app.services.files.multipart?.abort(begun)
    expect((await sendPart(other, designer, parts, partBytes, rest)).status).toBe(410)
    const tail = await begin(30 * mb)
    await sendPart(app, designer, tail, 0, Buffer.alloc(mb))
    for (const key of await stored()) await app.services.files.delete(key)
    expect((await sendPart(other, designer, tail, mb, rest)).status).toBe(410)
    expect([await offsetAt(app, parts), await offsetAt(app, tail)]).toEqual([-404, -404])
    expect([await stored(), await s3.begun(), leftInFolders()]).toEqual([[], [], []])
  })

  test('sweep what nobody finished for a day, and what a server that died has left', async () => {
    const { multipart } = app.services.files
    const left = await begin(20 * mb)
    await sendPart(other, designer, left, 0, Buffer.alloc(9 * mb))
    await multipart?.begin(`uploads/${'B'.repeat(24)}`)
    await app.services.files.put(`uploads/${'C'.repeat(24)}.tail`, Buffer.from('x'), 'text/plain')
    const whole = film(9 * mb)
    const finished = await begin(whole.length)
    await sendPart(app, designer, finished, 0, whole)
    const { data } = await finishAt(app, finished)
    now += day - 60_000
    await forgetUploads.run(other.services, {})
    expect([(await stored()).length, (await s3.begun()).length]).toEqual([3, 2])
    now += 120_000
    await forgetUploads.run(other.services, {})
    expect([await stored(), await s3.begun()]).toEqual([[data.url.slice('/files/'.length).split('?')[0]], []])
    expect(await app.services.database.db.$count(uploadTable)).toBe(0)
    now = Date.now()
    expect((await bytesAt(data.url)).equals(whole)).toBe(true)
  })

  test('give together no more space, and no more uploads at once, than one does', async () => {
    const student = await app.person('student')
    const beginAtBoth = async (as: Person, count: number, size: number) => {
      const answers = Array.from({ length: count }, (_, index) =>
        beginUpload({ ...app, fetch: fetchAt(index % 2 === 0 ? app : other) }, as, { size, purpose: 'work' }),
      )
      return (await Promise.all(answers)).filter(({ status }) => status === 201).length
    }
    // 4 MB.
    expect(await beginAtBoth(student, 8, mb)).toBe(4)
    expect(await beginAtBoth(designer, 30, 10)).toBe(20)
  })
})

const fetchAt =
  ({ url }: { readonly url: string }): TestApp['fetch'] =>
  (method, path, { headers }, as) =>
    fetch(url + path, { method, headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) } })

async function arrivedOf(address: string): Promise<number> {
  const rows = await app.services.database.db.select().from(uploadTable)
  return rows.find(({ id }) => id === idOf(address))?.arrived ?? 0
}

test.runIf(isPostgres)('an upload goes on at the other server where the first died under it', async () => {
  const third = await startSecondServer(app)
  const bytes = film(20 * mb)
  const address = await begin(bytes.length)
  const hanging = hangPart(third, designer, address, bytes.subarray(0, 17 * mb))
  await expect.poll(() => arrivedOf(address), { timeout: 60_000 }).toBe(2 * partBytes)
  await third.die()
  await expect(hanging.answered).rejects.toThrow()
  // Ten seconds later.
  await app.services.database.db.update(uploadLockTable).set({ until: 0 })
  const offset = await offsetAt(other, address)
  // What was not noted is sent again.
  expect(offset).toBe(2 * partBytes)
  expect((await sendPart(other, designer, address, offset, bytes.subarray(offset))).status).toBe(204)
  const { data } = await finishAt(app, address)
  expect((await bytesAt(data.url)).equals(bytes)).toBe(true)
  await third.close()
})

test('two servers on one disk take the parts of a film by turns too', async () => {
  const first = await startTestApp()
  const sender = await first.person('lx_designer')
  const second = await startSecondServer(first, first.services.env.DATA_DIR)
  const bytes = film(3 * mb)
  const address = (await beginUpload(first, sender, { size: bytes.length })).headers.get('location') ?? ''
  const part = (server: { readonly url: string }, from: number, to: number) =>
    sendPart(server, sender, address, from, bytes.subarray(from, to))
  expect((await part(second, 0, mb)).status).toBe(204)
  expect((await part(first, mb, 2 * mb)).status).toBe(204)
  expect((await part(second, 2 * mb, 3 * mb)).status).toBe(204)
  const answers = await Promise.all([first, second].map((server) => finishAt(server, address, sender)))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  const served = await fetch(first.url + (answers[0]?.data.url ?? ''))
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true)
  await second.close()
  await first.close()
})
