import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sameJson } from '#kit/value/sameJson.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { cardOf, cardTypes, type Card } from '#cards/index.ts'
import { copyCards, countCards } from '#deck/deck.edits.ts'
import { redactDeck } from '#deck/deck.redact.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const publicOne = (cards: readonly object[]) =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', cards })
const open = (id: number, as: Person) => app.call(learnEndpoints.activity, { as, query: { id } })
const respond = (activityId: number, cardId: number, response: unknown, as: Person) =>
  app.request(learnEndpoints.response, {
    as,
    body: { clientId: randomUUID(), durationMs: 1000, activityId, cardId, response },
  })

/** Every sample, with a note and feedback that nobody has earned, and some answer to it. */
async function marked(showAnswer: Card['attempts']['showAnswer']) {
  const feedback = { correct: 'FEEDBACK-c', partly: 'FEEDBACK-p', wrong: 'FEEDBACK-w' }
  const attempts = { max: 3, showAnswer }
  const of = async (type: (typeof cardTypes)[number], place: number) => {
    const sample = await cardOf(type).sample()
    const { respond } = sample
    const ids = Array.from({ length: countCards(sample.cards) }, (_, index) => place * 100 + index + 1)
    const cards = copyCards(sample.cards, ids)
    const change = (card: Card) => ({ ...card, note: 'TEACHERS-ONLY', feedback, attempts })
    return cards.map((card) => ({ card: change(card), response: respond?.(card, randomFrom(4)) }))
  }
  return (await Promise.all(cardTypes.map(of))).flat()
}

test('nothing of any card that is for later is told before, nor after an answer where it is never told', async () => {
  const samples = await marked('never')
  const { id } = await publicOne(samples.map(({ card }) => card))
  const learner = await app.person('student')
  const opened = await open(id, learner)
  expect(opened.cards).toHaveLength(samples.length)
  expect(JSON.stringify(opened)).not.toMatch(/TEACHERS-ONLY|FEEDBACK-|"correct":true/)
  let answered = 0
  for (const [index, { card, response }] of samples.entries()) {
    const shownCard = opened.cards[index]
    const { answering, talking } = cardOf(card.type)
    const isRefused = response === undefined || talking.talks || answering.attachments(response).length > 0
    if (!shownCard || isRefused) continue
    const answer = await respond(id, shownCard.id, response, learner)
    expect({ type: card.type, answer }).toMatchObject({
      answer: { code: 0, data: { solution: null } },
    })
    if (answering.solution(card) !== null) answered += 1
  }
  expect(answered).toBeGreaterThan(5)
  expect(JSON.stringify((await open(id, learner)).results)).not.toMatch(/"solution":[^n]/)
})

const picture = async (name: string) =>
  (await makePicture(app.services, { ownerId: designer.id, purpose: 'card', name })).id

test('a picture of an answer that is to be typed is not there until it was typed, and no file tells its name', async () => {
  const [shown, hidden] = [await picture('the-answer-is-b.png'), await picture('b.png')]
  const side = (fileId: number) => ({ text: 'a', picture: { fileId, alt: 'What it shows' } })
  const flip = {
    id: 1,
    type: 'flip',
    title: 'Type it',
    mode: 'typed',
    attempts: { max: 1, showAnswer: 'afterAnswer' },
    pairs: [{ id: 'one', front: side(shown), back: side(hidden) }],
  }
  const { id } = await publicOne([flip])
  const learner = await app.person('student')
  const opened = await open(id, learner)
  expect(Object.entries(opened.files).map(([key, { name }]) => [Number(key), name])).toEqual([[shown, '']])
  const cardId = opened.cards[0]?.id ?? 0
  const response = { mode: 'typed', pairs: [{ id: 'one', text: 'no' }] }
  const answer = await respond(id, cardId, response, learner)
  expect(answer).toMatchObject({ code: 0, data: { files: { [hidden]: { name: '' } } } })
  expect(Object.keys((await open(id, learner)).files)).toEqual([String(shown), String(hidden)])
})

test('nobody can undo how answers are mixed from the number of a learner or from another card', async () => {
  const items = [...'abcdefgh'].map((letter) => ({ id: `item-${letter}`, text: `Step ${letter}` }))
  const order = (id: number) => ({ id, type: 'order', title: 'In order', question: 'First?', items })
  const { id } = await publicOne(Array.from({ length: 12 }, (_, index) => order(index + 1)))
  const learner = await app.person('student')
  const { cards } = await open(id, learner)
  expect((await open(id, learner)).cards).toEqual(cards)
  const whole = cards.map((card) => ({ ...card, items }))
  const guessed = redactDeck(whole, learner.id)
  const isGuessed = cards.filter((card, index) => sameJson(card, guessed[index]))
  expect(isGuessed.length).toBeLessThan(3)
})
