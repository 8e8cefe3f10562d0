import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { career } from '../career.contract.ts'
import { zh } from '../words/zh.ts'
import { CareerList } from './CareerList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeRow = (id: number, name: string, own: object = {}) => ({
  id,
  name,
  summary: '一句话',
  cover: '/files/cover.png',
  abilityIds: [],
  tagIds: [],
  order: id,
  abilityCount: 0,
  tags: [],
  reviewReason: '',
  isApproved: false,
  status: 'draft',
  creatorId: 7,
  creatorName: '陈默',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
  ...own,
})

async function open(at: string, role: Role, rows: ReturnType<typeof makeRow>[]) {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: career, rows }], person)
  fake.answer('/course/career/sort', () => true)
  const options = { options: career.endpoints.options }
  registerResources({ ability: options, tag: options, user: options })
  const routes = { '/base/career/list': () => <CareerList /> }
  page = await draw({ at, fake, routes, words: { zh: { career: zh } } })
}

const three = () => [makeRow(1, '产品经理'), makeRow(2, '用户研究员'), makeRow(3, '数据分析师')]
const sorted = () =>
  fake.requests.filter(({ path }) => path === '/course/career/sort').map(({ body }) => body['ids'])

describe('the order of careers', () => {
  test('is changed by an administrator with the keyboard, and saved at each move', async () => {
    await open('/base/career/list', 'admin_designer', three())
    await eventually(() => click(byRole('button', '调整顺序')))
    const handle = await eventually(() => byRole('button', '移动“数据分析师”'))
    handle.focus()
    press('ArrowUp', handle, { altKey: true })
    await eventually(() => expect(sorted()).toEqual([[3, 2]]))
  })

  test('reaches the last of more than one page', async () => {
    const rows = Array.from({ length: 203 }, (_, index) => makeRow(index + 1, `职业${index + 1}`))
    await open('/base/career/list', 'admin_designer', rows)
    await eventually(() => click(byRole('button', '调整顺序')))
    const handle = await eventually(() => byRole('button', '移动“职业203”'))
    handle.focus()
    press('ArrowUp', handle, { altKey: true })
    await eventually(() => expect(sorted()).toEqual([[203, 202]]))
  })

  test('is no business of a designer', async () => {
    await open('/base/career/list', 'lx_designer', three())
    await eventually(() => expect(text()).toContain('产品经理'))
    expect(allByRole('button', '调整顺序')).toEqual([])
  })
})

test('what waits for a review is withdrawn by who submitted it; everybody else decides on it', async () => {
  const waiting = { status: 'reviewing' }
  const rows = [makeRow(1, '产品经理', { ...waiting, creatorId: 1 }), makeRow(2, '用户研究员', waiting)]
  await open('/base/career/list', 'super_admin', rows)
  await eventually(() => expect(text()).toContain('用户研究员'))
  await eventually(() => click(byRole('button', '“用户研究员”的更多操作')))
  await eventually(() => byRole('menuitem', '驳回'))
  expect(allByRole('menuitem', '撤回')).toEqual([])
  click(byRole('button', '“产品经理”的更多操作'))
  await eventually(() => byRole('menuitem', '撤回'))
})

test('a rejected career says why in its list; a word of approval is no rejection', async () => {
  const rejected = makeRow(1, '产品经理', { reviewReason: '封面要换' })
  const approved = makeRow(2, '用户研究员', { reviewReason: '写得好', isApproved: true })
  await open('/base/career/list', 'admin_designer', [rejected, approved])
  await eventually(() => expect(text()).toContain('被驳回：封面要换'))
  expect(text()).not.toContain('写得好')
})
