import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Services } from '#kit/call/server/context.ts'
import { listenForFiles, makeFilesServer } from '#kit/http/server/serve/serve.filesServer.ts'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { drawPicture } from './makePicture.ts'
import { makeFile } from './makeFile.ts'

let app: TestApp
let url = ''

beforeAll(async () => {
  app = await startTestApp()
  const { id: ownerId } = await app.person('lx_designer')
  const bytes = await drawPicture('cover', { unit: 60 })
  ;({ url } = await makeFile(app.services, { ownerId, purpose: 'cover', bytes }))
})
afterAll(() => app.close())

const onPages = (path: string) => fetch(app.url + path, { redirect: 'manual' })

/** Where the pages lead to for the file. */
async function target(): Promise<URL> {
  const { headers } = await onPages(url)
  return new URL(headers.get('location') ?? '')
}

test('the pages lead to the file at another origin, and never serve it', async () => {
  const led = await onPages(url)
  expect([led.status, (await led.arrayBuffer()).byteLength]).toEqual([307, 0])
  const { origin, hostname, pathname } = await target()
  expect(origin).not.toBe(app.url)
  expect([hostname, pathname]).toEqual(['127.0.0.1', url])
})

test('a signed address keeps what signs it', async () => {
  const { headers } = await onPages(`${url}?expires=1&signature=a%2Bb`)
  expect(headers.get('location')).toContain(`${url}?expires=1&signature=a%2Bb`)
})

test('there it is readable for the pages and runs nothing', async () => {
  const response = await fetch(await target())
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^image\//)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  '/',
  '/learn',
  '/console-api/system/auth/get-permission-info',
  '/healthz',
  '/metrics',
  '/files/x',
])('nothing else is there: %s', async (path) => {
  const response = await fetch(new URL(path, await target()))
  expect([response.status, await response.text()]).toEqual([404, 'Not found'])
})

test('the policy of a page names that origin for pictures, films and reading, never for scripts', async () => {
  const { origin } = await target()
  const policy = (await fetch(app.url)).headers.get('content-security-policy') ?? ''
  const rules = policy.split(';').map((rule) => rule.trim())
  const naming = rules.filter((rule) => rule.includes(origin)).map((rule) => rule.split(' ')[0])
  expect(naming.toSorted()).toEqual(['connect-src', 'img-src', 'media-src'])
})

test('behind a proxy that knows of no second origin they stand beside the pages', async () => {
  const response = await fetch(app.url + url, {
    headers: { 'x-forwarded-for': '10.0.0.9' },
    redirect: 'manual',
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test('a port that is taken stops the start where it is named, else they stand beside the pages', async () => {
  const taken = Number((await target()).port)
  const { services } = app
  const files = makeFilesServer(
    services,
    async () => undefined,
    (_request, _reply, done) => done(),
  )
  const listening = (env: Partial<Services['env']>) =>
    listenForFiles(files, { ...services, env: { ...services.env, HOST: '127.0.0.1', ...env } })
  await expect(listening({ FILES_PORT: taken })).rejects.toThrow('EADDRINUSE')
  await listening({ FILES_PORT: undefined, PORT: taken - 1000 })
  expect(files.server.address()).toBeNull()
  await files.close()
})
