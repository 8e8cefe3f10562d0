import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeSensitiveWord } from '#features/ai/sensitive-word/server/makeSensitiveWord.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityTeacherTable } from '#features/content/activity/server/record/activityTeacher.table.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { questionLength } from '../learnerMessages.contract.ts'
import { messageFaults } from '../message.faults.ts'
import { messageEndpoints } from '../message.contract.ts'
import { messageRecipientTable, messageTable } from './message.table.ts'

let app: TestApp
let designer: Person
let teacher: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  teacher = await app.person('teacher')
  learner = await app.person('student')
})
afterAll(() => app.close())

const page = { id: 1, type: 'text', title: 'Read' }
const work = { id: 2, type: 'assignment', title: 'Write it down' }

async function taught(overrides: object = {}) {
  const made = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    title: 'Asking',
    cards: [page, work],
    ...overrides,
  })
  const host = { ownerId: made.id, targetId: teacher.id, position: 0 }
  await app.services.database.db.insert(activityTeacherTable).values(host)
  return made.id
}
const cardsOf = async (id: number, as = learner) =>
  (await app.call(learnEndpoints.activity, { as, query: { id } })).cards.map((card) => card.id)
const ask = (activityId: number, overrides: object = {}, as = learner) =>
  app.request(learnEndpoints.ask, {
    as,
    body: { clientId: randomUUID(), activityId, text: 'Why is that so?', ...overrides },
  })
const reply = (replyTo: number, overrides: object = {}, as = learner) =>
  app.request(learnEndpoints.reply, {
    as,
    body: { clientId: randomUUID(), replyTo, text: 'Where?', ...overrides },
  })
const messages = (as = learner) => app.call(learnEndpoints.messages, { as, query: { pageNo: 1 } })
const unread = (as: Person) => app.call(messageEndpoints.unreadCount, { as })

/** As a teacher's answer is kept. */
async function makeNotice(reader: Person, overrides: Partial<typeof messageTable.$inferInsert> = {}) {
  const { db } = app.services.database
  const sent = {
    type: 'teachering',
    senderId: teacher.id,
    content: 'Look again',
    createdAt: Date.now(),
  } as const
  const [row] = await db
    .insert(messageTable)
    .values({ ...sent, ...overrides })
    .returning()
  const messageId = row?.id ?? 0
  await db.insert(messageRecipientTable).values({ messageId, userId: reader.id })
  return messageId
}

describe('a question', () => {
  test('reaches the host teachers and the creator, each with an own sign that it is unread', async () => {
    const activityId = await taught()
    const [cardId] = await cardsOf(activityId)
    const before = [await unread(teacher), await unread(designer)] as const
    expect(await ask(activityId, { cardId })).toMatchObject({ code: 0 })
    expect([await unread(teacher), await unread(designer)]).toEqual([before[0] + 1, before[1] + 1])
    expect((await messages()).list[0]).toMatchObject({
      content: 'Why is that so?',
      isOwn: true,
      isRead: true,
      replies: [],
      activityId,
      activityTitle: 'Asking',
      cardId,
    })
  })

  test('reaches an assistant who may answer in the course by which the learner came, and no other', async () => {
    const admin = await app.person('super_admin')
    const activityId = await taught({ courseId: 1 })
    const places = [{ activityId, unit: 1 }]
    const made = { creatorId: designer.id, status: 'public', places }
    const course = await makeCourse(app.services, made)
    const other = await makeCourse(app.services, { creatorId: designer.id, status: 'public' })
    const appoint = async (targetId: number, privileges: ['answerMessages' | 'viewLearners']) => {
      const person = await app.person('teacher')
      const body = { targetType: 'course', targetId, userId: person.id, privileges } as const
      await app.call(courseAuthEndpoints.create, { as: admin, body })
      return person
    }
    const answering = await appoint(course.id, ['answerMessages'])
    const viewing = await appoint(course.id, ['viewLearners'])
    const elsewhere = await appoint(other.id, ['answerMessages'])
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    expect(await ask(activityId)).toMatchObject({ code: 0 })
    const counts = await Promise.all([answering, viewing, elsewhere].map(unread))
    expect(counts).toEqual([1, 0, 0])
  })

  test('is asked once however often it is sent, and nobody takes the number of another', async () => {
    const activityId = await taught()
    const clientId = randomUUID()
    const before = await unread(teacher)
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(activityId, { clientId })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1)
    expect(await unread(teacher)).toBe(before + 1)
    const thief = await app.person('student')
    expect(await ask(activityId, { clientId }, thief)).toMatchObject({ code: kitFaults.reusedKey.code })
  })

  test('is asked only where one learns', async () => {
    const activityId = await taught()
    const other = await taught()
    const [foreign] = await cardsOf(other)
    const draft = await makeActivity(app.services, { creatorId: designer.id })
    const bound = await taught({ courseId: 1 })
    const course = await makeCourse(app.services, {
      creatorId: designer.id,
      status: 'public',
      days: 2,
      unlockMode: 'gradual',
      places: [
        { activityId: await taught({ courseId: 1 }), unit: 1 },
        { activityId: bound, unit: 2 },
      ],
    })
    expect(await ask(bound)).toMatchObject({ code: kitFaults.notFound.code })
    await makeEnrolment(app.services, { userId: learner.id, courseId: course.id })
    expect(await ask(bound)).toMatchObject({ code: 1357 })
    expect(await ask(draft.id)).toMatchObject({ code: kitFaults.notFound.code })
    expect(await ask(activityId, { cardId: foreign })).toMatchObject({ code: kitFaults.notFound.code })
  })

  test('is followed up before and below its answer, which reaches whoever answered, once', async () => {
    const activityId = await taught()
    const curious = await app.person('student')
    const { data: questionId } = await ask(activityId, {}, curious)
    expect((await messages(curious)).list[0]).toMatchObject({ id: questionId, mayReply: true })
    expect(await reply(questionId, { text: 'I mean the second one.' }, curious)).toMatchObject({ code: 0 })
    const answer = { parentId: questionId, content: 'Because.' }
    const answerId = await app.call(messageEndpoints.create, { as: teacher, body: answer })
    const before = await unread(teacher)
    const body = { clientId: randomUUID(), text: 'I see.' }
    const sent = await Promise.all(Array.from({ length: 4 }, () => reply(answerId, body, curious)))
    expect(sent.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    expect(new Set(sent.map(({ data }) => data))).toHaveProperty('size', 1)
    expect(await unread(teacher)).toBe(before + 1)
    const { said } = await app.call(messageEndpoints.thread, { as: teacher, query: { id: questionId } })
    expect(said.map(({ content }) => content)).toEqual([
      ...['Why is that so?', 'I mean the second one.', 'Because.', 'I see.'],
    ])
    expect((await messages(curious)).list[0]?.replies).toMatchObject([
      ...[{ isOwn: true }, { isOwn: false }, { isOwn: true }],
    ])
    const thief = await app.person('student')
    const reused = await reply(questionId, { clientId: body.clientId }, thief)
    expect(reused).toMatchObject({ code: kitFaults.reusedKey.code })
  })

  test('is followed up also by who may no longer learn there', async () => {
    const activityId = await taught()
    const asker = await app.person('student')
    const { data: questionId } = await ask(activityId, {}, asker)
    await app.call(messageEndpoints.create, {
      as: teacher,
      body: { parentId: questionId, content: 'Because.' },
    })
    const { revision } = await app.call(activityEndpoints.get, { as: designer, query: { id: activityId } })
    const hide = { id: activityId, status: 'hidden', revision } as const
    await app.call(activityEndpoints.updateStatus, { as: designer, body: hide })
    expect(await ask(activityId, {}, asker)).toMatchObject({ code: 1350 })
    expect(await reply(questionId, {}, asker)).toMatchObject({ code: 0 })
  })

  test('is followed up with files of one’s own, which whoever is asked can open', async () => {
    const activityId = await taught()
    const { data: question } = await ask(activityId)
    const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const fileOf = (ownerId: number) =>
      makeFile(app.services, { ownerId, purpose: 'work', name: 'Notes.pdf', bytes })
    const [own, foreign] = [await fileOf(learner.id), await fileOf(teacher.id)]
    for (const fileIds of [[foreign.id], [own.id, own.id], Array.from({ length: 11 }, (_, at) => at + 1)])
      expect(await reply(question, { fileIds })).toMatchObject({
        code: kitFaults.invalid.code,
        data: { fields: { fileIds: expect.any(String) } },
      })
    const clientId = randomUUID()
    const sent = [
      await reply(question, { clientId, fileIds: [own.id] }),
      await reply(question, { clientId, fileIds: [own.id] }),
    ]
    expect(sent[0]).toMatchObject({ code: 0 })
    expect(sent[1]).toEqual(sent[0])
    const named = [{ name: 'Notes.pdf' }]
    expect((await messages()).list[0]?.replies).toMatchObject([{ isOwn: true, files: named }])
    const { said } = await app.call(messageEndpoints.thread, { as: teacher, query: { id: question } })
    expect(said.at(-1)?.files).toMatchObject(named)
    expect((await app.fetch('GET', said.at(-1)?.files[0]?.url ?? '', {})).status).toBe(200)
  })

  test('is open to those alone who take part in it, and to no role beside them', async () => {
    const asker = await app.person('student')
    const { data: questionId } = await ask(await taught(), {}, asker)
    const answer = { parentId: questionId, content: 'Because.' }
    const answerId = await app.call(messageEndpoints.create, { as: teacher, body: answer })
    const others = [await app.person('student'), await app.person('teacher'), await app.person('super_admin')]
    for (const other of others)
      for (const id of [questionId, answerId])
        expect(await reply(id, {}, other)).toMatchObject({ code: kitFaults.notFound.code })
    expect((await messages(asker)).list[0]?.replies).toHaveLength(1)
  })

  test('holds no word of the list, nor does its answer; the refusal names the word beside the field', async () => {
    await makeSensitiveWord(app.services, { word: 'casino' })
    const activityId = await taught()
    const asker = await app.person('student')
    const { data: questionId } = await ask(activityId, {}, asker)
    const refused = (field: string) => ({
      code: 400,
      data: { fields: { [field]: expect.stringContaining('casino') } },
    })
    const text = 'Meet me at the c a s i n o'
    expect(await ask(activityId, { text }, asker)).toMatchObject(refused('text'))
    expect(await reply(questionId, { text }, asker)).toMatchObject(refused('text'))
    const answer = { as: teacher, body: { parentId: questionId, content: text } }
    expect(await app.request(messageEndpoints.create, answer)).toMatchObject(refused('content'))
    expect((await messages(asker)).list[0]?.replies).toEqual([])
  })

  test.each([
    ['blank', { text: ' \n ' }, 'text'],
    ['too long', { text: '问'.repeat(questionLength + 1) }, 'text'],
    ['with a sender', { senderId: 1 }, 'senderId'],
    ['without a number of its own', { clientId: 'again' }, 'clientId'],
  ])('that is %s is refused', async (_what, overrides, at) => {
    expect(await ask(1, overrides)).toMatchObject({
      code: 400,
      data: { fields: { [at]: expect.any(String) } },
    })
  })
})

test('a word of a teacher on a work is answered below it, and a notice is not', async () => {
  const activityId = await taught()
  const [, cardId] = await cardsOf(activityId)
  const writer = await app.person('student')
  const word = await makeNotice(writer, { activityId, cardId })
  const notice = await makeNotice(writer, {
    type: 'message',
    senderId: null,
    activityId,
    content: 'It is due',
  })
  const { list } = await messages(writer)
  expect(Object.fromEntries(list.map(({ id, mayReply }) => [id, mayReply]))).toEqual({
    [word]: true,
    [notice]: false,
  })
  const before = await unread(teacher)
  expect(await reply(word, {}, writer)).toMatchObject({ code: 0 })
  expect(await unread(teacher)).toBe(before + 1)
  const answer = { parentId: word, content: 'At its end.' }
  await app.call(messageEndpoints.create, { as: teacher, body: answer })
  const found = (await messages(writer)).list.find(({ id }) => id === word)
  expect(found?.replies).toMatchObject([
    { content: 'Where?', isOwn: true },
    { content: 'At its end.', isOwn: false, isRead: false },
  ])
  expect(await reply(notice, {}, writer)).toMatchObject({ code: messageFaults.notAnswerable.code })
  const stranger = await app.person('student')
  expect(await reply(word, {}, stranger)).toMatchObject({ code: kitFaults.notFound.code })
})

describe('messages', () => {
  test('show each question with its answers, and mark what is new until it was read', async () => {
    const asker = await app.person('student')
    const activityId = await taught()
    const first = await app.call(learnEndpoints.ask, {
      as: asker,
      body: { clientId: randomUUID(), activityId, text: 'First' },
    })
    await ask(activityId, { text: 'Second' }, asker)
    const answer = await makeNotice(asker, { parentId: first, createdAt: Date.now() + 1000 })
    const { list } = await messages(asker)
    expect(list.map(({ content }) => content)).toEqual(['First', 'Second'])
    expect(list[0]?.replies).toMatchObject([
      {
        id: answer,
        content: 'Look again',
        isOwn: false,
        isRead: false,
        senderName: expect.stringMatching(/./),
      },
    ])
    const count = () => app.call(learnEndpoints.unread, { as: asker })
    expect(await count()).toBe(1)
    // What was sent to somebody else is answered like what is not there, and nothing is noted.
    const refused = { code: 404 }
    const read = (as: Person, ids: number[]) => app.request(learnEndpoints.read, { as, body: { ids } })
    expect(await read(learner, [answer])).toMatchObject(refused)
    expect(await read(asker, [answer, 987_654_321])).toMatchObject(refused)
    expect(await count()).toBe(1)
    expect(await read(asker, [answer, answer])).toMatchObject({ code: 0 })
    expect(await count()).toBe(0)
    expect((await messages(asker)).list[0]?.replies).toMatchObject([{ isRead: true }])
  })

  test('are one’s own: neither questions nor answers of others are there', async () => {
    const activityId = await taught()
    await ask(activityId, { text: 'Mine alone' })
    const stranger = await app.person('student')
    expect(await messages(stranger)).toEqual({ list: [], hasMore: false })
    await makeNotice(stranger, { type: 'message', senderId: null, content: 'Your work has been read' })
    expect((await messages(stranger)).list).toMatchObject([
      { content: 'Your work has been read', senderName: '', isOwn: false, isRead: false, activityId: null },
    ])
    expect(JSON.stringify(await messages(teacher))).not.toContain('Mine alone')
  })
})

test('works that were asked of the learner are listed, what is to be done first', async () => {
  const writer = await app.person('student')
  const mine = () => app.call(learnEndpoints.assignments, { as: writer, query: { pageNo: 1 } })
  expect(await mine()).toEqual({ list: [], hasMore: false })
  const ids = [await taught(), await taught({ title: 'Later' })]
  for (const activityId of ids) {
    const [, cardId = 0] = await cardsOf(activityId, writer)
    const body = { clientId: randomUUID(), activityId, cardId, progress: { viewed: true } }
    await app.call(learnEndpoints.progress, { as: writer, body })
  }
  const [first = 0] = ids
  const [, cardId = 0] = await cardsOf(first, writer)
  const body = { clientId: randomUUID(), activityId: first, cardId, text: 'Here it is' }
  await app.call(learnEndpoints.assignment, { as: writer, body })
  expect((await mine()).list).toMatchObject([
    { activityTitle: 'Later', cardTitle: 'Write it down', status: 'notSubmitted', submittedAt: null },
    { activityId: first, cardId, status: 'submitted', submittedAt: expect.any(Number), feedback: null },
  ])
  const { list } = await app.call(learnEndpoints.assignments, { as: learner, query: { pageNo: 1 } })
  expect(list.map(({ cardTitle }) => cardTitle)).not.toContain('Here it is')
})
