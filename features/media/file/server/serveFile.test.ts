import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { docx, mp4, vtt } from '#kit/testing/server/smallFiles.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeFile } from './makeFile.ts'

const film = mp4({ size: 200_000 })
let app: TestApp
let designer: Person
let url = ''

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  ;({ url } = await makeFile(app.services, { ownerId: designer.id, purpose: 'video', bytes: film }))
})
afterAll(() => app.close())

async function get(headers: Record<string, string> = {}, address = url, method = 'GET') {
  const response = await fetch(app.url + address, {
    method,
    headers: { 'accept-encoding': 'gzip', ...headers },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a film', () => {
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100000-', 100_000, film.length - 1],
    ['bytes=-500', film.length - 500, film.length - 1],
  ])('is given in part for %s', async (range, start, end) => {
    const { response, bytes } = await get({ range })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`)
    expect(response.headers.get('content-length')).toBe(String(end - start + 1))
    expect(bytes.equals(film.subarray(start, end + 1))).toBe(true)
  })

  test('is given whole without a range, and says that parts can be had', async () => {
    const { response, bytes } = await get()
    expect(response.status).toBe(200)
    expect(bytes.equals(film)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('beyond its end is a 416 that tells its length', async () => {
    const { response } = await get({ range: `bytes=${film.length}-` })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${film.length}`)
  })

  test('that one has already is not sent again', async () => {
    const etag = (await get()).response.headers.get('etag') ?? ''
    const { response, bytes } = await get({ 'if-none-match': etag })
    expect([response.status, bytes.length]).toEqual([304, 0])
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).response.status).toBe(206)
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).response.status).toBe(200)
  })

  test('is described without its bytes', async () => {
    const { response, bytes } = await get({}, url, 'HEAD')
    expect([response.status, bytes.length]).toEqual([200, 0])
    expect(response.headers.get('content-length')).toBe(String(film.length))
  })

  test('without its signature is a 404 in part too', async () => {
    expect((await get({ range: 'bytes=0-9' }, url.split('?')[0])).response.status).toBe(404)
  })
})

test('a document is saved under its name, never shown', async () => {
  const details = {
    ownerId: designer.id,
    purpose: 'document',
    name: "讲义 (1)'.docx",
    bytes: docx(),
  } as const
  const file = await makeFile(app.services, details)
  const { response } = await get({}, file.url)
  expect(response.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''%E8%AE%B2%E4%B9%89%20%281%29%27.docx",
  )
})

test('subtitles come as they are, uncompressed and with their length', async () => {
  const file = await makeFile(app.services, { ownerId: designer.id, purpose: 'caption', bytes: vtt() })
  const { response, bytes } = await get({}, file.url)
  expect(response.headers.get('content-type')).toBe('text/vtt')
  expect(response.headers.get('content-length')).toBe(String(vtt().length))
  expect(bytes.equals(vtt())).toBe(true)
})

test.each(['GET', 'HEAD'])(
  'a file whose bytes are gone is a real 404 for %s, whole and in part',
  async (method) => {
    const file = await makeFile(app.services, { ownerId: designer.id, purpose: 'caption', bytes: vtt() })
    await app.services.files.delete(file.url.replace(/^.*\/|\?.*$/g, ''))
    expect((await get({}, file.url, method)).response.status).toBe(404)
    expect((await get({ range: 'bytes=0-5' }, file.url, method)).response.status).toBe(404)
  },
)
