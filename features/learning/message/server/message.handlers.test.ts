import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { career } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { answerMax, messageEndpoints } from '../message.contract.ts'
import { messageFaults } from '../message.faults.ts'
import { makeMessage } from './makeMessage.ts'
import { messageTable } from './message.table.ts'

let app: TestApp
let host: Person
let creator: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Everybody anew, so that nobody finds what another test has sent. */
async function gather(): Promise<void> {
  host = await app.person('teacher')
  creator = await app.person('lx_designer')
  learner = await app.person('student')
}
const unread = (as: Person) => app.call(messageEndpoints.unreadCount, { as })
const page = (as: Person, body: object = {}) => app.call(messageEndpoints.page, { as, body })
const thread = (as: Person, id: number) => app.call(messageEndpoints.thread, { as, query: { id } })
const reply = (as: Person, parentId: number, overrides: object = {}) =>
  app.request(messageEndpoints.create, { as, body: { parentId, content: 'Look again', ...overrides } })
const messageOf = (overrides: Parameters<typeof makeMessage>[1] = {}) =>
  makeMessage(app.services, { senderId: learner.id, to: [host.id, creator.id], ...overrides })
const inbox = () => app.call(learnEndpoints.messages, { as: learner, query: { pageNo: 1 } })

describe('reading', () => {
  test('the bell counts one’s own unread messages of every type', async () => {
    await gather()
    expect(await unread(host)).toBe(0)
    for (const type of ['message', 'teachering', 'teachered'] as const) await messageOf({ type })
    await messageOf({ to: [host.id], readAt: Date.now() })
    expect(await unread(host)).toBe(3)
  })

  test('each recipient has an own flag', async () => {
    await gather()
    const { id } = await messageOf()
    await app.call(messageEndpoints.updateRead, { as: host, body: { ids: [id, id] } })
    expect([await unread(host), await unread(creator)]).toEqual([0, 1])
    expect((await page(host)).list).toMatchObject([{ id, isRead: true }])
    expect((await page(creator)).list).toMatchObject([{ id, isRead: false }])
  })

  test('all that the filters leave is noted in one go, and nothing else', async () => {
    await gather()
    await messageOf({ content: 'About interviews', activityId: 1 })
    await messageOf({ content: 'About maps', activityId: 2 })
    await messageOf({ type: 'message', content: 'Interviews again', senderId: null })
    const counts = () => app.call(messageEndpoints.counts, { as: host, body: {} })
    expect(await counts()).toEqual({ unread: 3, read: 0 })
    const readAll = (body: object) => app.call(messageEndpoints.readAll, { as: host, body })
    expect(await readAll({ content: 'interviews', type: 'teachered' })).toBe(1)
    expect(await readAll({ read: true })).toBe(0)
    expect(await counts()).toEqual({ unread: 2, read: 1 })
    expect(await readAll({})).toBe(2)
    expect([await counts(), await unread(creator)]).toEqual([{ unread: 0, read: 3 }, 3])
  })
})

describe('the list', () => {
  test('filters by kind, flag, activity, person, time and text', async () => {
    await gather()
    const other = await app.person('student')
    const first = await messageOf({ content: 'One', activityId: 5, createdAt: 1000 })
    const second = await messageOf({ content: '100% of two', senderId: other.id, createdAt: 2000 })
    const third = await messageOf({
      type: 'message',
      content: 'Three',
      senderId: null,
      readAt: 5,
      createdAt: 3000,
    })
    const ids = async (body: object) => (await page(host, body)).list.map(({ id }) => id)
    expect(await ids({})).toEqual([third.id, second.id, first.id])
    expect(await ids({ sort: [{ field: 'createdAt', order: 'asc' }] })).toEqual([
      first.id,
      second.id,
      third.id,
    ])
    expect(await ids({ type: 'teachered' })).toEqual([second.id, first.id])
    expect(await ids({ type: [] })).toEqual([])
    expect(await ids({ read: false })).toEqual([second.id, first.id])
    expect(await ids({ read: true })).toEqual([third.id])
    expect(await ids({ activityId: 5 })).toEqual([first.id])
    expect(await ids({ senderId: other.id })).toEqual([second.id])
    expect(await ids({ createdAt: { from: 2000, to: 2000 } })).toEqual([second.id])
    expect(await ids({ content: '0%' })).toEqual([second.id])
  })

  test('is read on behind its last row', async () => {
    await gather()
    for (const content of ['a', 'b', 'c', 'd', 'e']) await messageOf({ content, createdAt: 7000 })
    const first = await page(host, { pageSize: 2 })
    const second = await page(host, { pageSize: 2, after: first.next })
    const third = await page(host, { pageSize: 2, after: second.next })
    const texts = [first, second, third].map(({ list }) => list.map(({ content }) => content))
    expect([texts, third.next, first.total]).toEqual([[['e', 'd'], ['c', 'b'], ['a']], null, 5])
    const other = Buffer.from(JSON.stringify(['a', 1.5])).toString('base64url')
    for (const after of ['nonsense', other])
      expect((await app.request(messageEndpoints.page, { as: host, body: { after } })).code).toBe(400)
  })
})

describe('a reply', () => {
  test('reaches who asked, is read with its question, and marks it answered', async () => {
    await gather()
    const { id } = await messageOf()
    expect((await reply(host, id)).code).toBe(0)
    expect((await inbox()).list).toMatchObject([
      { id, isOwn: true, replies: [{ content: 'Look again', isOwn: false, isRead: false }] },
    ])
    expect(await unread(host)).toBe(0)
    expect((await page(creator, { type: 'teachered' })).list).toMatchObject([{ id, isAnswered: true }])
    const { said } = await thread(creator, id)
    expect(said.map(({ by, content }) => [by, content])).toEqual([
      ['person', 'Why is that so?'],
      ['person', 'Look again'],
    ])
  })

  test('of two at the same moment is saved twice, and one that is sent again once', async () => {
    await gather()
    const { id } = await messageOf()
    const both = [reply(host, id, { content: 'Mine' }), reply(creator, id, { content: 'Also mine' })]
    expect((await Promise.all(both)).map(({ code }) => code)).toEqual([0, 0])
    const headers = { 'idempotency-key': 'again-and-again' }
    const again = () =>
      app.request(messageEndpoints.create, { as: host, headers, body: { parentId: id, content: 'Once' } })
    const answers = await Promise.all(Array.from({ length: 5 }, again))
    expect(new Set(answers.filter(({ code }) => code === 0).map(({ data }) => data)).size).toBe(1)
    const replies = (await inbox()).list[0]?.replies.map(({ content }) => content) ?? []
    expect(replies.toSorted()).toEqual(['Also mine', 'Mine', 'Once'])
  })

  test('to a reply belongs to the conversation, and what its asker adds reaches everybody in it', async () => {
    await gather()
    const staff = await app.person('teacher')
    const { id } = await messageOf({ senderId: staff.id })
    const { data: first } = await reply(host, id)
    await reply(staff, first, { content: 'And then?' })
    expect([await unread(host), await unread(creator)]).toEqual([1, 2])
    const { root, said } = await thread(host, first)
    expect(root.id).toBe(id)
    expect(said.map(({ content }) => content)).toEqual(['Why is that so?', 'Look again', 'And then?'])
  })

  test('carries files of one’s own, at addresses that the learner can open', async () => {
    await gather()
    const { id } = await messageOf()
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
    const fileOf = (ownerId: number) =>
      makeFile(app.services, { ownerId, purpose: 'work', name: 'Notes.pdf', bytes: pdf })
    const [own, foreign] = [await fileOf(host.id), await fileOf(creator.id)]
    expect(await reply(host, id, { fileIds: [foreign.id] })).toMatchObject({
      code: 400,
      data: { fields: { fileIds: expect.any(String) } },
    })
    expect((await reply(host, id, { fileIds: [own.id] })).code).toBe(0)
    const [replies] = (await inbox()).list[0]?.replies ?? []
    expect(replies?.files).toMatchObject([{ name: 'Notes.pdf' }])
    expect((await app.fetch('GET', replies?.files[0]?.url ?? '', {})).status).toBe(200)
    expect((await thread(creator, id)).said[1]?.files).toMatchObject([{ id: own.id, name: 'Notes.pdf' }])
  })

  test.each([
    ['blank', { content: ' \n' }, 'content'],
    ['too long', { content: '答'.repeat(answerMax + 1) }, 'content'],
    ['with a file twice', { fileIds: [4, 4] }, 'fileIds'],
    ['with a sender', { senderId: 1 }, 'senderId'],
    ['of a type', { type: 'message' }, 'type'],
  ])('that is %s is refused', async (_what, overrides, at) => {
    const refused = await reply(host, 1, overrides)
    expect(refused).toMatchObject({ code: 400, data: { fields: { [at]: expect.any(String) } } })
  })

  test('to nothing finds nothing', async () => {
    expect((await reply(host, 987_654_321)).code).toBe(kitFaults.notFound.code)
  })
})

describe('the outcome of a review', () => {
  test('reaches who made the record, in the language of whoever reads it', async () => {
    await gather()
    const auditor = await app.person('auditor')
    const { id, revision } = await makeCareer(app.services, {
      creatorId: creator.id,
      status: 'reviewing',
      name: 'Interviewer',
    })
    const body = { id, revision, status: 'draft', reason: 'The cover is blurred' } as const
    await app.call(career.endpoints.updateStatus, { as: auditor, body })
    expect((await page(creator)).list).toMatchObject([
      {
        type: 'message',
        isRead: false,
        about: { resource: 'career', id },
        content: '“Interviewer” was rejected.\nThe cover is blurred',
      },
    ])
    const inChinese = { as: creator, headers: { 'error-msg': 'zh' }, body: {} }
    expect((await app.call(messageEndpoints.page, inChinese)).list[0]?.content).toContain('已被驳回')
    const [row] = (await page(creator)).list
    expect((await reply(creator, row?.id ?? 0)).code).toBe(messageFaults.notAnswerable.code)
    const { list } = await app.call(learnEndpoints.messages, { as: creator, query: { pageNo: 1 } })
    expect(list).toEqual([])
  })

  test('that somebody gives to their own record is no news to them', async () => {
    const admin = await app.person('super_admin')
    const { id, revision } = await makeCareer(app.services, { creatorId: admin.id, status: 'reviewing' })
    await app.call(career.endpoints.updateStatus, { as: admin, body: { id, revision, status: 'public' } })
    expect(await unread(admin)).toBe(0)
    const rows = await app.services.database.db.select().from(messageTable)
    expect(rows.some(({ aboutId, senderId }) => aboutId === id && senderId === admin.id)).toBe(false)
  })
})
