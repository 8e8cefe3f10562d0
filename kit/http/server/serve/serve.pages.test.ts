import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountPages } from './serve.pages.ts'

const app = fastify()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<h1>Page</h1>')
  await writeFile(join(folder, 'learn.html'), '<head><title>Learn</title></head>')
  await writeFile(join(folder, 'secret.txt'), 'hidden words')
  await writeFile(join(folder, 'assets/main-1.js'), 'plain')
  await writeFile(join(folder, 'assets/main-1.js.br'), 'compressed')
  await mountPages(app, {
    folder,
    entries: [
      { under: '/learn', page: 'learn.html' },
      { under: '/', page: 'index.html' },
    ],
    settings: { 'speech-recognition': 'on' },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const fetchPage = (url: string, encoding = '') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } })

test('an asset is kept for good, and sent compressed to who understands it', async () => {
  const plain = await fetchPage('/assets/main-1.js')
  expect(plain).toMatchObject({ statusCode: 200, body: 'plain' })
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const compressed = await fetchPage('/assets/main-1.js', 'br')
  expect(compressed).toMatchObject({ statusCode: 200, body: 'compressed' })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.headers['content-type']).toContain('javascript')
})

test.each(['gone-1.js', 'MAIN-1.js', '..%2fsecret.txt', '%2e%2e%2fsecret.txt', '.', '', 'a/main-1.js'])(
  'no asset is called %j',
  async (name) => {
    const { statusCode, body } = await fetchPage(`/assets/${name}`)
    expect({ statusCode, tells: body.includes('hidden words') }).toEqual({ statusCode: 404, tells: false })
  },
)

test('every other address is the page', async () => {
  expect(await fetchPage('/manage/tag')).toMatchObject({ statusCode: 200, body: '<h1>Page</h1>' })
})

test('a page has in its head what the operator allows', async () => {
  const { body } = await fetchPage('/learn/activity')
  expect(body).toBe('<head><title>Learn</title><meta name="speech-recognition" content="on" /></head>')
})
