import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startFakeProvider, type FakeProvider, type FakeReply } from '#kit/ai/server/testing/fakeProvider.ts'
import { richOf } from '#kit/richText/richText.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { startTestApp, type TestApp } from '#app/server/testing.ts'
import { findPassages } from './findPassages.ts'
import { ensurePassages } from './writePassages.ts'
import { makeVectors } from './makeVectors.ts'
import { questionVector } from './questionVector.ts'
import { vectorModel } from './vectorTable.ts'

let fake: FakeProvider
let app: TestApp
let hasVectors: boolean
let callsBefore = 0

/** What texts are about, in whatever words: a direction for each. */
const subjects = [/dog|hound/i, /cat|feline/i, /boat|vessel/i]
const meaning = (text: string) => subjects.map((subject) => (subject.test(text) ? 1 : 0.01))

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_EMBEDDING_MODEL: 'meaning' })
  hasVectors = (await vectorModel(app.services)) !== undefined
})
beforeEach(async () => {
  await app.empty()
  if (hasVectors) await app.services.database.pool.query('truncate vectors.passage')
  callsBefore = fake.calls.length
  fake.behave(({ body }): FakeReply => {
    const texts = Array.isArray(body['input']) ? body['input'].map(String) : []
    const data = texts.map((text, index) => ({ index, embedding: meaning(text) }))
    return { kind: 'answer', type: 'application/json', body: JSON.stringify({ data }) }
  })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

async function learned() {
  const { id: creatorId } = await app.person('lx_designer')
  const { id: userId } = await app.person('student')
  const texts = [
    'Every hound wags its tail.',
    'A feline sleeps all day.',
    'A vessel needs a mooring.',
    'Now you.',
  ]
  const cards = texts.map((text, at) => ({
    id: at + 1,
    type: 'text',
    title: `${at + 1}`,
    body: richOf(text),
  }))
  const { id: activityId } = await makeActivity(app.services, { creatorId, status: 'public', cards })
  const learning = await makeLearning(app.services, { userId, activityId })
  await app.services.jobs.start(app.services)
  await ensurePassages(app.services, [learning.versionId])
  return learning
}

const vectorCalls = () => fake.calls.slice(callsBefore).filter(({ path }) => path.endsWith('/embeddings'))
const asked = { text: 'boats', cardId: 0, limit: 2 }

async function search(learning: Awaited<ReturnType<typeof learned>>) {
  const vector = await questionVector(app.services, { userId: learning.userId, text: asked.text })
  const found = await findPassages(app.services.database.db, { ...asked, learning, vector })
  return { vector, numbers: found.map(({ number }) => number) }
}

describe('vectors', () => {
  test('are there where the database has the extension', async () => {
    const { rows } = await app.services.database.pool.query(
      `select 1 from pg_available_extensions where name = 'vector'`,
    )
    expect(hasVectors).toBe(rows.length > 0)
    if (!isPostgres) expect(hasVectors).toBe(true)
  })

  test('find what means the same in other words; without them the search goes on as it was', async () => {
    const learning = await learned()
    await makeVectors.run(app.services, {})
    await expect.poll(countMade).toBe(hasVectors ? 4 : 0)
    const { vector, numbers } = await search(learning)
    expect(vector?.model).toBe(hasVectors ? 'meaning' : undefined)
    expect(numbers).toEqual(hasVectors ? ['3'] : [])
    expect(vectorCalls().length > 0).toBe(hasVectors)
  })

  test('of a passage are made once, however many servers are at it', async () => {
    await learned()
    const runs = Array.from({ length: 4 }, () => makeVectors.run(app.services, {}))
    await Promise.all(runs)
    // The job that was queued with the passages is at it too.
    await expect.poll(countMade).toBe(hasVectors ? 4 : 0)
    const inputs = vectorCalls().flatMap(({ body }) => (Array.isArray(body['input']) ? body['input'] : []))
    const made = inputs.filter((text) => String(text).includes('hound'))
    expect(made).toHaveLength(hasVectors ? 1 : 0)
    const before = vectorCalls().length
    await makeVectors.run(app.services, {})
    expect(vectorCalls()).toHaveLength(before)
  })

  test('that a provider refuses are made later, and nobody misses them', async () => {
    fake.behave({ kind: 'refuse', status: 401 })
    const learning = await learned()
    await makeVectors.run(app.services, {})
    const { vector, numbers } = await search(learning)
    expect(vector).toBeUndefined()
    expect(numbers).toEqual([])
    fake.behave({ kind: 'reply', text: '' })
    await makeVectors.run(app.services, {})
    await expect.poll(countMade).toBe(hasVectors ? 4 : 0)
  })

  test('are searched for the next time where the database could not be asked once', async () => {
    const services = { ...app.services, database: { ...app.services.database } }
    const broken = vi.spyOn(services.database.pool, 'query').mockImplementationOnce(() => {
      throw new Error('the connection was lost')
    })
    expect(await questionVector(services, { userId: 1, text: 'boats' })).toBeUndefined()
    broken.mockRestore()
    const found = await questionVector(services, { userId: 1, text: 'boats' })
    expect(found?.model).toBe(hasVectors ? 'meaning' : undefined)
  })

  test('of many are made without looking through those again that have one', async () => {
    const { versionId } = await learned()
    await app.services.database.pool.query(
      `insert into passage (kind, version_id, card_id, place, title, text)
       select 'card', $1, 1, place, 'Card', 'Text ' || place from generate_series(1, 196) as place`,
      [versionId],
    )
    const sent = vi.spyOn(app.services.database.pool, 'query')
    await makeVectors.run(app.services, {})
    await expect.poll(countMade).toBe(hasVectors ? 200 : 0)
    const calls: readonly unknown[][] = sent.mock.calls
    sent.mockRestore()
    const claims = calls.map(([asked, values]) => ({ text: textOf(asked), values }))
    const last = claims.findLast(({ text }) => text.includes('insert into vectors.passage'))
    expect(last !== undefined).toBe(hasVectors)
    if (last) expect(await rowsReadBy(last)).toBeLessThanOrEqual(10)
  })
})

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)

/** The most rows that a statement reads of one table by its index; nothing of what it does stays. */
async function rowsReadBy({ text, values }: { readonly text: string; readonly values: unknown }) {
  const client = await app.services.database.pool.connect()
  try {
    await client.query('begin')
    for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
      await client.query(`set local enable_${way} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${text}`,
      Array.isArray(values) ? values : [],
    )
    const scans = rows.map((row) => / on .*actual rows=([\d.]+) loops=(\d+)/.exec(row['QUERY PLAN']))
    return Math.max(...scans.map((scan) => Number(scan?.[1] ?? 0) * Number(scan?.[2] ?? 0)))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

async function countMade(): Promise<number> {
  if (!hasVectors) return 0
  const { rows } = await app.services.database.pool.query(
    'select 1 from vectors.passage where embedding is not null',
  )
  return rows.length
}
