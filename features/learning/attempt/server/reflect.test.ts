import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../learning.contract.ts'
import { learningFaults } from '../learning.faults.ts'
import { reflectionEndpoints } from '../reflection.contract.ts'

let app: TestApp
let admin: Person
let learner: Person
let abilityId: number
let activityId: number

const choice = (ability: number) => ({
  id: 1,
  type: 'choice',
  title: 'Which?',
  question: 'Which of these?',
  points: 2,
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That', correct: false },
  ],
  competencies: [{ abilityId: ability, weight: 1, depth: 'know' }],
})

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  learner = await app.person('student')
  const ability = await makeAbility(app.services, {
    creatorId: admin.id,
    status: 'public',
    name: 'Subscription',
  })
  abilityId = ability.id
  const made = await makeActivity(app.services, {
    creatorId: admin.id,
    status: 'public',
    cards: [choice(abilityId)],
    competencyPoints: [{ abilityId, weight: 1, reflectionQuestion: 'Do you listen better?' }],
  })
  activityId = made.id
})
afterAll(() => app.close())

const send = (rating: number, as = learner, overrides: object = {}) =>
  app.request(reflectionEndpoints.send, {
    as,
    body: {
      clientId: randomUUID(),
      activityId,
      reflections: [{ abilityId, rating, text: 'A little' }],
      ...overrides,
    },
  })

test('A learner looks back once an activity is learned; a fifth of the ability is their own word, and the last one stands', async () => {
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activityId } })
  expect(await send(4)).toMatchObject({ code: kitFaults.notFound.code })
  const cardId = cards[0]?.id ?? 0
  const action = { clientId: randomUUID(), activityId, cardId }
  await app.call(learnEndpoints.position, { as: learner, body: action })
  expect(await send(4)).toMatchObject({ code: learningFaults.reflectLater.code })
  await app.call(learnEndpoints.response, {
    as: learner,
    body: { ...action, clientId: randomUUID(), response: { optionIds: ['a'] }, durationMs: 5000 },
  })
  const question = { abilityId, abilityName: 'Subscription', question: 'Do you listen better?' }
  expect(await app.call(reflectionEndpoints.get, { as: learner, query: { activityId } })).toEqual([
    { ...question, rating: null, text: '' },
  ])
  expect(await send(1)).toMatchObject({ code: 0, data: [{ ...question, rating: 1, text: 'A little' }] })
  const clientId = randomUUID()
  await send(4, learner, { clientId })
  const repeated = { clientId, reflections: [{ abilityId, rating: 2, text: '' }] }
  expect(await send(2, learner, repeated)).toMatchObject({ code: 0, data: [{ rating: 4 }] })
  const { list } = await app.call(learningRecordEndpoints.page, { as: admin, body: { activityId } })
  expect(list).toMatchObject([{ scores: [{ abilityName: 'Subscription', cards: 1, rating: 4 }] }])
  expect(list[0]?.scores[0]?.score).toBeCloseTo(0.96)
  const record = await app.call(learningRecordEndpoints.get, { as: admin, query: { id: list[0]?.id ?? 0 } })
  expect(record).toMatchObject({
    answers: [{ text: 'This', scaled: 1 }],
    reflections: [{ question: 'Do you listen better?', rating: 4, text: 'A little' }],
  })
})

test('Nobody rates an ability that the activity does not name, beyond 5, or of what they have not learned', async () => {
  const other = abilityId + 1000
  expect(await send(3, learner, { reflections: [{ abilityId: other, rating: 3, text: '' }] })).toMatchObject({
    code: kitFaults.invalid.code,
    data: { fields: { 'reflections.0.abilityId': expect.any(String) } },
  })
  expect(await send(6)).toMatchObject({ code: kitFaults.invalid.code })
  expect(await send(3, await app.person('student'))).toMatchObject({ code: kitFaults.notFound.code })
})
