import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { richOf } from '#kit/richText/richText.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { messageRecipientTable, messageTable } from '#features/learning/message/server/message.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { assignmentEndpoints as endpoints } from '../assignment.contract.ts'
import { assignmentStatuses, results } from '../assignment.states.ts'

let app: TestApp
let admin: Person
let designer: Person
let teacher: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())
beforeEach(async () => {
  teacher = await app.person('teacher')
  learner = await app.person('student')
})

const rubric = [
  { id: 'a', title: 'Quotes', detail: 'three of them', points: 4 },
  { id: 'b', title: 'Finding', detail: 'a new one', points: 6 },
]
const interview = (own: object = {}) => ({
  id: 1,
  type: 'assignment',
  title: 'Interview',
  instructions: richOf('Talk to somebody.'),
  accepted: ['text', 'picture'],
  attempts: { max: null, showAnswer: 'never' },
  points: 10,
  rubric,
  ...own,
})
const essay = (own: object = {}) => ({
  id: 1,
  type: 'question',
  title: 'Essay',
  prompt: 'Rewrite it',
  kind: 'long',
  grading: 'person',
  points: 4,
  attempts: { max: 3, showAnswer: 'never' },
  ...own,
})

/** An activity of one card that the teacher hosts, in its learner's hands. */
async function opened(card: object = interview()) {
  const hosted = {
    creatorId: designer.id,
    status: 'public',
    hostTeacherIds: [teacher.id],
    cards: [card],
  } as const
  const activity = await makeActivity(app.services, hosted)
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activity.id } })
  return { activityId: activity.id, cardId: cards[0]?.id ?? 0 }
}
type Place = Awaited<ReturnType<typeof opened>>

const handIn = (place: Place, work: object = { text: 'Three quotes' }) =>
  app.request(learnEndpoints.assignment, {
    as: learner,
    body: { ...place, clientId: randomUUID(), ...work },
  })
const respond = (place: Place, text: string) =>
  app.request(learnEndpoints.response, {
    as: learner,
    body: { ...place, clientId: randomUUID(), response: { text }, durationMs: 1, hintsUsed: 0 },
  })
const result = (place: Place) => app.call(learnEndpoints.result, { as: learner, query: place })

/** The one work of the place, as the teacher sees it. */
async function workOf({ activityId }: Place, as: Person = teacher) {
  const { list } = await app.call(endpoints.page, { as, body: { activityId } })
  expect(list).toHaveLength(1)
  return app.call(endpoints.get, { as, query: { id: list[0]?.id ?? 0 } })
}
const marks = (a: number, b: number) => [
  { id: 'a', points: a },
  { id: 'b', points: b },
]
const approval = { result: 'approved', rubric: marks(4, 2) } as const
async function answer(place: Place, feedback: object, as: Person = teacher) {
  const { id, revision } = await workOf(place, admin)
  return app.request(endpoints.feedback, { as, body: { id, revision, ...feedback } })
}

describe('A work that is answered', () => {
  test('is listed with whose it is, shown with its files, approved by its rubric, and counts in the record', async () => {
    const place = await opened()
    const picture = await makeFile(app.services, { ownerId: learner.id, purpose: 'work', bytes: png })
    await handIn(place, { text: 'Three quotes', fileIds: [picture.id] })
    const work = await workOf(place)
    expect(work).toMatchObject({
      cardTitle: 'Interview',
      activityTitle: 'Asking open questions',
      creatorId: learner.id,
      status: 'submitted',
      submissions: 1,
      isLate: false,
      replierName: '',
      rubric,
      points: 10,
      works: [{ attempt: 1, text: 'Three quotes', fileIds: [picture.id], feedback: null, proposed: null }],
    })
    expect(work.task).toContain('Talk to somebody.')
    expect(work.files[0]?.url).toMatch(/signature=/)
    expect((await fetch(app.url + work.files[0]?.url)).status).toBe(200)
    expect(await answer(place, { ...approval, comment: 'Well heard' })).toMatchObject({ code: 0 })
    expect(await workOf(place)).toMatchObject({
      status: 'approved',
      replierId: teacher.id,
      works: [{ feedback: { result: 'approved', comment: 'Well heard', rubric: marks(4, 2), scaled: 0.6 } }],
    })
    expect(await result(place)).toMatchObject({
      result: {
        scaled: 0.6,
        passed: true,
        verdict: {
          feedback: { overall: 'Well heard', parts: [{ text: 'Quotes: 4/4' }, { text: 'Finding: 2/6' }] },
        },
      },
      record: { points: 6, maxPoints: 10, status: 'learned' },
    })
  })

  test('notifies its learner by a message, in the language of the activity', async () => {
    const place = await opened()
    await handIn(place)
    await answer(place, { result: 'notApproved', rubric: marks(1, 0), comment: 'Whose words?' })
    const { db } = app.services.database
    const theirs = (await db.select().from(messageRecipientTable)).filter(
      ({ userId }) => userId === learner.id,
    )
    expect(theirs).toMatchObject([{ readAt: null }])
    const message = (await db.select().from(messageTable)).find(({ id }) => id === theirs[0]?.messageId)
    expect(message).toMatchObject({
      type: 'teachering',
      senderId: teacher.id,
      ...place,
      content: 'Your assignment “Interview” was not approved this time.\nWhose words?',
    })
  })

  test('comes again: each attempt stays, with its feedback, and the best one counts', async () => {
    const place = await opened()
    await handIn(place, { text: 'First' })
    await answer(place, { result: 'notApproved', rubric: marks(1, 1), comment: 'More, please' })
    expect(await result(place)).toMatchObject({ record: { points: 2 } })
    expect(await handIn(place, { text: 'Second' })).toMatchObject({ code: 0 })
    expect(await workOf(place)).toMatchObject({
      status: 'submitted',
      submissions: 2,
      works: [
        { attempt: 2, text: 'Second', feedback: null },
        { attempt: 1, text: 'First', feedback: { result: 'notApproved', comment: 'More, please' } },
      ],
    })
    await answer(place, { result: 'feedbackProvided', comment: 'Nearly' })
    expect(await result(place)).toMatchObject({ result: { passed: false }, record: { points: 2 } })
    await handIn(place, { text: 'Third' })
    await answer(place, { result: 'approved', rubric: marks(4, 6) })
    expect(await result(place)).toMatchObject({ result: { passed: true }, record: { points: 10 } })
    expect((await workOf(place)).works.map(({ feedback }) => feedback?.result)).toEqual([
      ...['approved', 'feedbackProvided', 'notApproved'],
    ])
    expect(await handIn(place, { text: 'Fourth' })).toMatchObject({ code: 1001 })
  })

  test('takes files along, the teacher’s own ones only', async () => {
    const place = await opened()
    await handIn(place)
    const own = await makeFile(app.services, { ownerId: teacher.id, purpose: 'work', bytes: png })
    const foreign = await makeFile(app.services, { ownerId: learner.id, purpose: 'work', bytes: png })
    const refused = { code: 400, data: { fields: { files: expect.any(String) } } }
    expect(await answer(place, { ...approval, files: [foreign.id] })).toMatchObject(refused)
    expect(await answer(place, { ...approval, files: [own.id, own.id] })).toMatchObject(refused)
    expect(await answer(place, { ...approval, files: [999_999_999] })).toMatchObject(refused)
    expect(await workOf(place)).toMatchObject({ status: 'submitted' })
    expect(await answer(place, { ...approval, files: [own.id] })).toMatchObject({ code: 0 })
    const { works, files } = await workOf(place)
    expect(works[0]?.feedback?.fileIds).toEqual([own.id])
    expect(files.map(({ id }) => id)).toContain(own.id)
  })

  test.each([
    ['no word to a work that comes back', { result: 'notApproved', rubric: marks(1, 1) }, 'comment'],
    ['blanks for a word', { result: 'feedbackProvided', comment: ' \n' }, 'comment'],
    ['a word too long', { ...approval, comment: 'x'.repeat(501) }, 'comment'],
    ['a criterion left out', { result: 'approved', rubric: marks(1, 1).slice(1) }, 'rubric'],
    ['a criterion twice', { result: 'approved', rubric: [...marks(1, 1), ...marks(1, 1)] }, 'rubric'],
    ['more points than there are', { result: 'approved', rubric: marks(5, 1) }, 'rubric'],
    ['a criterion of another card', { result: 'approved', rubric: [{ id: 'x', points: 1 }] }, 'rubric'],
    ['a score beside a rubric', { ...approval, score: 100 }, 'score'],
    ['a score without a mark', { result: 'feedbackProvided', comment: 'Hm', score: 5 }, 'score'],
    ['a score above all', { ...approval, score: 101 }, 'score'],
    ['another result', { result: 'submitted', comment: 'Hm' }, 'result'],
  ])('is not answered with %s', async (_title, feedback, field) => {
    const place = await opened()
    await handIn(place)
    const refused = { code: 400, data: { fields: { [field]: expect.any(String) } } }
    expect(await answer(place, feedback)).toMatchObject(refused)
    expect(await workOf(place)).toMatchObject({ status: 'submitted', revision: 2 })
  })

  test.each([
    [{ result: 'approved', score: 75 }, 0.75],
    [{ result: 'approved' }, 1],
    [{ result: 'notApproved', comment: 'No' }, 0],
    [{ result: 'notApproved', comment: 'No', score: 20 }, 0.2],
    [{ result: 'feedbackProvided', comment: 'Hm' }, null],
  ])('without a rubric, %j counts %s', async (feedback, scaled) => {
    const place = await opened(interview({ rubric: [] }))
    await handIn(place)
    expect(await answer(place, feedback)).toMatchObject({ code: 0 })
    expect((await workOf(place)).works[0]?.feedback?.scaled).toBe(scaled)
  })
})

describe('Two who answer at once', () => {
  test('are one after the other: the second gets the present revision, and nothing of theirs is saved', async () => {
    const place = await opened()
    await handIn(place)
    const { id, revision } = await workOf(place)
    const both = await Promise.all(
      [teacher, admin].map((as) =>
        app.request(endpoints.feedback, { as, body: { id, revision, ...approval } }),
      ),
    )
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 409])
    expect(both.find(({ code }) => code === 409)?.data).toEqual({ revision: revision + 1 })
    expect((await workOf(place)).works).toHaveLength(1)
  })

  test('and a work that was handed in again meanwhile is looked at again', async () => {
    const place = await opened()
    await handIn(place)
    const before = await workOf(place)
    await answer(place, { result: 'feedbackProvided', comment: 'Hm' })
    await handIn(place, { text: 'Second' })
    const late = { as: teacher, body: { id: before.id, revision: before.revision, ...approval } }
    expect(await app.request(endpoints.feedback, late)).toMatchObject({ code: 409 })
  })
})

describe('The state table', () => {
  const isMove = (from: string, to: string) =>
    from === 'submitted' || (to === 'notApproved' && ['approved', 'feedbackProvided'].includes(from))
  const cells = assignmentStatuses.flatMap((from) => results.map((to) => [from, to] as const))
  test.each(cells)('%s to %s', async (from, to) => {
    const place = await opened(interview({ rubric: [] }))
    await handIn(place)
    const { pool } = app.services.database
    await pool.query('update assignment set status = $1 where card_id = $2', [from, place.cardId])
    const feedback = { result: to, comment: 'Said' }
    expect(await answer(place, feedback)).toMatchObject({ code: isMove(from, to) ? 0 : 1001 })
    expect(await workOf(place)).toMatchObject({ status: isMove(from, to) ? to : from })
  })
})

describe('An answer to a question that a person grades', () => {
  test('waits in the same queue and counts when it is graded', async () => {
    const place = await opened(essay())
    expect(await respond(place, 'When did you last use it?')).toMatchObject({ code: 0 })
    const work = await workOf(place)
    expect(work).toMatchObject({ status: 'submitted', cardTitle: 'Essay', rubric: [], points: 4 })
    expect(work.works[0]?.text).toBe('When did you last use it?')
    expect(await answer(place, { result: 'notApproved', score: 25, comment: 'Ask for a day' })).toMatchObject(
      { code: 0 },
    )
    expect(await result(place)).toMatchObject({ result: { scaled: 0.25 }, record: { points: 1 } })
    expect(await respond(place, 'What did you do last Monday?')).toMatchObject({ code: 0 })
    expect(await workOf(place)).toMatchObject({ status: 'submitted', submissions: 2 })
  })

  test.each(['rule', 'none', 'ai'])('but not one that is graded by %s', async (grading) => {
    const place = await opened(essay({ grading, keywords: [{ id: 'k', text: 'day', points: 1 }] }))
    await respond(place, 'Which day?')
    expect((await app.call(endpoints.page, { as: teacher, body: {} })).list).toEqual([])
  })
})

test('the sheet has a row for each work of the filters, in the asker’s language', async () => {
  const place = await opened()
  await handIn(place)
  const path = prefix + endpoints.export.path
  const body = { activityId: place.activityId, status: 'submitted' }
  const response = await app.fetch('POST', path, { body }, teacher)
  expect(response.headers.get('content-type')).toContain('spreadsheet')
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

test.each([
  ['approved', [4, 6]],
  ['feedbackProvided', [1, 1]],
] as const)('a work that is %s is opened again by its teacher', async (status, [a, b]) => {
  const place = await opened(interview({ resubmission: false }))
  await handIn(place)
  const { id, revision } = await workOf(place)
  const answer = { id, comment: 'Look once more', rubric: marks(a, b) }
  await app.call(endpoints.feedback, { as: teacher, body: { ...answer, result: status, revision } })
  expect(await handIn(place)).toMatchObject({ code: 1001 })
  const body = { ...answer, result: 'notApproved' as const, revision: (await workOf(place)).revision }
  expect(await app.request(endpoints.feedback, { as: teacher, body })).toMatchObject({ code: 0 })
  expect(await handIn(place)).toMatchObject({ code: 0, data: { status: 'submitted' } })
})
