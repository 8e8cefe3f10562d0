import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { learningChangeTable } from '#features/learning/attempt/server/progress/learningChange.table.ts'
import { learningTable } from '#features/learning/attempt/server/progress/learning.table.ts'
import { learningRecordEndpoints } from '#features/learning/attempt/learning.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { aggregateAll, rebuildFigures } from './aggregate.ts'
import { statisticsFigureTable } from './statisticsFigure.table.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.empty()
  designer = await app.person('lx_designer')
})

const question = (id: number) => ({
  id,
  type: 'choice',
  title: `Question ${id}`,
  question: 'Which one is open?',
  points: 2,
  attempts: { max: 3, showAnswer: 'never' },
  options: [
    { id: 'a', text: 'What happened?', correct: true },
    { id: 'b', text: 'Did it work?', correct: false },
  ],
})

const publish = () =>
  makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [question(1), question(2)],
  })
const cardsOf = async (id: number) =>
  (await app.call(learnEndpoints.activity, { as: await app.person('student'), query: { id } })).cards.map(
    (card) => card.id,
  )

const respond = (as: Person, activityId: number, cardId = 0, option = 'a', durationMs = 4000) =>
  app.call(learnEndpoints.response, {
    as,
    body: {
      clientId: randomUUID(),
      activityId,
      cardId,
      response: { optionIds: [option] },
      durationMs,
    },
  })

const figures = async () => {
  await aggregateAll(app.services)
  const rows = await app.services.database.db.select().from(statisticsFigureTable)
  return new Map(rows.map(({ cohort, day, cardId, sums }) => [`${cohort} ${day} ${cardId}`, sums]))
}

test('an answer is in the figures of its card and its activity, and a second look adds nothing', async () => {
  const { id } = await publish()
  const [first = 0, second = 0] = await cardsOf(id)
  const learner = await app.person('student')
  await respond(learner, id, first, 'b')
  const once = await figures()
  expect(once.get(`all all ${first}`)).toMatchObject({ met: 1, done: 1, answered: 1, first: 1, 'o.b': 1 })
  expect(once.get('all all 0')).toEqual({ met: 1, scored: 1, 'score.0': 1 })
  expect(await figures()).toEqual(once)
  // The first attempt stays the one that counts for the question; the activity is finished with the second card.
  await respond(learner, id, first, 'a')
  await respond(learner, id, second, 'a')
  const all = await figures()
  expect(all.get(`all all ${first}`)).toMatchObject({ tries: 2, 'o.b': 1, n: 1, y: 1000, passed: 1 })
  expect(all.get(`all all ${first}`)).not.toHaveProperty('o.a')
  expect(all.get('all all 0')).toMatchObject({ met: 1, done: 1, score: 1000, 'score.9': 1, 'stars.3': 1 })
})

test('figures that grew equal those that are made anew', async () => {
  const { id } = await publish()
  const cards = await cardsOf(id)
  for (let count = 0; count < 6; count += 1) {
    const learner = await app.person('student')
    for (const card of cards.slice(0, 1 + (count % 2)))
      await respond(learner, id, card, count % 3 === 0 ? 'b' : 'a')
    if (count % 2 === 0) await aggregateAll(app.services)
  }
  const grown = await figures()
  await rebuildFigures(app.services)
  expect(await figures()).toEqual(grown)
  expect(await app.services.database.db.select().from(learningChangeTable)).toEqual([])
})

test('whoever looks at figures waits for what is little, and hears of what is much', async () => {
  const as = await app.person('super_admin')
  const change = (count: number) =>
    app.services.database.db
      .insert(learningChangeTable)
      .values(Array.from({ length: count }, (_, index) => ({ learningId: 1000 + index })))
  const query = { sort: 'title', order: 'asc', pageNo: 1, pageSize: 10 } as const
  const pending = async () => (await app.call(statisticsEndpoints.board, { as, query })).pending
  await change(25)
  expect(await pending()).toBe(0)
  await change(26)
  expect(await pending()).toBe(26)
  await change(9_973)
  expect(await pending()).toBe(9_973)
  await change(1)
  expect(await pending()).toBe(10_000)
  await aggregateAll(app.services)
  expect(await pending()).toBe(0)
})

test('a play has one duration and one day in its record and in the figures', async () => {
  const { now } = app.services
  // Already the next day where the school is, and still this one where the learner is.
  Object.assign(app.services, { now: () => Date.parse('2026-11-20T20:00:00Z') })
  const { id } = await publish()
  const [first = 0, second = 0] = await cardsOf(id)
  const learner = await app.person('student')
  const place = { clientId: randomUUID(), activityId: id, cardId: first }
  await app.call(learnEndpoints.position, { as: learner, body: place })
  await app.services.database.db.update(learningTable).set({ timeZone: 'America/Lima' })
  await respond(learner, id, first, 'a', 40_000)
  await respond(learner, id, second, 'a', 26_000)
  const as = await app.person('super_admin')
  const { list } = await app.call(learningRecordEndpoints.page, { as, body: { pageNo: 1, pageSize: 10 } })
  const record = await app.call(learningRecordEndpoints.get, { as, query: { id: list[0]?.id ?? 0 } })
  expect(record).toMatchObject({ durationMs: 66_000, days: [{ day: '2026-11-20' }] })
  await aggregateAll(app.services)
  const { whole, starts } = await app.call(statisticsEndpoints.info, { as, query: { id } })
  expect(whole.times).toEqual({ count: 1, q1: 66_000, median: 66_000, q3: 66_000 })
  expect(starts.map(({ day }) => day)).toEqual(['2026-11-20'])
  Object.assign(app.services, { now })
})
