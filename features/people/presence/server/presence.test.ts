import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { presenceEndpoints, type Present } from '../presence.contract.ts'

let app: TestApp
let activityId: number
let owner: Person

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.person('lx_designer')
  activityId = (await makeActivity(app.services, { creatorId: owner.id })).id
})
afterAll(() => app.close())

/** An open editor: what it was told last, and how to close it. */
async function open(as: Person, recordId = activityId) {
  const tab = crypto.randomUUID()
  const gone = new AbortController()
  const search = `resource=activity&recordId=${recordId}&tab=${tab}`
  const response = await fetch(`${app.url}${prefix}${presenceEndpoints.follow.path}?${search}`, {
    headers: { authorization: `Bearer ${as.token}` },
    signal: gone.signal,
  })
  let others: Present[] | undefined
  let isOver = false
  const read = async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
      for (const line of chunk.split('\n').filter((each) => each.startsWith('data: ')))
        others = JSON.parse(line.slice(6))
    isOver = true
  }
  const isEvents = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isEvents) void read().catch(() => undefined)
  return {
    answer: isEvents ? undefined : await response.json(),
    move: (at: number) =>
      app.call(presenceEndpoints.move, { as, body: { resource: 'activity', recordId, tab, at } }),
    others: () => others?.map(({ name, at }) => [name, at]),
    isOver: () => isOver,
    close: () => gone.abort(),
  }
}

const soon = { timeout: 5_000, interval: 50 }

test('two people on one activity see each other, and where; who closes it is gone within seconds', async () => {
  const admin = await app.person('super_admin')
  const [mine, theirs] = [await open(owner), await open(admin)]
  await expect.poll(mine.others, soon).toEqual([[admin.username, null]])
  await expect.poll(theirs.others, soon).toEqual([[owner.username, null]])
  await theirs.move(77)
  await expect.poll(mine.others, soon).toEqual([[admin.username, 77]])
  theirs.close()
  await expect.poll(mine.others, soon).toEqual([])
  mine.close()
})

test('one person in two windows is told of the other one, and of nobody on another activity', async () => {
  const other = await makeActivity(app.services, { creatorId: owner.id })
  const windows = [await open(owner), await open(owner), await open(owner, other.id)]
  await expect.poll(() => windows.map((each) => each.others()?.length), soon).toEqual([1, 1, 0])
  for (const each of windows) each.close()
})

test('whoever may not read it is told nothing, and is not seen', async () => {
  const stranger = await app.person('lx_designer')
  expect((await open(stranger)).answer).toMatchObject({ code: 404 })
  const body = { resource: 'activity', recordId: activityId, tab: crypto.randomUUID(), at: 1 } as const
  expect(await app.request(presenceEndpoints.move, { as: stranger, body })).toMatchObject({ code: 404 })
})

test('who signs out, or is signed out, looks on for seconds at most', async () => {
  const admin = await app.person('super_admin')
  const [mine, theirs] = [await open(owner), await open(admin)]
  await expect.poll(mine.others, soon).toEqual([[admin.username, null]])
  await app.call(sessionEndpoints.logout, { as: admin })
  await expect.poll(theirs.isOver, { timeout: 10_000, interval: 100 }).toBe(true)
  await expect.poll(mine.others, soon).toEqual([])
  mine.close()
}, 20_000)

test('a row that a killed process left behind is no company', async () => {
  const { db } = app.services.database
  const { presenceTable } = await import('./presence.table.ts')
  const left = { resource: 'activity', recordId: activityId, tab: crypto.randomUUID(), userId: owner.id }
  await db.insert(presenceTable).values({ ...left, seenAt: Date.now() - 20_000 })
  const mine = await open(owner)
  await expect.poll(mine.others, soon).toEqual([])
  mine.close()
})
