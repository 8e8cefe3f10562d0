import { afterEach, expect, test } from 'vitest'
import { text as textField } from '#kit/contract/field.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { richOf } from '#kit/richText/richText.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { operationLogEndpoints } from '../operation-log.contract.ts'
import { zh } from '../words/zh.ts'
import { registerLogged } from './logged.ts'
import { OperationLogList } from './OperationLogList.tsx'
import { RecordHistory } from './RecordHistory.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const entry = (id: number, own: object = {}) => ({
  ...{ id, actorId: 1, actorName: '林晓', resource: 'career', resourceId: 8, name: '用户研究员' },
  ...{ action: 'update', at: 1_790_000_000_000 },
  before: { name: '研究员', summary: '提问', order: 1 },
  after: { name: '用户研究员', summary: '提问', order: 1 },
  ...own,
})

const career = { record: '职业', fields: { name: '名称', summary: '简介', order: '排序' } }
const words = { zh: { 'operation-log': zh, career, user: { record: '用户' } } }

async function open(rows: ReturnType<typeof entry>[], at = '/datas/logs/list') {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  fake.answer(operationLogEndpoints.page.path, () => ({
    ...{ list: rows, total: rows.length, totalIsCapped: false, next: null },
  }))
  fake.answer(operationLogEndpoints.get.path, ({ query }) =>
    rows.find(({ id }) => String(id) === query['id']),
  )
  const fields = { name: textField(100), summary: textField(500) }
  registerLogged({ career: { fields, view: '/base/career/view?id=' } })
  registerResources({ user: { options: userEndpoints.options } })
  const routes = {
    '/datas/logs/list': () => <OperationLogList />,
    '/history': () => <RecordHistory resource="career" id={8} />,
  }
  page = await draw({ at, fake, routes, words })
}

test('entries tell who did what to which record, and which fields changed', async () => {
  await open([
    entry(1),
    entry(2, { actorId: null, actorName: '', action: 'register', resource: 'user', name: '' }),
  ])
  await eventually(() => expect(text()).toContain('用户研究员'))
  for (const part of ['职业', '修改', '林晓', '名称', '注册', '用户 8', '未登录'])
    expect(text()).toContain(part)
})

test('an entry opens over the list with both sides, word by word; what stayed is folded', async () => {
  await open([entry(1)], '/datas/logs/list?edit=1')
  await eventually(() => expect(document.querySelector('[role=dialog] ins')?.textContent).toBe('用户'))
  const dialog = document.querySelector('[role=dialog]')
  expect(dialog?.querySelector('dt')?.textContent).toBe('名称')
  expect(dialog?.querySelector('details summary')?.textContent).toBe('2 个字段未变')
  expect(dialog?.querySelector('a')?.getAttribute('href')).toBe('/base/career/view?id=8')
  click(byRole('button', '关闭'))
  await eventually(() => expect(page.address()).not.toContain('edit='))
})

test('of a deck each card is told by itself, rich text as it reads', async () => {
  const card = (title: string, body: string) => ({
    ...{ id: 5, type: 'text', schemaVersion: 1, title, required: true, points: 0, note: '' },
    body: richOf(body),
  })
  const content = {
    ...{ resource: 'activity', name: '访谈', action: 'content' },
    before: { cards: { 5: { ...card('开场', '先问好') }, 6: null } },
    after: { cards: { 5: { ...card('开场', '先问候') }, 6: { odd: 'card' } }, order: [6, 5] },
  }
  await open([entry(1, content)], '/datas/logs/list?edit=1')
  await eventually(() => expect(text()).toContain('开场'))
  expect(text()).toContain('卡片顺序有调整')
  expect(text()).toContain('先问候')
  expect(text()).toContain('新增')
})

test('a record’s own history opens entry by entry', async () => {
  await open([entry(1), entry(2, { action: 'create', before: null })], '/history')
  await eventually(() => expect(text()).toContain('新建'))
  expect(fake.requests.at(-1)?.body).toMatchObject({ resource: 'career', resourceId: 8 })
  const first = document.querySelector('details')
  if (first) first.open = true
  await eventually(() => expect(document.querySelector('details ins')?.textContent).toBe('用户'))
})
