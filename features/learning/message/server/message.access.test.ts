import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { Privilege } from '#features/content/course/course.privileges.ts'
import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import { courseInstructorTable } from '#features/content/course/server/courseInstructor.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { messageEndpoints } from '../message.contract.ts'
import { messageFaults } from '../message.faults.ts'
import { makeTalk } from './makeTalk.ts'
import { makeMessage } from './makeMessage.ts'

let app: TestApp
const people: Record<string, Person> = {}
const messages: Record<string, number> = {}

const chat = {
  id: 1,
  type: 'aiChat',
  title: 'At the counter',
  scenario: 'At the counter',
  brief: 'In a hurry',
  script: [{ id: 'a', mentions: '', reply: 'Yes?' }],
}
const mirror = { id: 2, type: 'aiResponse', title: 'Mirror', prompt: 'Mirror it', fallback: 'Think.' }

const who = (name: string): Person => people[name] ?? { id: 0, username: '', roles: [], token: '' }
const sent = (name: string): number => messages[name] ?? 0

async function appoint(name: string, targetId: number, privileges: Privilege[]): Promise<void> {
  const person = await app.person('teacher')
  people[name] = person
  const at = Date.now()
  await app.services.database.db
    .insert(authorizationTable)
    .values({ targetType: 'course', targetId, userId: person.id, privileges, createdAt: at, updatedAt: at })
}

async function makeSchool(): Promise<void> {
  const { db } = app.services.database
  people['admin'] = await app.person('super_admin')
  people['administrator'] = await app.person('admin_designer')
  people['creator'] = await app.person('lx_designer')
  people['stranger'] = await app.person('lx_designer')
  people['auditor'] = await app.person('auditor')
  people['host'] = await app.person('teacher')
  people['instructor'] = await app.person('teacher')
  people['otherTeacher'] = await app.person('teacher')
  people['learner'] = await app.person('student')
  const made = await makeActivity(app.services, {
    creatorId: who('creator').id,
    status: 'public',
    courseId: 1,
    cards: [chat, mirror],
    hostTeacherIds: [who('host').id],
  })
  // Whoever makes a course teaches it, unless somebody else is named.
  const { id: maker } = await app.person('lx_designer')
  const course = await makeCourse(app.services, {
    creatorId: maker,
    status: 'public',
    places: [{ activityId: made.id, unit: 1 }],
  })
  const elsewhere = await makeCourse(app.services, { creatorId: maker, status: 'public' })
  await db.insert(courseInstructorTable).values([
    { ownerId: course.id, targetId: who('instructor').id },
    { ownerId: elsewhere.id, targetId: who('otherTeacher').id },
  ])
  await appoint('viewer', course.id, ['viewLearners'])
  await appoint('answerer', course.id, ['answerMessages'])
  await appoint('grader', course.id, ['gradeAssignments'])
  await makeEnrolment(app.services, { userId: who('learner').id, courseId: course.id })
  const { list } = await app.call(messageEndpoints.page, { as: who('admin'), body: {} })
  expect(list).toEqual([])
  const opened = await app.call(learnEndpoints.activity, { as: who('learner'), query: { id: made.id } })
  const [chatId = 0, mirrorId = 0] = opened.cards.map((card) => card.id)
  const at = { learnerId: who('learner').id, activityId: made.id }
  await makeTalk(app.services, {
    ...at,
    cardId: chatId,
    exchanges: [
      ['I would like to return this', 'Do you have the receipt?'],
      ['No', 'Then let us see'],
    ],
  })
  await makeTalk(app.services, { ...at, cardId: mirrorId, exchanges: [['', 'You wrote with care.']] })
  const all = await app.call(messageEndpoints.page, { as: who('admin'), body: {} })
  for (const row of all.list) messages[row.type] = row.id
  await makeLetters(made.id)
}

async function makeLetters(activityId: number): Promise<void> {
  const sender = { senderId: who('learner').id, activityId }
  const question = await makeMessage(app.services, { ...sender, to: [who('host').id, who('creator').id] })
  messages['question'] = question.id
  const answered = { senderId: who('host').id, parentId: question.id, type: 'teachering' } as const
  const answer = await makeMessage(app.services, { ...answered, content: 'Look', to: [who('learner').id] })
  messages['answer'] = answer.id
  const message = { type: 'message', senderId: null, content: 'Passed' } as const
  messages['notice'] = (await makeMessage(app.services, { ...message, to: [who('creator').id] })).id
}

beforeAll(async () => {
  app = await startTestApp()
  await makeSchool()
})
afterAll(() => app.close())

/** Who reads what: `reads` and `answers` by the message that began the conversation. */
const rights: readonly (readonly [name: string, reads: readonly string[], answers: readonly string[]])[] = [
  [
    'admin',
    ['simple', 'multiple', 'question', 'answer', 'notice'],
    ['simple', 'multiple', 'question', 'answer'],
  ],
  ['host', ['simple', 'multiple', 'question', 'answer'], ['simple', 'multiple', 'question', 'answer']],
  ['instructor', ['simple', 'multiple'], ['simple', 'multiple']],
  ['answerer', ['simple', 'multiple'], ['simple', 'multiple']],
  ['viewer', ['simple', 'multiple'], []],
  ['creator', ['question', 'answer', 'notice'], ['question', 'answer']],
  ['grader', [], []],
  ['otherTeacher', [], []],
  ['administrator', [], []],
  ['stranger', [], []],
  ['auditor', [], []],
]
const everything = ['simple', 'multiple', 'question', 'answer', 'notice'] as const
const cases = rights.flatMap(([name, reads, answers]) =>
  everything.map((what) => ({ name, what, reads: reads.includes(what), answers: answers.includes(what) })),
)

describe('messages by who asks', () => {
  test.each(cases)('$name, $what: reads $reads, answers $answers', async ({ name, what, reads, answers }) => {
    const as = who(name)
    const id = sent(what)
    const { list } = await app.call(messageEndpoints.page, { as, body: { pageSize: 100 } })
    expect(list.map((row) => row.id).includes(id)).toBe(reads)
    const found = await app.request(messageEndpoints.thread, { as, query: { id } })
    expect(found.code).toBe(reads ? 0 : kitFaults.notFound.code)
    if (reads) expect(found.data.mayReply).toBe(answers)
    const noted = await app.request(messageEndpoints.updateRead, { as, body: { ids: [id] } })
    expect(noted.code).toBe(reads ? 0 : kitFaults.notFound.code)
    if (answers) return
    const answered = await app.request(messageEndpoints.create, {
      as,
      body: { parentId: id, content: 'Well' },
    })
    const refusal = what === 'notice' ? messageFaults.notAnswerable : kitFaults.forbidden
    expect(answered.code).toBe(reads ? refusal.code : kitFaults.notFound.code)
  })

  test('a learner has no door here, whosever the message', async () => {
    const as = who('learner')
    const answers = await Promise.all([
      app.request(messageEndpoints.page, { as, body: {} }),
      app.request(messageEndpoints.thread, { as, query: { id: sent('question') } }),
      app.request(messageEndpoints.create, { as, body: { parentId: sent('question'), content: 'Me' } }),
    ])
    expect(answers.map(({ code }) => code)).toEqual([1403, 1403, 1403])
  })

  test('nothing is noted where one of the ids is somebody else’s', async () => {
    const as = who('creator')
    const fresh = await makeMessage(app.services, { type: 'message', to: [as.id] })
    const body = { ids: [fresh.id, sent('multiple')] }
    expect((await app.request(messageEndpoints.updateRead, { as, body })).code).toBe(kitFaults.notFound.code)
    const { list } = await app.call(messageEndpoints.page, { as, body: { read: false } })
    expect(list.map((row) => row.id)).toContain(fresh.id)
  })
})

describe('a talk with an AI', () => {
  test('is read where it is stored, as it took place, and names the card', async () => {
    const found = await app.call(messageEndpoints.thread, {
      as: who('viewer'),
      query: { id: sent('multiple') },
    })
    expect(found.said.map(({ by, content }) => [by, content])).toEqual([
      ['person', 'I would like to return this'],
      ['ai', 'Do you have the receipt?'],
      ['person', 'No'],
      ['ai', 'Then let us see'],
    ])
    expect(found).toMatchObject({ cardTitle: 'At the counter', root: { content: 'No', isRead: true } })
  })

  test('that a teacher answers reaches its learner, beneath the talk', async () => {
    const body = { parentId: sent('simple'), content: 'It is right about the care.' }
    await app.call(messageEndpoints.create, { as: who('answerer'), body })
    const { list } = await app.call(learnEndpoints.messages, { as: who('learner'), query: { pageNo: 1 } })
    expect(list.find(({ id }) => id === sent('simple'))).toMatchObject({
      content: 'You wrote with care.',
      isOwn: false,
      isRead: true,
      replies: [{ content: 'It is right about the care.', isRead: false }],
    })
  })
})
