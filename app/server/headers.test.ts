import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { themeScript } from '#kit/theme/themes.ts'
import { makeFilesServer } from '#kit/http/server/serve/serve.filesServer.ts'
import { drawPicture } from '#features/media/file/server/makePicture.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import type { TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let trusting: TestApp
let file = ''

beforeAll(async () => {
  app = await startTestApp()
  trusting = await startTestApp({ TRUST_PROXY: '127.0.0.1' })
  const { id: ownerId } = await app.person('lx_designer')
  ;({ url: file } = await makeFile(app.services, {
    ownerId,
    purpose: 'cover',
    bytes: await drawPicture('cover', { unit: 60 }),
  }))
})
afterAll(async () => {
  await trusting.close()
  await app.close()
})

const api = (verb: keyof typeof sessionEndpoints) => prefix + sessionEndpoints[verb].path
const headersOf = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(url, { headers })).headers

describe('an answer of the API', () => {
  test('is kept nowhere, good or refused', async () => {
    const as = await app.person('teacher')
    for (const person of [as, undefined]) {
      const { headers } = await app.fetch('GET', api('sessions'), {}, person)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    expect((await headersOf(`${app.url}${prefix}/nothing`)).get('cache-control')).toBe('no-store')
  })

  test('is kept for minutes where it is the same for everybody: the documentation', async () => {
    const headers = await headersOf(`${app.url}${prefix}/openapi.json`)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
  })
})

test('pages are asked for anew each time, files are kept as long as their address holds', async () => {
  expect((await headersOf(app.url + file)).get('cache-control')).toBe('public, max-age=31536000, immutable')
})

describe('a browser is bound to TLS', () => {
  const strict = 'max-age=31536000; includeSubDomains'
  const overTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.9' }
  const hstsOf = async (url: string, sent: Readonly<Record<string, string>>) =>
    (await headersOf(url, sent)).get('strict-transport-security')

  test.each(['/', '/learn', api('sessions'), '/files/none.png', '/healthz'])(
    'by %s, where the proxy that is trusted says that it came over it',
    async (path) => expect(await hstsOf(trusting.url + path, overTls)).toBe(strict),
  )

  test.each([
    ['over plain http', () => app.url, {}],
    ['where a reader claims it and no proxy is trusted', () => app.url, overTls],
    ['where the trusted proxy was asked without it', () => trusting.url, { 'x-forwarded-proto': 'http' }],
  ])('never %s', async (_what, url, sent) => {
    expect(await hstsOf(url(), sent)).toBeNull()
  })

  test('at the origin of files too', async () => {
    const files = makeFilesServer(
      trusting.services,
      async () => undefined,
      (_request, _reply, done) => done(),
    )
    const answer = async (headers: Readonly<Record<string, string>>) =>
      (await files.inject({ url: '/files/none.png', headers })).headers['strict-transport-security']
    expect(await answer(overTls)).toBe(strict)
    expect(await answer({})).toBeUndefined()
    await files.close()
  })
})

const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

test.each(['/', '/healthz', `${prefix}/docs`])(
  'the page %s asks for nothing that a device has but the microphone, and only for us',
  async (path) => {
    const headers = await headersOf(app.url + path)
    const asked = headers.get('permissions-policy')?.split(', ')
    expect(asked).toContain('microphone=(self)')
    expect(asked).toContain('camera=()')
    expect(asked?.filter((each) => !each.endsWith('=()'))).toEqual(['microphone=(self)'])
    const own = { ...everywhere, 'cross-origin-opener-policy': 'same-origin' }
    expect(Object.fromEntries(headers)).toMatchObject(own)
  },
)

test.each([api('sessions'), `${prefix}/nothing`])(
  'whoever opens the data of %s is shown nothing',
  async (path) => {
    const headers = Object.fromEntries(await headersOf(app.url + path))
    const policy = "default-src 'none'; frame-ancestors 'none'"
    expect(headers).toMatchObject({ ...everywhere, 'content-security-policy': policy })
  },
)

/** A request as no browser would send it; what comes back, as it is. */
const sendRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    const parts: string[] = []
    socket.on('data', (part) => parts.push(String(part)))
    socket.on('end', () => resolve(parts.join('')))
    socket.on('error', reject)
    socket.end(text)
  })

test.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 404/],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    /^HTTP\/1\.1 400/,
  ],
])('%s is no request to us', async (_what, text, answer) => {
  expect(await sendRaw(text)).toMatch(answer)
})

test('whatever is text says that it is UTF-8', async () => {
  for (const path of ['/', '/nothing.png', api('sessions'), `${prefix}/docs`, `${prefix}/openapi.json`])
    expect({ path, type: (await headersOf(app.url + path)).get('content-type') }).toMatchObject({
      type: expect.stringMatching(/charset=utf-8$/),
    })
})

test('text becomes markup or a script by known policies alone', async () => {
  const policy = (await headersOf(app.url)).get('content-security-policy') ?? ''
  const rules = new Map(policy.split(';').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))
  expect(rules.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(rules.get('trusted-types')).toEqual([
    'default',
    'pasted',
    'ProseMirrorClipboard',
    'svelte-trusted-html',
  ])
  expect(policy).not.toMatch(/unsafe|allow-duplicates/)
})

test('no script stands in a page but the line that chooses its theme, by its hash', async () => {
  const policy = (await headersOf(app.url)).get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(themeScript).digest('base64')
  expect(policy.split(';').find((rule) => rule.startsWith('script-src '))).toBe(
    `script-src 'self' 'sha256-${hash}'`,
  )
  const page = await (await fetch(`${app.url}${prefix}/docs`)).text()
  expect([...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, text]) => text)).toEqual([themeScript])
})

test('the origin of files says the same of what is not there', async () => {
  const { headers } = await fetch(app.url + file, { redirect: 'manual' })
  const absent = await headersOf(new URL('/absent', headers.get('location') ?? '').href)
  expect(Object.fromEntries(absent)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'permissions-policy': expect.stringContaining('microphone=()'),
    'referrer-policy': 'no-referrer',
  })
})
