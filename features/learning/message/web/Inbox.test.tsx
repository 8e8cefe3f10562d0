import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useRead } from '#kit/http/web/query.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { messageEndpoints, type MessageRow, type ThreadMessage } from '../message.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { zh } from '../words/zh.ts'
import { AiTalks, AllMessages, Questions } from './MessageLists.tsx'

const path = '/course/activity-interaction-discussion'

let fake: FakeServer
let page: Drawn
let rows: MessageRow[]

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeRow = (id: number, own: Partial<MessageRow> = {}): MessageRow => ({
  id,
  type: 'teachered',
  parentId: null,
  content: `第${id}个问题`,
  createdAt: Date.now(),
  senderId: 9,
  senderName: '周小雨',
  senderAvatar: '',
  isOwn: false,
  isRead: false,
  activityId: 3,
  activityTitle: '用户访谈',
  cardId: 5,
  manner: null,
  about: null,
  isAnswered: false,
  fileCount: 0,
  ...own,
})

const bubble = (row: MessageRow): ThreadMessage => ({
  key: `message.${row.id}`,
  messageId: row.id,
  turnId: null,
  by: 'person',
  content: row.content,
  sources: [],
  files: [],
  senderId: row.senderId,
  senderName: row.senderName,
  senderAvatar: '',
  isOwn: row.isOwn,
  isRead: row.isRead,
  createdAt: row.createdAt,
})

/** The bell asks for the same resource. */
function Bell() {
  const { data } = useRead(messageEndpoints.unreadCount)
  return <i data-bell={data} />
}

async function open(at: string, messages: MessageRow[], thread: object = {}) {
  rows = messages
  setSession({ id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['lx_designer'] })
  const unread = () => rows.filter(({ isRead }) => !isRead)
  fake.answer(`${path}/unread-count`, () => unread().length)
  fake.answer(`${path}/counts`, () => ({ unread: unread().length, read: rows.length - unread().length }))
  fake.answer(`${path}/page`, ({ body }) => {
    const list = body['read'] === false ? unread() : rows
    return { list, total: list.length, totalIsCapped: false, next: null }
  })
  fake.answer(`${path}/thread`, ({ query }) => {
    const root = rows.find(({ id }) => id === Number(query['id']))
    if (!root) throw refused(404, '不存在')
    return { root, cardTitle: '提问', said: [bubble(root)], mayReply: true, ...thread }
  })
  fake.answer(`${path}/update-read`, ({ body }) => {
    const ids = [body['ids']].flat()
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, isRead: true } : row))
    return true
  })
  fake.answer(`${path}/create`, () => 77)
  registerResources({
    activity: { options: messageEndpoints.unreadCount },
    user: { options: messageEndpoints.unreadCount },
  })
  const help = await phrasesIn([helpWords], 'zh')
  const screen = (list: () => React.ReactNode) => () => (
    <>
      <Bell />
      {list()}
    </>
  )
  const routes = {
    '/msgs/index/list': screen(() => <AllMessages />),
    '/msgs/teachered/list': screen(() => <Questions />),
    '/msgs/multiple/list': screen(() => <AiTalks />),
  }
  page = await draw({ at, fake, routes, words: { zh: { ...help, message: zh } } })
}

const requestsTo = (verb: string) => fake.requests.filter((one) => one.path === `${path}/${verb}`)
const bell = () => document.querySelector('[data-bell]')?.getAttribute('data-bell')
const box = () => field('你的回复')

describe('a list of messages', () => {
  test('says who asked what, counts what is unread, and opens the conversation', async () => {
    await open('/msgs/index/list', [makeRow(1), makeRow(2, { isRead: true, isAnswered: true })])
    await eventually(() => expect(text()).toContain('第1个问题'))
    for (const part of ['周小雨', '待回复', '已回复', '用户访谈', '选择一条消息'])
      expect(text()).toContain(part)
    await eventually(() => expect(byRole('button', /^未读/).textContent).toBe('未读1'))
    click(byRole('link', /第1个问题/))
    await eventually(() => expect(text()).toContain('卡片“提问”'))
    expect(page.address()).toContain('id=1')
    expect(byRole('link', '打开“用户访谈”').getAttribute('href')).toBe('/manage/activity/view?id=3')
  })

  test('notes as read what is shown, and the bell falls with it', async () => {
    await open('/msgs/index/list', [makeRow(1), makeRow(2)])
    await eventually(() => expect(bell()).toBe('2'))
    click(await eventually(() => byRole('link', /第1个问题/)))
    await eventually(() => expect(requestsTo('update-read').map(({ body }) => body)).toEqual([{ ids: [1] }]))
    await eventually(() => expect(bell()).toBe('1'))
    expect(text()).toContain('新')
  })

  test('says with whom a talk is, which replies were prepared, and what they rely on', async () => {
    const talk = makeRow(1, { type: 'multiple', manner: 'tutor', isRead: true })
    const along = makeRow(2, { manner: 'partner', isRead: true })
    const source = { kind: 'card', activityId: 3, cardId: 8, number: '3', title: '等三秒' } as const
    const reply = { ...bubble(talk), messageId: null, senderId: null, senderName: '', by: 'ai' as const }
    const said = [
      { ...reply, key: 'reply.1', turnId: 1, content: '回到前面看看', sources: [source] },
      { ...reply, key: 'reply.2', turnId: 2, content: '再想一想', by: 'prepared' as const },
      bubble(talk),
    ]
    await open('/msgs/index/list', [talk, along], { said })
    const row = await eventually(() => byRole('link', /第1个问题/))
    expect(row.textContent).toContain('AI 导师')
    expect(byRole('link', /第2个问题/).textContent).toContain(zh.row.along.partner)
    click(row)
    await eventually(() => expect(text()).toContain('卡片 3：等三秒'))
    const [first, second] = [...document.querySelectorAll('.msg-bubble')].map((one) => one.textContent)
    expect(first).toContain('AI 导师')
    expect(first).not.toContain('预设回复')
    expect(second).toContain('预设回复')
    expect(text()).not.toContain(zh.thread.along)
    click(byRole('link', /第2个问题/))
    await eventually(() => expect(text()).toContain(zh.thread.along))
    expect(document.querySelector('.msg-bubble')?.textContent).toContain('AI 学伴')
  })

  test('goes to the next unread one by keyboard, and says when there is none', async () => {
    await open('/msgs/index/list', [makeRow(1, { isRead: true }), makeRow(2)])
    await eventually(() => expect(text()).toContain('第2个问题'))
    press('n', document.body, { altKey: true, code: 'KeyN' })
    await eventually(() => expect(page.address()).toContain('id=2'))
    await eventually(() => expect(bell()).toBe('0'))
    press('n', document.body, { altKey: true, code: 'KeyN' })
    await eventually(() => expect(text()).toContain('没有未读消息了'))
  })

  test('marks its page as read', async () => {
    await open('/msgs/teachered/list', [makeRow(1), makeRow(2), makeRow(3, { isRead: true })])
    await eventually(() => expect(bell()).toBe('2'))
    await eventually(() => expect(byRole('button', /本页标为已读/).hasAttribute('disabled')).toBe(false))
    click(byRole('button', /本页标为已读/))
    await eventually(() => expect(requestsTo('update-read')[0]?.body).toEqual({ ids: [1, 2] }))
    expect(requestsTo('page')[0]?.body).toMatchObject({ type: 'teachered' })
    await eventually(() => expect(text()).toContain('已将 2 条消息标为已读'))
  })

  test('that is empty says what comes here; talks with an AI have no unread ones', async () => {
    await open('/msgs/multiple/list', [])
    await eventually(() => expect(text()).toContain('还没有对话'))
    expect(allByRole('button', /未读/)).toEqual([])
    expect(requestsTo('counts')).toEqual([])
  })

  test('says that a message is not there any more', async () => {
    await open('/msgs/index/list?id=99', [makeRow(1)])
    await eventually(() => expect(text()).toContain('第1个问题'))
    await eventually(() => expect(allByRole('heading', /./).map((one) => one.textContent)).toHaveLength(2))
  })
})

describe('a reply', () => {
  test('is sent by Ctrl+Enter, once, and not by an Enter that composes a word', async () => {
    await open('/msgs/index/list?id=1', [makeRow(1)])
    await eventually(() => expect(box()).toBeTruthy())
    type(box(), '先听，再问')
    press('Enter', box(), { ctrlKey: true, isComposing: true })
    press('Enter', box())
    expect(requestsTo('create')).toEqual([])
    press('Enter', box(), { ctrlKey: true })
    press('Enter', box(), { ctrlKey: true })
    await eventually(() => expect(text()).toContain('回复已发送'))
    expect(requestsTo('create').map(({ body }) => body)).toEqual([
      { parentId: 1, content: '先听，再问', fileIds: [] },
    ])
    expect(requestsTo('create')[0]?.headers['idempotency-key']).toMatch(/./)
    expect(box().value).toBe('')
  })

  test('that was not sent is there again', async () => {
    await open('/msgs/index/list?id=1', [makeRow(1), makeRow(2)])
    await eventually(() => expect(box()).toBeTruthy())
    type(box(), '写到一半')
    click(await eventually(() => byRole('link', /第2个问题/)))
    await eventually(() => expect(page.address()).toContain('id=2'))
    await eventually(() => expect(box().value).toBe(''))
    click(byRole('link', /第1个问题/))
    await eventually(() => expect(box().value).toBe('写到一半'))
    expect(text()).toContain('已恢复你上次未发送的内容')
  })

  test('that is refused says why and stays', async () => {
    await open('/msgs/index/list?id=1', [makeRow(1)])
    await eventually(() => expect(box()).toBeTruthy())
    fake.answer(`${path}/create`, () => {
      throw refused(429, '请稍后再试')
    })
    type(box(), '我的回复')
    click(byRole('button', /发送/))
    await eventually(() => expect(text()).toContain('请稍后再试'))
    expect(box().value).toBe('我的回复')
    const [first] = requestsTo('create')
    await eventually(() => {
      press('Enter', box(), { ctrlKey: true })
      expect(requestsTo('create').length).toBeGreaterThan(1)
    })
    expect(requestsTo('create')[1]?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  test('is offered only to those who may answer', async () => {
    await open('/msgs/multiple/list?id=1', [makeRow(1, { type: 'multiple' })], { mayReply: false })
    await eventually(() => expect(text()).toContain('有回复消息权限的人才能回复'))
    expect(allByRole('textbox', '你的回复')).toEqual([])
  })
})
