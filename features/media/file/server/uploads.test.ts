import '#kit/testing/server/bothDatabases.ts'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FilePurpose } from '#kit/contract/file.ts'
import { docx, mp3, mp4, pdf, vtt, wav } from '#kit/testing/server/smallFiles.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { fileEndpoints } from '../file.contract.ts'
import { fileFaults } from '../file.faults.ts'
import { beginUpload, hangPart, sendPart } from '../testing/uploads.ts'
import { forgetUploads } from './forgetUploads.ts'
import { drawPicture } from './makePicture.ts'
import { uploadFolder } from './store/quota.ts'

const path = '/console-api/infra/upload'
const day = 24 * 3600 * 1000
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
  rmSync(uploadFolder(app.services), { recursive: true, force: true })
  mkdirSync(uploadFolder(app.services))
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const base64 = (text: string) => Buffer.from(text).toString('base64')

interface Begun {
  readonly size: number
  readonly name?: string
  readonly purpose?: FilePurpose | string
}

const begin = (details: Begun, as: Person = designer) => beginUpload(app, as, details)
const part = (address: string, offset: number, bytes: Uint8Array, as = designer) =>
  sendPart(app, as, address, offset, bytes)

const sendTo = (method: string, address: string, as = designer) =>
  app.fetch(method, address, { headers: { 'tus-resumable': '1.0.0' } }, as)

async function offsetOf(address: string): Promise<number> {
  const response = await sendTo('HEAD', address)
  return response.status === 200 ? Number(response.headers.get('upload-offset')) : -response.status
}

const finish = (address: string, as = designer) =>
  app.request(fileEndpoints.finish, { as, body: { uploadId: address.split('/').at(-1) ?? '' } })

/** Sends a whole file and answers its address. */
async function send(bytes: Buffer, details: Omit<Begun, 'size'> = {}, as = designer): Promise<string> {
  const address = (await begin({ size: bytes.length, ...details }, as)).headers.get('location') ?? ''
  const sent = await part(address, 0, bytes, as)
  expect(sent.status).toBe(204)
  return address
}

describe('a file sent in parts', () => {
  test('is taken in whole and known by its bytes', async () => {
    const film = mp4({ size: 100_000 })
    const made = await begin({ size: film.length, name: '第一课.mp4' })
    expect(made.status).toBe(201)
    const address = made.headers.get('location') ?? ''
    expect(address).toMatch(/^\/console-api\/infra\/upload\/[\w-]{24}$/)
    expect((await part(address, 0, film.subarray(0, 60_000))).status).toBe(204)
    expect((await finish(address)).code).toBe(fileFaults.notArrived.code)
    expect(await offsetOf(address)).toBe(60_000)
    expect((await part(address, 60_000, film.subarray(60_000))).status).toBe(204)

    const { code, data } = await finish(address)
    expect(code).toBe(0)
    expect(data).toMatchObject({
      name: '第一课.mp4',
      mime: 'video/mp4',
      size: film.length,
      durationMs: 12_500,
    })
    const served = await fetch(app.url + data.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(film)).toBe(true)
    expect(readdirSync(uploadFolder(app.services))).toEqual([])
  })

  test('that is finished again is the same file', async () => {
    const address = await send(mp4())
    const answers = await Promise.all([finish(address), finish(address), finish(address)])
    const again = await finish(address)
    expect(new Set([...answers, again].map(({ data }) => data.id)).size).toBe(1)
    const page = await app.call(fileEndpoints.page, { as: designer, body: {} })
    expect(page.list).toMatchObject([{ kind: 'video', purpose: 'video', durationMs: 12_500 }])
  })

  test('that was cut in the middle goes on from what has arrived', async () => {
    const film = mp4({ size: 3_000_000 })
    const address = (await begin({ size: film.length })).headers.get('location') ?? ''
    const hanging = hangPart(app, designer, address, film.subarray(0, 700_000))
    setTimeout(hanging.cut, 200)
    await expect(hanging.answered).rejects.toThrow()
    const arrived = await offsetOf(address)
    expect(arrived).toBeGreaterThan(0)
    expect(arrived).toBeLessThanOrEqual(700_000)
    expect((await part(address, arrived, film.subarray(arrived))).status).toBe(204)
    const { data } = await finish(address)
    const served = await fetch(app.url + data.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(film)).toBe(true)
  })

  test('with a wrong place is refused, and nothing is written', async () => {
    const address = (await begin({ size: 100 })).headers.get('location') ?? ''
    expect((await part(address, 50, Buffer.alloc(50))).status).toBe(409)
    expect(await offsetOf(address)).toBe(0)
  })

  test('cannot become longer than was said', async () => {
    const address = (await begin({ size: 100 })).headers.get('location') ?? ''
    expect((await part(address, 0, Buffer.alloc(150))).status).toBeGreaterThanOrEqual(400)
    expect(await offsetOf(address)).toBeLessThanOrEqual(100)
  })

  test('can be given up', async () => {
    const address = (await begin({ size: 100 })).headers.get('location') ?? ''
    await part(address, 0, Buffer.alloc(50))
    expect((await sendTo('DELETE', address)).status).toBe(204)
    expect(await offsetOf(address)).toBe(-404)
    expect(readdirSync(uploadFolder(app.services))).toEqual([])
  })

  test('is another person’s 404, whatever they ask', async () => {
    const other = await app.person('super_admin')
    const address = (await begin({ size: 100 })).headers.get('location') ?? ''
    expect((await sendTo('HEAD', address, other)).status).toBe(404)
    expect((await sendTo('DELETE', address, other)).status).toBe(404)
    expect((await part(address, 0, Buffer.alloc(10), other)).status).toBe(404)
    expect((await finish(address, other)).code).toBe(404)
    expect(await offsetOf(address)).toBe(0)
  })

  test('is a 404 also under an address that nothing can be stored under', async () => {
    const address = (await begin({ size: 100 })).headers.get('location') ?? ''
    const nowhere = address.replace(/[^/]+$/, '%00')
    for (const method of ['HEAD', 'DELETE']) expect((await sendTo(method, nowhere)).status).toBe(404)
    expect((await part(nowhere, 0, Buffer.alloc(10))).status).toBe(404)
  })
})

describe('what may not be sent', () => {
  const refusals: [string, Begun, number, string][] = [
    ['more than 2 GB of film', { size: 2 * 1024 ** 3 + 1 }, fileFaults.tooLarge.code, '2 GB'],
    [
      'more than 50 MB of document',
      { size: 52_428_801, purpose: 'document' },
      fileFaults.tooLarge.code,
      '50 MB',
    ],
    ['an unknown purpose', { size: 10, purpose: 'wallpaper' }, 400, ''],
    ['a length that is none', { size: -1 }, 400, ''],
    ['nothing', { size: 0 }, 400, ''],
    ['a file without a name', { size: 10, name: '' }, 400, ''],
  ]
  test.each(refusals)('%s is refused before a byte comes', async (_name, details, code, words) => {
    const response = await begin(details)
    expect(response.status).toBe(400)
    const answer = await response.json()
    expect(answer).toMatchObject({ code, message: expect.stringContaining(words) })
  })

  test('content is the staff’s; what one hands in is everybody’s', async () => {
    const student = await app.person('student')
    expect((await begin({ size: 10 }, student)).status).toBe(403)
    expect((await begin({ size: 10, purpose: 'work' }, student)).status).toBe(201)
    const address = await send(await drawPicture('card'), { purpose: 'work', name: 'me.png' }, student)
    const { data } = await finish(address, student)
    expect(data).toMatchObject({ mime: 'image/png', width: 40 })
  })

  test('nobody without a token', async () => {
    const response = await app.fetch('POST', path, { headers: { 'upload-length': '1' } })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 403 })
  })

  test('too many at once', async () => {
    const statuses = []
    for (let index = 0; index < 21; index += 1) statuses.push((await begin({ size: 10 })).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(400)
  })

  const lies: [string, Buffer, FilePurpose, number][] = [
    [
      'a page that says it is a film',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      'video',
      fileFaults.wrongType.code,
    ],
    ['a sound where a film is wanted', mp3(), 'video', fileFaults.wrongType.code],
    [
      'half a film',
      mp4({ isIndexLast: true, size: 900 }).subarray(0, 700),
      'video',
      fileFaults.unreadable.code,
    ],
    ['a document with macros', docx({ 'word/vbaProject.bin': 'x' }), 'document', fileFaults.macros.code],
    [
      'a PDF with an archive behind it',
      Buffer.concat([pdf(), docx()]),
      'document',
      fileFaults.disguised.code,
    ],
    [
      'subtitles that are none',
      Buffer.from('WEBVTT\n\nno time\nat all'),
      'caption',
      fileFaults.notCaption.code,
    ],
    ['a drawing as text', Buffer.from('<svg/>'), 'document', fileFaults.wrongType.code],
  ]
  test.each(lies)('%s is refused when it has arrived, and forgotten', async (_name, bytes, purpose, code) => {
    const address = await send(bytes, { purpose, name: 'a.txt' })
    expect((await finish(address)).code).toBe(code)
    expect((await finish(address)).code).toBe(404)
    expect(readdirSync(uploadFolder(app.services))).toEqual([])
  })

  test('a picture larger than pictures may be, where films may be larger', async () => {
    const large = Buffer.concat([await drawPicture('card'), Buffer.alloc(10_240 * 1024)])
    const address = await send(large, { purpose: 'work', name: 'a.png' })
    const answer = await finish(address)
    expect(answer).toMatchObject({
      code: fileFaults.tooLarge.code,
      message: expect.stringContaining('10 MB'),
    })
  })
})

describe('after a restart', () => {
  test('an upload goes on where it was, with what the server has kept', async () => {
    const film = mp4({ size: 200_000 })
    const address = (await begin({ size: film.length })).headers.get('location') ?? ''
    await part(address, 0, film.subarray(0, 90_000))
    await app.restart()
    expect(await offsetOf(address)).toBe(90_000)
    expect((await part(address, 90_000, film.subarray(90_000))).status).toBe(204)
    expect((await finish(address)).code).toBe(0)
  })

  test('a file that was moved but not noted is noted then', async () => {
    const address = await send(wav(), { purpose: 'audio', name: 'a.wav' })
    const id = address.split('/').at(-1) ?? ''
    const found = {
      type: { kind: 'audio', extension: 'wav', mime: 'audio/wav', durationMs: 1000 },
      name: 'a.wav',
    } as const
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAA.wav'
    await app.services.database.pool.query('update upload set key = $1, found = $2', [key, found])
    await app.services.files.putFile(key, join(uploadFolder(app.services), id), 'audio/wav')
    expect(await finish(address)).toMatchObject({ code: 0, data: { mime: 'audio/wav', durationMs: 1000 } })
  })
})

test('what nobody finishes for a day is removed; what was finished stays', async () => {
  const left = (await begin({ size: 100 })).headers.get('location') ?? ''
  await part(left, 0, Buffer.alloc(50))
  const finished = await send(vtt(), { purpose: 'caption', name: 'a.vtt' })
  const { data } = await finish(finished)
  now += day - 1000
  await forgetUploads.run(app.services, {})
  const place = join(uploadFolder(app.services), left.split('/').at(-1) ?? '')
  expect(existsSync(place)).toBe(true)
  now += 2000
  await forgetUploads.run(app.services, {})
  expect([existsSync(place), existsSync(`${place}.json`)]).toEqual([false, false])
  expect((await fetch(app.url + data.url)).status).toBe(404)
  now -= day
  expect(await offsetOf(left)).toBe(-404)
  expect((await fetch(app.url + data.url)).status).toBe(200)
})

test('the server’s words come in the asker’s language', async () => {
  const headers = {
    'error-msg': 'zh',
    'upload-length': '9999999999',
    'upload-metadata': `name ${base64('a')},purpose ${base64('audio')}`,
  }
  const response = await app.fetch('POST', path, { headers }, designer)
  expect(await response.json()).toMatchObject({
    code: fileFaults.tooLarge.code,
    message: '文件不能超过 200 MB',
  })
})
