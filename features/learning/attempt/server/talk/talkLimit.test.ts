import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { responseTable } from '../progress/response.table.ts'
import { talkTable } from '../progress/talk.table.ts'
import { maxPerDay } from './talkLimit.ts'

let fake: FakeProvider
let app: TestApp

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  fake.behave({ kind: 'reply', text: 'Hello there.' })
  await app.services.jobs.start(app.services)
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const chat = (id: number) => ({ id, type: 'aiChat', title: 'Talk', scenario: 'At the counter', minTurns: 1 })
const essay = {
  id: 3,
  type: 'question',
  title: 'Why',
  prompt: 'Why?',
  kind: 'long',
  grading: 'ai',
  attempts: { max: null, showAnswer: 'never' },
}

async function begun() {
  const learner = await app.person('student')
  const { id: creatorId } = await app.person('lx_designer')
  const cards = [chat(1), chat(2), essay]
  const { id } = await makeActivity(app.services, { creatorId, status: 'public', cards })
  const opened = await app.call(learnEndpoints.activity, { as: learner, query: { id } })
  const [one = 0, other = 0, written = 0] = opened.cards.map((card) => card.id)
  const place = { learnerId: learner.id, activityVersionId: opened.versionId }
  return { learner, activityId: id, one, other, written, place }
}

async function send(activityId: number, cardId: number, as: Person): Promise<number> {
  const body = { clientId: randomUUID(), activityId, cardId, said: { text: 'Hi' } }
  const text = await (await app.fetch('POST', `${prefix}/learn/chat`, { body }, as)).text()
  return text.startsWith('data: ') ? 0 : JSON.parse(text).code
}

const hour = 3_600_000
const makeReplies = (place: object, cardId: number, count: number, ago: number) =>
  app.services.database.db.insert(talkTable).values(
    Array.from({ length: count }, (_, index) => ({
      learnerId: 0,
      activityVersionId: 0,
      ...place,
      clientId: randomUUID(),
      cardId,
      round: -1,
      place: cardId * 10_000 + index + ago,
      said: '',
      at: Date.now() - ago,
    })),
  )

test('an AI replies to a learner of one card so often a day, tomorrow again, and of another card still', async () => {
  const { learner, activityId, one, other, place } = await begun()
  await makeReplies(place, one, maxPerDay.repliesOfACard, 25 * hour)
  expect(await send(activityId, one, learner)).toBe(0)
  await makeReplies(place, one, maxPerDay.repliesOfACard - 1, hour)
  expect(await send(activityId, one, learner)).toBe(1355)
  expect(await send(activityId, other, learner)).toBe(0)
  expect(await send(activityId, one, await app.person('student'))).toBe(0)
})

test('of all cards together there is a limit too', async () => {
  const { learner, activityId, one, place } = await begun()
  await makeReplies(place, 7, maxPerDay.replies, hour)
  expect(await send(activityId, one, learner)).toBe(1355)
})

test('an AI grades so many answers to a card a day', async () => {
  fake.behave({ kind: 'reply', text: '{"criteria":[{"id":"whole","share":0.5}]}' })
  const { learner, activityId, written, place } = await begun()
  const grade = { scaled: 0, passed: false, comment: '', parts: [] }
  const rows = Array.from({ length: maxPerDay.gradesOfACard - 1 }, (_, index) => ({
    ...place,
    clientId: randomUUID(),
    cardId: written,
    attempt: index + 1,
    response: { text: 'Because' },
    scaled: 0,
    passed: false,
    durationMs: 1,
    hintsUsed: 0,
    at: Date.now() - hour,
    grader: 'ai' as const,
    grade,
  }))
  await app.services.database.db.insert(responseTable).values(rows)
  const respond = () =>
    app.request(learnEndpoints.response, {
      as: learner,
      body: {
        clientId: randomUUID(),
        activityId,
        cardId: written,
        response: { text: 'Because' },
        durationMs: 1,
      },
    })
  expect(await respond()).toMatchObject({ code: 0, data: { outcome: 'pending' } })
  await app.services.database.db.update(responseTable).set({ grade, scaled: 0 })
  expect(await respond()).toMatchObject({ code: 1355 })
})
