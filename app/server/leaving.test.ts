import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { presenceEndpoints } from '#features/people/presence/presence.contract.ts'
import { fileEndpoints } from '#features/media/file/file.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('admin_designer')
})
afterAll(() => app.close())

const get = (path: string) => app.fetch('GET', path, {}, designer)
const connectionOf = async (path: string) => (await get(path)).headers.get('connection')

test('a server that stops says so at once, answers on, and then ends connections with their answers', async () => {
  const quota = prefix + fileEndpoints.quota.path
  const { id } = await makeCareer(app.services, { creatorId: designer.id })
  const query = { resource: 'career', recordId: id, tab: randomUUID() } as const
  const path = prefix + presenceEndpoints.follow.path
  const followed = await app.fetch('GET', path, { query }, designer)
  expect((await get('/readyz')).status).toBe(200)

  const hurry = new AbortController()
  const leaving = app.leave(3_600_000, hurry.signal)
  const answer = await get('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }])
  expect((await get('/healthz')).status).toBe(200)
  expect(await connectionOf(quota)).toBe('keep-alive')

  // As a second signal does: who is in a hurry waits for no proxy.
  hurry.abort()
  await leaving
  expect(await connectionOf(quota)).toBe('close')
  expect(await connectionOf('/')).toBe('close')
  // What was cut would fail here.
  expect(await followed.text()).toMatch(/^data: \[.*\n\nretry: \d+\n\n$/s)
})
