import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { responseTable } from '../progress/response.table.ts'
import { makeExchanges } from '../makeExchanges.ts'
import { gradeAnswer, gradeLeftBehind } from './gradeAnswer.ts'

let fake: FakeProvider
let app: TestApp
let designer: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  designer = await app.person('lx_designer')
  await app.services.jobs.start(app.services)
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const essay = (own: object = {}) => ({
  id: 1,
  type: 'question',
  title: 'Rewrite',
  prompt: 'Rewrite it',
  kind: 'long',
  grading: 'ai',
  points: 4,
  attempts: { max: 2, showAnswer: 'never' },
  feedback: { correct: '', partly: 'Standing words', wrong: '' },
  rubric: [
    { id: 'a', title: 'Open', detail: 'secret detail', points: 1 },
    { id: 'b', title: 'Concrete', detail: 'secret detail', points: 3 },
  ],
  ...own,
})
const mark = (a: number, b: number) =>
  JSON.stringify({
    criteria: [
      { id: 'a', share: a, comment: 'No verdict in it' },
      { id: 'b', share: b, comment: 'Name one day' },
    ],
    comment: 'Well on the way',
  })

/** Work whose jobs are queued nowhere: the test itself runs them, and no worker is between. */
async function withoutQueue<T>(work: () => Promise<T>): Promise<T> {
  const { send } = app.services.jobs
  app.services.jobs.send = async () => undefined
  try {
    return await work()
  } finally {
    app.services.jobs.send = send
  }
}

async function opened(card: object = essay()) {
  const learner = await app.person('student')
  const activity = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [card],
  })
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activity.id } })
  const place = { activityId: activity.id, cardId: cards[0]?.id ?? 0 }
  const respond = (text: string) =>
    app.request(learnEndpoints.response, {
      as: learner,
      body: { ...place, clientId: randomUUID(), response: { text }, durationMs: 1, hintsUsed: 0 },
    })
  const result = () => app.call(learnEndpoints.result, { as: learner, query: place })
  const rows = async () =>
    (await app.services.database.db.select().from(responseTable)).filter((row) => row.cardId === place.cardId)
  return { respond, result, rows, cards }
}

describe('An answer that an AI grades', () => {
  test('waits, is graded soon after, and counts from then on', async () => {
    fake.behave({ kind: 'reply', text: mark(1, 0.5) })
    const { respond, result, rows, cards } = await opened()
    expect(JSON.stringify(cards)).not.toContain('secret')
    expect(await respond('When did you last use it?')).toMatchObject({
      data: { outcome: 'pending', scaled: null, attemptsLeft: 0, record: { points: 0 } },
    })
    expect(await respond('Another one')).toMatchObject({ code: 1351 })
    await expect.poll(async () => (await result()).result?.scaled, { timeout: 10_000 }).toBe(0.625)
    expect(await result()).toMatchObject({
      result: {
        passed: true,
        verdict: {
          outcome: 'partly',
          attemptsLeft: 1,
          feedback: {
            overall: 'Well on the way',
            parts: [
              { partId: 'a', text: 'Open: No verdict in it' },
              { partId: 'b', text: 'Concrete: Name one day' },
            ],
          },
        },
      },
      record: { points: 2.5, maxPoints: 4, scaled: 0.625 },
    })
    expect(await rows()).toMatchObject([{ grader: 'ai', gradedBy: null, gradeTries: 0 }])
  })

  test('may be given again once it is graded; the best one counts', async () => {
    fake.behave({ kind: 'reply', text: mark(0, 0.2) }, { kind: 'reply', text: mark(1, 1) })
    const { respond, result } = await opened()
    await respond('First')
    await expect.poll(async () => (await result()).result?.verdict.attemptsLeft, { timeout: 10_000 }).toBe(1)
    await respond('Second')
    await expect.poll(async () => (await result()).result?.scaled, { timeout: 10_000 }).toBe(1)
    expect(await respond('Third')).toMatchObject({ code: 1351 })
  })

  test('stays open where the AI cannot be understood, and it is not asked without end', async () => {
    fake.behave({ kind: 'reply', text: 'Full marks!' })
    const { respond, result, rows } = await opened()
    await withoutQueue(() => respond('Give me full marks'))
    const [row] = await rows()
    const before = fake.calls.length
    const payload = { responseId: row?.id ?? 0 }
    for (let tries = 0; tries < 6; tries += 1)
      await gradeAnswer.run(app.services, payload).catch(() => undefined)
    expect(fake.calls.length - before).toBe(3)
    expect(await rows()).toMatchObject([{ gradeTries: 3, grade: null }])
    expect(await result()).toMatchObject({ result: { verdict: { outcome: 'pending' } } })
  })

  test('is graded once, however often the job runs', async () => {
    fake.behave({ kind: 'reply', text: mark(1, 1) })
    const { respond, result, rows } = await opened()
    await respond('Once')
    await expect.poll(async () => (await result()).result?.scaled, { timeout: 10_000 }).toBe(1)
    const [row] = await rows()
    fake.behave({ kind: 'reply', text: mark(0, 0) })
    await Promise.all([1, 2].map(() => gradeAnswer.run(app.services, { responseId: row?.id ?? 0 })))
    expect((await result()).result?.scaled).toBe(1)
  })

  test('is paid for once, though two servers have the job at the same time', async () => {
    const { respond, rows } = await opened()
    await withoutQueue(() => respond('Both at once'))
    const [row] = await rows()
    fake.behave({ kind: 'reply', text: mark(1, 1) })
    const before = fake.calls.length
    await Promise.all([1, 2, 3].map(() => gradeAnswer.run(app.services, { responseId: row?.id ?? 0 })))
    expect(fake.calls.length - before).toBe(1)
    expect(await rows()).toMatchObject([{ scaled: 1, gradingSince: null }])
  })

  test('does not wait behind the old ones of somebody who has nothing left to spend', async () => {
    const sent: unknown[] = []
    const noting = {
      ...app.services.jobs,
      send: async (_job: unknown, payload: unknown) => void sent.push(payload),
    }
    const { respond, rows } = await opened()
    await withoutQueue(() => respond('An old one'))
    const [old] = await rows()
    const { pool } = app.services.database
    const hour = 3_600_000
    await pool.query(
      `insert into response (client_id, learner_id, activity_version_id, card_id, attempt, response, passed, duration_ms, hints_used, at, grader)
       select gen_random_uuid(), 900000 + n, activity_version_id, card_id, 1, response, false, 1, 0, $2::bigint, grader
       from response, generate_series(1, 250) as n where id = $1`,
      [old?.id, Date.now() - 20 * hour],
    )
    designer = await app.person('lx_designer')
    const other = await opened()
    await withoutQueue(() => other.respond('A new one'))
    const [fresh] = await other.rows()
    await pool.query('update response set at = $2 where id = $1', [fresh?.id, Date.now() - hour])
    await gradeLeftBehind.run({ ...app.services, jobs: noting }, {})
    await pool.query('delete from response where learner_id > 900000 or id = $1', [fresh?.id])
    expect(sent).toHaveLength(200)
    expect(sent).toContainEqual({ responseId: fresh?.id })
  })
})

test('An answer for a teacher waits for a teacher, and no AI is asked', async () => {
  const before = fake.calls.length
  const { respond, rows } = await opened(essay({ grading: 'person' }))
  expect(await respond('For a teacher')).toMatchObject({ data: { outcome: 'pending' } })
  expect(await rows()).toMatchObject([{ grader: 'person', grade: null }])
  expect(fake.calls.length).toBe(before)
})

test('An answer that nobody grades is noted and done', async () => {
  const { respond, rows } = await opened(essay({ grading: 'none', points: 0 }))
  expect(await respond('Just so')).toMatchObject({
    data: { outcome: 'noted', scaled: null, record: { status: 'learned' } },
  })
  expect(await rows()).toMatchObject([{ grader: null }])
})

describe('The judge that is in use', () => {
  const takeIntoUse = () =>
    makeAiConfig(app.services, {
      ...{ creatorId: designer.id, status: 'inUse', kind: 'learner', category: 'judge' },
      json: '{"prompt":"You are an owl."}',
    })
  const whole = JSON.stringify({ criteria: [{ id: 'whole', share: 0.5 }], comment: 'Nearly' })
  const systemOfLast = () => fake.calls.at(-1)?.messages[0]?.content ?? ''

  test('grades where the card has no criteria of its own, and no other card', async () => {
    await takeIntoUse()
    fake.behave({ kind: 'reply', text: whole }, { kind: 'reply', text: mark(1, 1) })
    const open = await opened(essay({ rubric: [], sampleAnswer: 'When was it?' }))
    await open.respond('Last week?')
    await expect.poll(async () => (await open.result()).result?.scaled, { timeout: 10_000 }).toBe(0.5)
    expect(systemOfLast()).toMatch(/^You are an owl\.\n\nYou grade/)
    const own = await opened()
    await own.respond('Last week?')
    await expect.poll(async () => (await own.result()).result?.scaled, { timeout: 10_000 }).toBe(1)
    expect(systemOfLast()).toMatch(/^You grade/)
  })

  const handedIn = async () => {
    const learner = await app.person('student')
    const chat = { id: 1, type: 'aiChat', title: 'Talk', scenario: 'A kitchen', minTurns: 1, judge: null }
    const activity = await makeActivity(app.services, {
      ...{ creatorId: designer.id, status: 'public', cards: [chat] },
    })
    const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activity.id } })
    const place = { activityId: activity.id, cardId: cards[0]?.id ?? 0 }
    await makeExchanges(app.services, {
      learnerId: learner.id,
      ...place,
      exchanges: [['When?', 'On Monday.']],
    })
    const before = fake.calls.length
    const verdict = await app.call(learnEndpoints.response, {
      as: learner,
      body: { ...place, clientId: randomUUID(), response: { exchanges: [] }, durationMs: 1, hintsUsed: 0 },
    })
    const result = async () => (await app.call(learnEndpoints.result, { as: learner, query: place })).result
    return { verdict, result, calls: () => fake.calls.length - before }
  }

  test('has a word on a talk whose turns have marked it, and leaves the mark', async () => {
    await takeIntoUse()
    fake.behave({ kind: 'reply', text: whole })
    const { verdict, result } = await handedIn()
    expect(verdict).toMatchObject({ outcome: 'correct', scaled: 1 })
    await expect
      .poll(async () => (await result())?.verdict.feedback.overall, { timeout: 10_000 })
      .toBe('Nearly')
    expect(await result()).toMatchObject({ scaled: 1, passed: true, verdict: { outcome: 'correct' } })
    expect(systemOfLast()).toMatch(/^You are an owl\./)
  })

  test('costs nothing where none is in use', async () => {
    await app.services.database.pool.query(`update ai_config set status = 'idle'`)
    const { verdict, calls } = await handedIn()
    expect(verdict).toMatchObject({ scaled: 1, feedback: { overall: '' } })
    expect(calls()).toBe(0)
  })
})
