import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { answeredHeader, type SinceAnswer } from '#kit/contract/answered.ts'
import { assignmentTable } from '#features/learning/assignment/server/assignment.table.ts'
import { makeActivity, plainCards, workCard } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecord } from '../../learning.contract.ts'

const hour = 3_600_000
/** In the afternoon of 20 November in the learner's zone. */
const start = Date.parse('2026-11-20T08:00:00Z')
const work = { ...workCard, dueDays: 1 }

let app: TestApp
let admin: Person
let learner: Person
let now = Date.now()
let activityId = 0
let cardIds: number[] = []

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
  admin = await app.person('super_admin')
})
afterAll(() => app.close())
beforeEach(async () => {
  now = start
  learner = await app.person('student')
  const cards = [...plainCards, work]
  ;({ id: activityId } = await makeActivity(app.services, { creatorId: admin.id, status: 'public', cards }))
  const opened = await app.call(learnEndpoints.activity, { as: learner, query: { id: activityId } })
  cardIds = opened.cards.map(({ id }) => id)
})
afterEach(() => (now = start))

/** What a device keeps of an answer that it gets now. */
async function lastAnswer(as = learner): Promise<string> {
  const answer = await app.fetch('GET', '/console-api/learn/courses', {}, as)
  return answer.headers.get(answeredHeader) ?? ''
}
const action = (done?: SinceAnswer) => ({ clientId: randomUUID(), activityId, ...(done && { done }) })
const view = (index: number, done?: SinceAnswer, more: object = {}) =>
  app.call(learnEndpoints.progress, {
    as: learner,
    body: {
      ...action(done),
      cardId: cardIds[index] ?? 0,
      progress: { viewed: true },
      durationMs: 5000,
      ...more,
    },
  })
async function record() {
  const query = { pageNo: 1, pageSize: 20, userId: learner.id }
  const { list } = await app.call(learningRecord.endpoints.page, { as: admin, body: query })
  const [row] = list
  return app.call(learningRecord.endpoints.get, { as: admin, query: { id: row?.id ?? 0 } })
}

test('what was done without a connection counts when it was done, also on the day before', async () => {
  const answer = await lastAnswer()
  now = start + 10 * hour
  await view(0, { answer, ms: hour })
  await view(1, { answer, ms: 2 * hour })
  expect(await record()).toMatchObject({
    startedAt: start + hour,
    updatedAt: start + 2 * hour,
    durationMs: 10_000,
    days: [{ day: '2026-11-20', durationMs: 10_000, deeds: 2 }],
  })
})

test.each([
  ['of an answer that the server never gave', async () => `${start}.AAAA`, hour],
  ['of an answer that somebody else got', async () => lastAnswer(await app.person('student')), hour],
  ['before the last answer', () => lastAnswer(), -hour],
  ['in the future', () => lastAnswer(), 11 * hour],
  ['without any answer', undefined, hour],
])('what claims a time %s counts when it arrives', async (_what, answerOf, ms) => {
  const answer = await answerOf?.()
  now = start + 10 * hour
  await view(0, answer === undefined ? undefined : { answer, ms })
  expect(await record()).toMatchObject({ startedAt: now, days: [{ day: '2026-11-21' }] })
})

test('a work that was finished in time and arrives behind its day is not late', async () => {
  await view(2)
  const answer = await lastAnswer()
  now = start + 30 * hour
  const handIn = (done?: SinceAnswer) =>
    app.call(learnEndpoints.assignment, {
      as: learner,
      body: { ...action(done), cardId: cardIds[2] ?? 0, text: 'They said yes.' },
    })
  const row = async () => {
    const rows = await app.services.database.db.select().from(assignmentTable)
    return rows.find(({ creatorId }) => creatorId === learner.id)
  }
  await handIn({ answer, ms: 23 * hour })
  expect(await row()).toMatchObject({ submittedAt: start + 23 * hour, isLate: false })
})

test('an action of one device that arrives behind a later one of another takes nothing back', async () => {
  const answer = await lastAnswer()
  now = start + 5 * hour
  await view(0)
  await view(1, { answer, ms: hour })
  expect(await record()).toMatchObject({ startedAt: start + hour, updatedAt: start + 5 * hour })
})

test('a report of progress counts once, however often and in whatever company it is sent', async () => {
  const clientId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => view(0, undefined, { clientId })))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await record()).toMatchObject({ durationMs: 5000, days: [{ deeds: 1 }] })
  const body = {
    ...action(),
    clientId,
    cardId: cardIds[1] ?? 0,
    progress: { viewed: true },
    durationMs: 5000,
  }
  expect(await app.request(learnEndpoints.progress, { as: learner, body })).toMatchObject({ code: 1004 })
})
