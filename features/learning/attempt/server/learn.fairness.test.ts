import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningFaults } from '../learning.faults.ts'
import { makeEnrolment } from './makeEnrolment.ts'

let app: TestApp
let designer: Person
let learner: Person
/** In a course: its first unit is open, its second one is locked. */
let open: Place
let locked: Place

interface Place {
  readonly activityId: number
  readonly cardId: number
}

const right = { optionIds: ['a'] }
const wrong = { optionIds: ['b'] }
const question = (more: object = {}) => ({
  id: 1,
  type: 'choice',
  title: 'Which',
  question: 'Which one?',
  points: 2,
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That', correct: false },
  ],
  ...more,
})
const made = () => ({ creatorId: designer.id, status: 'public' })
const act = () => ({ clientId: randomUUID(), durationMs: 1000 })

/** An activity with one question; of no course unless said otherwise. */
async function makeQuestion(more: object = {}, courseId: number | null = null): Promise<Place> {
  const { id } = await makeActivity(app.services, { ...made(), courseId, cards: [question(more)] })
  const { cards } = await app.call(activityEndpoints.get, { as: designer, query: { id } })
  return { activityId: id, cardId: cards[0]?.id ?? 0 }
}

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
beforeEach(async () => {
  learner = await app.person('student')
  open = await makeQuestion({}, 1)
  locked = await makeQuestion({}, 1)
  const places = [open, locked].map(({ activityId }, index) => ({ activityId, unit: index + 1 }))
  const course = await makeCourse(app.services, { ...made(), days: 2, unlockMode: 'gradual', places })
  await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
})
afterAll(() => app.close())

const doors: readonly (readonly [string, (place: Place, as: Person) => Promise<{ code: number }>])[] = [
  [
    'open it',
    ({ activityId }, as) => app.request(learnEndpoints.activity, { as, query: { id: activityId } }),
  ],
  ['answer', (place, as) => app.request(learnEndpoints.response, answer(place, right, as))],
  [
    'report progress',
    (place, as) =>
      app.request(learnEndpoints.progress, { as, body: { ...act(), ...place, progress: { viewed: true } } }),
  ],
  [
    'stand at a card',
    (place, as) => app.request(learnEndpoints.position, { as, body: { clientId: randomUUID(), ...place } }),
  ],
  [
    'hand in',
    (place, as) => app.request(learnEndpoints.assignment, { as, body: { ...act(), ...place, text: 'x' } }),
  ],
  [
    'talk to its AI',
    (place, as) =>
      app.request(learnEndpoints.chat, { as, body: { clientId: randomUUID(), ...place, said: {} } }),
  ],
  [
    'ask its teachers',
    (place, as) =>
      app.request(learnEndpoints.ask, { as, body: { clientId: randomUUID(), ...place, text: 'x' } }),
  ],
]

function answer(place: Place, response: object, as: Person, clientId = randomUUID()) {
  return { as, body: { ...act(), clientId, ...place, response, hintsUsed: 0 } }
}
const respond = (place: Place, response: object, as = learner, clientId = randomUUID()) =>
  app.request(learnEndpoints.response, answer(place, response, as, clientId))

describe('behind a lock', () => {
  test.each(doors)('nobody can %s', async (_what, enter) => {
    expect(await enter(locked, learner)).toMatchObject({ code: learningFaults.stillLocked.code })
  })

  test.each(doors)('nobody who has not got the course can %s', async (_what, enter) => {
    const stranger = await app.person('student')
    expect(await enter(open, stranger)).toMatchObject({ code: kitFaults.notFound.code })
  })

  test('no result is shown, and the id of a card of an open activity opens nothing', async () => {
    expect(await app.request(learnEndpoints.result, { as: learner, query: locked })).toMatchObject({
      code: kitFaults.notFound.code,
    })
    const mixed = { activityId: open.activityId, cardId: locked.cardId }
    for (const [, enter] of doors.slice(1))
      expect(await enter(mixed, learner)).toMatchObject({ code: kitFaults.notFound.code })
    const turned = { activityId: locked.activityId, cardId: open.cardId }
    expect(await respond(turned, right)).toMatchObject({ code: learningFaults.stillLocked.code })
  })

  test('it opens by learning what comes before, and by nothing less', async () => {
    expect(await respond(open, { optionIds: [] })).toMatchObject({ code: kitFaults.invalid.code })
    expect(await respond(locked, right)).toMatchObject({ code: learningFaults.stillLocked.code })
    expect(await respond(open, right)).toMatchObject({ data: { record: { status: 'learned' } } })
    expect(await respond(locked, right)).toMatchObject({ code: 0 })
  })
})

describe('an answer', () => {
  test.each(['userId', 'learnerId', 'scaled', 'passed', 'points', 'attempt', 'at', 'grade', 'gradedBy'])(
    'takes no %s from outside',
    async (name) => {
      const { body } = answer(open, wrong, learner)
      const sent = await app.fetch(
        'POST',
        '/console-api/learn/response',
        { body: { ...body, [name]: 1 } },
        learner,
      )
      expect(await sent.json()).toMatchObject({ code: 400, data: { fields: { [name]: expect.any(String) } } })
    },
  )

  test('is one’s own: another learner of the same activity neither has nor sees it', async () => {
    const place = await makeQuestion()
    await respond(place, right)
    const other = await app.person('student')
    const query = { id: place.activityId }
    expect(await app.call(learnEndpoints.activity, { as: other, query })).toMatchObject({
      results: {},
      progress: {},
      activity: { record: null },
    })
    expect(await app.request(learnEndpoints.result, { as: other, query: place })).toMatchObject({ code: 404 })
  })

  test('that is sent many times at once under many numbers is taken as often as the card allows', async () => {
    const place = await makeQuestion({ attempts: { max: 2, showAnswer: 'afterLast' } })
    const sent = await Promise.all(Array.from({ length: 12 }, () => respond(place, wrong)))
    const refused = sent.filter(({ code }) => code === learningFaults.noAttemptLeft.code)
    expect([sent.filter(({ code }) => code === 0).length, refused.length]).toEqual([2, 10])
    const { result } = await app.call(learnEndpoints.result, { as: learner, query: place })
    expect(result).toMatchObject({ tries: 2, scaled: 0, passed: false })
  })

  test('that was right gains nothing by being sent again, nor by a number that was used before', async () => {
    const place = await makeQuestion({ attempts: { max: null, showAnswer: 'never' } })
    const clientId = randomUUID()
    const points = { record: { points: 2, maxPoints: 2, stars: 3 } }
    expect(await respond(place, wrong, learner, clientId)).toMatchObject({ data: { scaled: 0 } })
    expect(await respond(place, right)).toMatchObject({ data: points })
    for (let times = 0; times < 3; times += 1)
      expect(await respond(place, right)).toMatchObject({ data: points })
    expect(await respond(place, right, learner, clientId)).toMatchObject({ data: { attempt: 1, scaled: 0 } })
  })

  test('is no use once the solution was shown', async () => {
    const place = await makeQuestion({ attempts: { max: null, showAnswer: 'afterAnswer' } })
    expect(await respond(place, wrong)).toMatchObject({ data: { solution: { correct: ['a'] } } })
    expect(await respond(place, right)).toMatchObject({ code: learningFaults.noAttemptLeft.code })
  })
})
