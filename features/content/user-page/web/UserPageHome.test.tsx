import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { userPage } from '../user-page.contract.ts'
import { zh as creator } from '../words/creator.zh.ts'
import { zh } from '../words/zh.ts'
import { UserPageHome } from './UserPageHome.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const person = { id: 7, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
const profile = { nickname: '林晓', description: '教人提问', avatar: '/files/lin.png' }
const making = (own: object = {}) => ({
  ...profile,
  id: 1,
  backgroundImage: '/files/wide.png',
  industryLevel: 'senior',
  tagId: 3,
  tagName: '用户研究',
  status: 'draft',
  reviewReason: '',
  reviewNotes: [],
  isApproved: false,
  submittedAt: null,
  creatorId: 7,
  creatorName: '林晓',
  createdAt: 1,
  updatedAt: 1,
  revision: 1,
  mayEdit: true,
  works: { courses: [{ id: 5, title: '访谈十日', cover: '', isOpen: false }], activities: [] },
  ...own,
})

async function open(rows: ReturnType<typeof making>[] = []) {
  setSession(person)
  fake = await startFakeServer([{ resource: userPage, rows }], person)
  fake.answer('/course/user-page/owner', () => fake.rowsOf('user-page')[0] ?? null)
  registerResources({ tag: { options: userPage.endpoints.options } })
  const screen = () => <UserPageHome profile={profile} isLeaving={() => true} />
  const words = { zh: { 'user-page': zh, 'creator-page': creator } }
  page = await draw({ at: '/profile/home', fake, routes: { '/profile/home': screen }, words })
}

const shown = () => document.querySelector('article')?.textContent
const sent = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/user-page/${verb}`).map(({ body }) => body)

test('who has no page yet is helped to begin one, with what the profile says', async () => {
  await open()
  click(await eventually(() => byRole('button', '开始制作主页')))
  await eventually(() => expect(field('主页上的名字').value).toBe('林晓'))
  click(byRole('button', '取消'))
  await eventually(() => byRole('button', '开始制作主页'))
})

test('what is typed stands on the page beside the form at once', async () => {
  await open([making()])
  click(await eventually(() => byRole('button', '预览')))
  await eventually(() => expect(shown()).toContain('访谈十日'))
  expect(shown()).toContain('用户研究')
  type(field('主页上的名字'), '林老师')
  await eventually(() => expect(shown()).toContain('林老师'))
  click(byRole('button', '保存'))
  await eventually(() => expect(sent('update')).toMatchObject([{ nickname: '林老师', revision: 1 }]))
})

test('a rejected page says why, and is mended and sent again', async () => {
  await open([making({ reviewReason: '背景图太模糊' })])
  await eventually(() => expect(text()).toContain('背景图太模糊'))
  click(byRole('button', '提交审核'))
  await eventually(() => expect(sent('update-status')).toMatchObject([{ status: 'reviewing' }]))
  await eventually(() => byRole('button', '撤回'))
  expect(text()).toContain('要修改请先撤回')
  expect(field('主页上的名字').disabled).toBe(true)
  expect(allByRole('button', '保存')).toEqual([])
})

test('a public page is locked, and has an address to be visited at', async () => {
  await open([making({ status: 'public', isApproved: true })])
  const link = await eventually(() => byRole('link', '查看公开的主页'))
  expect(link.getAttribute('href')).toBe('/learn/creator/7')
  expect(byRole('button', '下线')).toBeTruthy()
})

test('a later profile comes onto the page by hand', async () => {
  await open([making({ nickname: '小林' })])
  click(await eventually(() => byRole('button', '用个人资料更新主页')))
  await eventually(() => expect(field('主页上的名字').value).toBe('林晓'))
  expect(allByRole('button', '用个人资料更新主页')).toEqual([])
})
