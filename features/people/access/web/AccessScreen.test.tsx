import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { ByRole, FeatureRules } from '../access.contract.ts'
import { zh } from '../words/zh.ts'
import { AccessScreen } from './AccessScreen.tsx'

let fake: FakeServer
let page: Drawn

const nobody: ByRole = {
  ...{ super_admin: [], admin_designer: [], lx_designer: [], auditor: [], teacher: [], student: [] },
}
const rules: FeatureRules[] = [
  {
    ...{ feature: 'tag', words: 'tag' },
    calls: [
      {
        ...{ verb: 'page', method: 'POST', path: '/course/tag/page', open: 'roles' },
        byRole: { ...nobody, super_admin: ['yes'], lx_designer: ['own', 'open'] },
      },
      {
        ...{ verb: 'delete', method: 'DELETE', path: '/course/tag/delete', open: 'roles' },
        byRole: { ...nobody, super_admin: ['every'] },
      },
    ],
    moves: [],
  },
]
const menu = [
  {
    ...{ path: '/base', title: '基础数据' },
    entries: [
      { path: '/base/tag/list', title: '标签', roles: ['super_admin' as const], isHidden: false },
      { path: '/base/career/view', title: '职业', roles: undefined, isHidden: true },
    ],
  },
]

beforeEach(async () => {
  setSession({ id: 1, roles: ['super_admin'], username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['super_admin'] })
  fake.answer('/system/access/get', () => rules)
  page = await draw({
    at: '/datas/roles/access',
    fake,
    routes: { '/datas/roles/access': () => <AccessScreen menu={menu} /> },
    words: { zh: { access: zh } },
  })
  await eventually(() => byRole('radio', zh.views.calls))
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const cells = () => [...document.querySelectorAll('td')].map((cell) => cell.textContent)

test('The menu stands beside the six roles, and says what is reached from elsewhere', () => {
  expect(text()).toContain('基础数据')
  expect(cells().slice(0, 6)).toEqual(['可以', '–', '–', '–', '–', '–'])
  expect(text()).toContain(zh.inside)
})

test('Actions tell what each role reaches, and a search narrows them', async () => {
  click(byRole('radio', zh.views.calls))
  await eventually(() => expect(text()).toContain('DELETE /course/tag/delete'))
  expect(cells()[2]).toBe('自己的 · 公开的')
  type(field(zh.search), zh.verbs.delete)
  expect(cells()).toHaveLength(6)
  type(field(zh.search), 'no such thing')
  expect(text()).toContain(zh.empty)
})
