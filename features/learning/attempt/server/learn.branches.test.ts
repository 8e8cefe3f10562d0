import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { everyCard } from '#deck/deck.document.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../learning.contract.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const question = (id: number) => ({
  id,
  type: 'choice',
  title: `Question ${id}`,
  question: `Which one is ${id}?`,
  points: 1,
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That', correct: false },
  ],
})
const pool = (draw: number) => ({
  id: 1,
  type: 'composite',
  title: 'Pool',
  intro: 'Ready?',
  order: 'drawn',
  draw,
  cards: [2, 3, 4, 5, 6, 7].map(question),
})
const publicOne = (cards: readonly object[]) =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', cards })
const open = async (id: number, as: Person): Promise<readonly Card[]> =>
  (await app.call(learnEndpoints.activity, { as, query: { id } })).cards
const action = () => ({ clientId: randomUUID(), durationMs: 1000 })
const respond = (activityId: number, cardId: number, response: unknown, as: Person) =>
  app.request(learnEndpoints.response, { as, body: { ...action(), activityId, cardId, response } })
const view = (activityId: number, cardId: number, as: Person) =>
  app.call(learnEndpoints.progress, {
    as,
    body: { ...action(), activityId, cardId, progress: { viewed: true } },
  })
const inside = (cards: readonly Card[]) =>
  cards.flatMap((card) =>
    cardOf(card.type)
      .nesting.children(card)
      .map(({ id }) => id),
  )

test('each learner is drawn some cards of a pool, always the same, and never learns of the others', async () => {
  const { id } = await publicOne([pool(2)])
  const people = await Promise.all(Array.from({ length: 8 }, () => app.person('student')))
  const draws = await Promise.all(people.map(async (person) => inside(await open(id, person)).join()))
  expect(draws.every((draw) => draw.split(',').length === 2)).toBe(true)
  expect(new Set(draws).size).toBeGreaterThan(1)
  const [first] = people
  if (!first) throw new Error('nobody')
  expect(inside(await open(id, first)).join()).toBe(draws[0])
  const text = JSON.stringify(await open(id, first))
  expect(text.match(/Which one is/g)).toHaveLength(2)
  expect(text).not.toContain('"correct":true')
})

test('the cards drawn are required and scored, and no others', async () => {
  const { id } = await publicOne([pool(2)])
  const learner = await app.person('student')
  const [holder] = await open(id, learner)
  const [one = 0, two = 0] = inside(holder ? [holder] : [])
  await view(id, holder?.id ?? 0, learner)
  expect(await respond(id, one, { optionIds: ['a'] }, learner)).toMatchObject({
    code: 0,
    data: { outcome: 'correct', record: { status: 'learning', points: 1, maxPoints: 1 } },
  })
  const admin = await app.person('super_admin')
  const row = await app.call(learningRecordEndpoints.page, {
    as: admin,
    body: { pageNo: 1, pageSize: 20, activityId: id },
  })
  expect(row.list).toMatchObject([{ status: 'learning' }])
  expect(await respond(id, two, { optionIds: ['b'] }, learner)).toMatchObject({
    data: { record: { status: 'learned', points: 1, maxPoints: 2, stars: 1 } },
  })
})

test('a card that was not drawn can be neither seen nor answered', async () => {
  const made = await publicOne([pool(2)])
  const [one, other] = [await app.person('student'), await app.person('student')]
  const mine = new Set(inside(await open(made.id, one)))
  const [holder] = await open(made.id, one)
  const all = Array.from({ length: 6 }, (_, index) => (holder?.id ?? 0) + 1 + index)
  const [foreign = 0] = all.filter((id) => !mine.has(id))
  expect(await respond(made.id, foreign, { optionIds: ['a'] }, one)).toMatchObject({ code: 404 })
  const body = { ...action(), activityId: made.id, cardId: foreign, progress: { viewed: true } }
  expect(await app.request(learnEndpoints.progress, { as: one, body })).toMatchObject({ code: 404 })
  expect(inside(await open(made.id, other))).toHaveLength(2)
})

test('who takes the path to an ending need not see the cards of the other branch, and is scored by the ending', async () => {
  const branch = {
    id: 1,
    type: 'branch',
    title: 'Decide',
    question: 'Which way?',
    points: 2,
    scoring: 'ending',
    attempts: { max: null, showAnswer: 'never' },
    options: [
      { id: 'stop', text: 'Stop', next: { to: 'ending', endingId: 'half' }, feedback: 'You stopped.' },
      { id: 'on', text: 'Go on' },
    ],
    endings: [{ id: 'half', title: 'Half way', text: 'That was half of it.', score: 50 }],
  }
  const { id } = await publicOne([branch, question(2)])
  const learner = await app.person('student')
  const deck = await open(id, learner)
  expect(JSON.stringify(deck)).not.toMatch(/Half way|That was half|You stopped/)
  const [decision = 0] = everyCard(deck).map(({ card }) => card.id)
  expect(await respond(id, decision, { optionId: 'elsewhere' }, learner)).toMatchObject({ code: 400 })
  const verdict = await respond(id, decision, { optionId: 'stop' }, learner)
  expect(verdict).toMatchObject({
    data: {
      outcome: 'partly',
      feedback: {
        parts: [{ text: 'You stopped.' }, { partId: 'half', text: 'Half way\nThat was half of it.' }],
      },
      record: { status: 'learned', points: 1, maxPoints: 2 },
    },
  })
  expect(await respond(id, decision, { optionId: 'on' }, learner)).toMatchObject({
    data: { outcome: 'noted', record: { status: 'learned' } },
  })
})

test('an answer to a card that was never shown earns nothing; one that was shown before keeps what it earned', async () => {
  const when = (own: object) => ({ visibleIf: { match: 'all', conditions: [own] } })
  const bonus = { ...question(2), points: 5, ...when({ when: 'passed', cardId: 1 }) }
  const pool = {
    id: 3,
    type: 'composite',
    title: 'Bonus pool',
    intro: 'More',
    cards: [question(4)],
    ...when({ when: 'scored', cardId: 1, atLeast: 1 }),
  }
  const help = { ...question(5), ...when({ when: 'passed', cardId: 1, is: false }) }
  const first = { ...question(1), attempts: { max: 2, showAnswer: 'never' } }
  const { id } = await publicOne([first, bonus, pool, help])
  const cheat = await app.person('student')
  const [one = 0, two = 0, , four = 0, five = 0] = everyCard(await open(id, cheat)).map(({ card }) => card.id)
  await respond(id, one, { optionIds: ['b'] }, cheat)
  await respond(id, two, { optionIds: ['a'] }, cheat)
  expect(await respond(id, four, { optionIds: ['a'] }, cheat)).toMatchObject({
    code: 0,
    data: { record: { points: 0, maxPoints: 1 } },
  })
  expect(await respond(id, five, { optionIds: ['a'] }, cheat)).toMatchObject({
    data: { record: { points: 1, maxPoints: 2 } },
  })
  // Passed at last: now the bonus is on the way, and the help no longer.
  expect(await respond(id, one, { optionIds: ['a'] }, cheat)).toMatchObject({
    data: { record: { points: 8, maxPoints: 8 } },
  })
})

test('what learners claim of parts that are not there crowds out nothing that they did', async () => {
  const media = { fileId: 1, alt: 'A room', decorative: false, caption: '' }
  const hotspots = [{ id: 'seat', x: 0.5, y: 0.5, title: 'Seat', body: richOf('Sit here.') }]
  const image = {
    id: 1,
    type: 'image',
    title: 'A room',
    openAll: true,
    pictures: [{ id: 'room', media, hotspots }],
  }
  const { id } = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [image],
  })
  const cheat = await app.person('student')
  const { cards } = await app.call(learnEndpoints.activity, { as: cheat, query: { id } })
  const report = (opened: string[]) =>
    app.call(learnEndpoints.progress, {
      as: cheat,
      body: { ...action(), activityId: id, cardId: cards[0]?.id ?? 0, progress: { viewed: true, opened } },
    })
  await report(['seat'])
  for (let round = 0; round < 20; round += 1)
    await report(Array.from({ length: 50 }, (_, index) => `invented-${round}-${index}`))
  const { progress, record } = await report([])
  expect(record.status).toBe('learned')
  expect(JSON.stringify(progress)).toContain('"seat"')
  expect(JSON.stringify(progress).length).toBeLessThan(10_000)
})

test('of many answers that are sent at once, only as many count as the card allows', async () => {
  const { id } = await publicOne([{ ...question(1), attempts: { max: 2, showAnswer: 'never' } }])
  const cheat = await app.person('student')
  const [card] = await open(id, cheat)
  const sent = Array.from({ length: 12 }, () => respond(id, card?.id ?? 0, { optionIds: ['b'] }, cheat))
  const codes = (await Promise.all(sent)).map(({ code }) => code)
  expect(codes.filter((code) => code === 0)).toHaveLength(2)
  expect(codes.filter((code) => code === 1351)).toHaveLength(10)
})
