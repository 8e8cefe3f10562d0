import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const product = {
  id: 1,
  type: 'maths',
  title: 'Product',
  question: '{a} times {b}',
  values: 'a = 11..99\nb = 11..99\nc = a*b',
  answer: 'c',
  explanation: 'It is {c}.',
  points: 2,
  attempts: { max: 2, showAnswer: 'afterLast' },
}

async function factorsOf(activityId: number, as: Person) {
  const { cards } = await app.call(learnEndpoints.activity, { as, query: { id: activityId } })
  const [card] = cards
  const [, a = '', b = ''] = /^(\d+) times (\d+)$/.exec(String(card && Reflect.get(card, 'question'))) ?? []
  return { cardId: card?.id ?? 0, product: Number(a) * Number(b), sent: JSON.stringify(card) }
}

const respond = (activityId: number, cardId: number, answer: string, as: Person) =>
  app.request(learnEndpoints.response, {
    as,
    body: { clientId: randomUUID(), durationMs: 1000, activityId, cardId, response: { answer, unit: '' } },
  })

test('learners get values of their own, are scored by them, and find them again', async () => {
  const { id } = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [product],
  })
  const learners = [await app.person('student'), await app.person('student'), await app.person('student')]
  const products = new Set<number>()
  for (const learner of learners) {
    const met = await factorsOf(id, learner)
    products.add(met.product)
    expect(met.product).toBeGreaterThan(100)
    expect(met.sent).not.toContain(String(met.product))
    const wrong = await respond(id, met.cardId, String(met.product + 1), learner)
    expect(wrong).toMatchObject({ code: 0, data: { outcome: 'wrong', solution: null } })
    expect(await factorsOf(id, learner)).toEqual(met)
    const right = await respond(id, met.cardId, String(met.product), learner)
    expect(right).toMatchObject({
      code: 0,
      data: {
        outcome: 'correct',
        solution: { answer: String(met.product), explanation: `It is ${met.product}.` },
        record: { points: 2 },
      },
    })
    const opened = await app.call(learnEndpoints.activity, { as: learner, query: { id } })
    expect(opened.results[String(met.cardId)]).toMatchObject({
      passed: true,
      verdict: { solution: { answer: String(met.product) } },
    })
  }
  expect(products.size).toBeGreaterThan(1)
})
