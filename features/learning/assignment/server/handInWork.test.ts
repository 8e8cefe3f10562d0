import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FileKind } from '#kit/contract/file.ts'
import { richOf } from '#kit/richText/richText.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { fileTable } from '#features/media/file/server/store/file.table.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { gradeResponse } from '#features/learning/attempt/server/action.commands.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import type { AssignmentStatus } from '../assignment.states.ts'
import { assignmentTable } from './assignment.table.ts'

let app: TestApp
let designer: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())
beforeEach(async () => {
  learner = await app.person('student')
})

const day = 24 * 60 * 60_000
const work = (own: object = {}) => ({
  id: 1,
  type: 'assignment',
  title: 'Interview',
  instructions: richOf('Talk to somebody.'),
  accepted: ['text', 'picture', 'link'],
  attempts: { max: null, showAnswer: 'never' },
  points: 10,
  dueDays: 7,
  rubric: [{ id: 'a', title: 'Quotes', detail: 'secret detail', points: 1 }],
  ...own,
})

async function opened(card: object = work()) {
  const activity = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [card],
  })
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activity.id } })
  return { activityId: activity.id, cardId: cards[0]?.id ?? 0 }
}
type Place = Awaited<ReturnType<typeof opened>>

const view = (place: Place) =>
  app.call(learnEndpoints.progress, {
    as: learner,
    body: { ...place, clientId: randomUUID(), progress: { viewed: true }, durationMs: 1 },
  })
const handIn = (place: Place, work: object, clientId: string = randomUUID()) =>
  app.request(learnEndpoints.assignment, { as: learner, body: { ...place, clientId, ...work } })
const rowOf = async ({ cardId }: Place) => {
  const all = await app.services.database.db.select().from(assignmentTable)
  const rows = all.filter((row) => row.cardId === cardId)
  expect(rows).toHaveLength(1)
  return rows[0]
}
/** As the teachers' screens will: the state moves, and the answer is graded. */
async function answered(place: Place, status: AssignmentStatus, scaled: number | null) {
  const row = await rowOf(place)
  const { db, pool } = app.services.database
  await pool.query('update assignment set status = $1 where card_id = $2', [status, place.cardId])
  const grade = { scaled, passed: status === 'approved', comment: 'Seen', parts: [] }
  await gradeResponse(
    { db, now: Date.now() },
    { responseId: row?.responseId ?? 0, grade, gradedBy: designer.id },
  )
}
async function ownFile(owner: Person, kind: FileKind, purpose: 'work' | 'card' = 'work') {
  const at = Date.now()
  const [file] = await app.services.database.db
    .insert(fileTable)
    .values({
      creatorId: owner.id,
      createdAt: at,
      updatedAt: at,
      key: `${randomUUID()}.png`,
      name: 'work.png',
      mime: 'image/png',
      size: 1,
      kind,
      purpose,
      status: 'private',
    })
    .returning()
  return file?.id ?? 0
}

test('The row is made when the card is first shown, with the day until which it is due', async () => {
  const place = await opened()
  await view(place)
  await view(place)
  const row = await rowOf(place)
  expect(row).toMatchObject({ status: 'notSubmitted', submissions: 0, creatorId: learner.id, ...place })
  expect((row?.dueAt ?? 0) - (row?.createdAt ?? 0)).toBe(7 * day)
})

test('A work is handed in once, also when it is sent again, and waits for its answer', async () => {
  const place = await opened()
  const clientId = randomUUID()
  const first = await handIn(place, { text: 'Three quotes' }, clientId)
  expect(first).toMatchObject({ code: 0, data: { status: 'submitted' } })
  expect(await handIn(place, { text: 'Three quotes' }, clientId)).toEqual(first)
  expect(await rowOf(place)).toMatchObject({ status: 'submitted', submissions: 1, isLate: false })
  expect(await handIn(place, { text: 'One more' })).toMatchObject({ code: 1351 })
  const { results, activity } = await app.call(learnEndpoints.activity, {
    as: learner,
    query: { id: place.activityId },
  })
  expect(results[String(place.cardId)]?.verdict.outcome).toBe('pending')
  expect(activity.record?.status).toBe('learned')
})

test.each<[AssignmentStatus, number | null, object, number]>([
  ['notApproved', 0.3, {}, 0],
  ['feedbackProvided', null, {}, 0],
  ['approved', 1, {}, 1001],
  ['notApproved', 0.3, { resubmission: false }, 0],
  ['notApproved', 0.3, { attempts: { max: 1, showAnswer: 'afterAnswer' }, schemaVersion: 1 }, 0],
  ['notApproved', 0.3, { attempts: undefined }, 0],
  ['feedbackProvided', null, { resubmission: false }, 1001],
])('After %s (%s) with %j, handing in again answers %d', async (status, scaled, own, code) => {
  const place = await opened(work(own))
  await handIn(place, { text: 'First' })
  await answered(place, status, scaled)
  expect(await handIn(place, { text: 'Second' })).toMatchObject({ code })
  expect(await rowOf(place)).toMatchObject(
    code === 0 ? { status: 'submitted', submissions: 2 } : { status, submissions: 1 },
  )
})

test('It is complete on approval where the author says so, and counts what it was given', async () => {
  const place = await opened(work({ completeOn: 'approval' }))
  await view(place)
  await handIn(place, { text: 'First' })
  const record = async () => (await app.call(learnEndpoints.result, { as: learner, query: place })).record
  expect(await record()).toMatchObject({ status: 'learning', points: 0 })
  await answered(place, 'approved', 0.8)
  expect(await record()).toMatchObject({ status: 'learned', points: 8, maxPoints: 10 })
})

test('What was handed in waits for the teacher until there is a word on it, and for nothing else', async () => {
  const place = await opened(work({ completeOn: 'approval' }))
  const record = async () => (await app.call(learnEndpoints.result, { as: learner, query: place })).record
  await view(place)
  expect(await record()).toMatchObject({ status: 'learning', awaitsTeacher: false })
  await handIn(place, { text: 'First' })
  expect(await record()).toMatchObject({ status: 'learning', awaitsTeacher: true })
  await answered(place, 'notApproved', 0.3)
  expect(await record()).toMatchObject({ status: 'learning', awaitsTeacher: false })
  await handIn(place, { text: 'Second' })
  expect(await record()).toMatchObject({ awaitsTeacher: true })
  await answered(place, 'approved', 0.8)
  expect(await record()).toMatchObject({ status: 'learned', awaitsTeacher: false })
})

test('A work that comes late is taken, and marked', async () => {
  const place = await opened()
  await view(place)
  const { pool } = app.services.database
  await pool.query('update assignment set due_at = $1 where card_id = $2', [Date.now() - day, place.cardId])
  await handIn(place, { text: 'Sorry' })
  expect(await rowOf(place)).toMatchObject({ status: 'submitted', isLate: true })
})

test('Only one’s own works can be handed in, of the kinds that the card takes', async () => {
  const place = await opened()
  const stranger = await app.person('student')
  expect(await handIn(place, { fileIds: [await ownFile(stranger, 'picture')] })).toMatchObject({ code: 1354 })
  expect(await handIn(place, { fileIds: [await ownFile(learner, 'video')] })).toMatchObject({ code: 1354 })
  expect(await handIn(place, { fileIds: [await ownFile(learner, 'picture', 'card')] })).toMatchObject({
    code: 1354,
  })
  expect(await handIn(place, { fileIds: [999_999] })).toMatchObject({ code: 1354 })
  expect(await handIn(place, { link: 'javascript:alert(1)' })).toMatchObject({ code: 400 })
  expect(await handIn(place, {})).toMatchObject({ code: 400 })
  const fileId = await ownFile(learner, 'picture')
  expect(await handIn(place, { fileIds: [fileId] })).toMatchObject({ code: 0 })
  const { files } = await app.call(learnEndpoints.activity, { as: learner, query: { id: place.activityId } })
  expect(files[String(fileId)]?.url).toMatch(/signature=/)
})

test('Of works handed in at the same moment one is taken', async () => {
  const place = await opened()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => handIn(place, { text: `Work ${index}` })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await rowOf(place)).toMatchObject({ submissions: 1 })
})
