import { afterEach, describe, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { leftText } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { user } from '../user.contract.ts'
import { zh } from '../words/zh.ts'
import { UserList } from './UserList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const ownId = 1

const makeRow = (id: number, nickname: string, own: object = {}) => ({
  ...{ id, nickname, username: `user-${id}`, avatar: '', roles: ['teacher'], phone: '', wxOpenid: '' },
  ...{
    unionId: '',
    hasSessionKey: false,
    hasSecondFactor: false,
    mustChangePassword: false,
    lastLoginAt: null,
    status: 'valid',
  },
  ...{ creatorId: ownId, creatorName: '林晓', createdAt: 1_790_000_000_000, updatedAt: 1_790_000_000_000 },
  ...{ revision: 1, mayEdit: true, ...own },
})

const me = makeRow(ownId, '林晓', { roles: ['super_admin'], lastLoginAt: 1_790_000_000_000 })
const wang = makeRow(2, '王老师', { roles: ['teacher', 'auditor'], phone: '13911112222' })

async function open(rows = [me, wang], at = '/datas/roles/list') {
  const person = { id: ownId, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: user, rows }], person)
  page = await draw({
    at,
    fake,
    routes: { '/datas/roles/list': () => <UserList /> },
    words: { zh: { user: zh } },
  })
  await eventually(() => expect(text()).toContain(rows[0]?.nickname))
}

const bodiesTo = (path: string) =>
  fake.requests.filter((request) => request.path === path).map(({ body }) => body)
const more = (name: string) => byRole('button', `“${name}”的更多操作`)
const inMenu = (name: string) => eventually(() => byRole('menuitem', name))
const dialog = () => eventually(() => byRole('dialog', /./))

/** Opens the menu of a row and chooses from it. */
async function choose(name: string, action: string) {
  click(more(name))
  click(await inMenu(action))
}

test('nothing is done any more to an account that was closed', async () => {
  await open([me, wang, makeRow(5, '已注销用户', { status: 'closed', username: '#5' })])
  expect(text()).toContain('已注销')
  expect(allByRole('button', '“已注销用户”的更多操作')).toEqual([])
  expect(allByRole('button', zh.bind.action, byRole('row', /已注销用户/))).toEqual([])
})

describe('the list of users', () => {
  test('shows who they are, what they may do, and whether they still may', async () => {
    await open([
      me,
      wang,
      makeRow(3, '新来的', { roles: [], status: 'invalid' }),
      makeRow(4, '坏的', { roles: null }),
    ])
    for (const part of ['user-2', '老师', '审核员', '13911112222', '有效', '无效', '待分配角色', '角色异常'])
      expect(text()).toContain(part)
    expect(text()).not.toMatch(/会话密钥/)
  })

  test('offers nothing at one’s own account but to open it', async () => {
    await open()
    const row = (name: string) => allByRole('row', new RegExp(name))[0]
    expect(row('林晓')?.textContent).toContain('当前账号')
    expect(allByRole('button', '分配角色', row('林晓'))).toEqual([])
    expect(allByRole('button', '设为无效', row('林晓'))).toEqual([])
    expect(allByRole('button', '分配角色', row('王老师'))).toHaveLength(1)
  })
})

test('roles are bound with the revision that was read, and somebody has at least one', async () => {
  await open()
  fake.answer('/system/user/assign-roles', () => 2)
  click(byRole('button', '分配角色'))
  const roles = await dialog()
  for (const name of [/^老师/, /^审核员/]) click(byRole('checkbox', name, roles))
  click(byRole('button', '保存', roles))
  await eventually(() => expect(text()).toContain('请选择角色'))
  expect(bodiesTo('/system/user/assign-roles')).toEqual([])
  click(byRole('checkbox', /^创作者/, roles))
  click(byRole('button', '保存', roles))
  await eventually(() =>
    expect(bodiesTo('/system/user/assign-roles')).toEqual([{ id: 2, roles: ['lx_designer'], revision: 1 }]),
  )
  await eventually(() => expect(text()).toContain('“王老师”的角色已生效'))
})

test('a reset says what it ends, and what the server refuses of the password stands beside it', async () => {
  await open()
  fake.answer('/system/user/reset-password', () => {
    throw refused(400, '输入有误', { fields: { newPassword: '密码过于简单，请换一个' } })
  })
  await choose('王老师', '重置密码')
  const reset = await dialog()
  expect(reset.textContent).toContain('所有登录会立即失效')
  click(byRole('button', '重置密码', reset))
  await eventually(() => expect(text()).toContain('请输入新密码'))
  type(field('新密码'), '123456')
  click(byRole('button', '重置密码', reset))
  await eventually(() => expect(text()).toContain('密码过于简单'))
  fake.answer('/system/user/reset-password', () => true)
  click(byRole('button', '随机生成', reset))
  await eventually(() => expect(field('新密码').value).toHaveLength(16))
  click(byRole('button', '重置密码', reset))
  await eventually(() => expect(text()).toContain('密码已重置'))
  const [, sent] = bodiesTo('/system/user/reset-password')
  expect(sent).toEqual({ id: 2, newPassword: expect.stringMatching(/^[A-Za-z0-9]{16}$/) })
})

describe('a new user', () => {
  test('needs name, password and roles; the password is kept nowhere in the browser', async () => {
    await open([me], '/datas/roles/list?edit=new')
    fake.answer('/system/user/create', () => 9)
    await eventually(() => field('用户名'))
    click(byRole('button', '保存'))
    for (const problem of ['请输入用户名', '请输入昵称', '请选择角色', '请输入密码'])
      await eventually(() => expect(text()).toContain(problem))
    type(field('用户名'), 'zhao.lei')
    type(field('昵称'), '赵磊')
    type(field('密码'), 'quiet river stone')
    click(byRole('checkbox', /^老师/))
    await eventually(() => expect(leftText()).toContain('zhao.lei'))
    expect(JSON.stringify({ ...localStorage })).not.toContain('quiet river')
    click(byRole('button', '保存'))
    await eventually(() =>
      expect(bodiesTo('/system/user/create')).toEqual([
        { username: 'zhao.lei', nickname: '赵磊', password: 'quiet river stone', roles: ['teacher'] },
      ]),
    )
  })
})

test('an account opens with all that is known of it, and only its form is written', async () => {
  await open([me, { ...wang, hasSessionKey: true }], '/datas/roles/list?edit=2')
  await eventually(() => expect(text()).toContain('会话密钥'))
  expect(text()).toContain('已设置')
  type(field('昵称'), '王芳')
  click(byRole('button', '保存'))
  await eventually(() =>
    expect(bodiesTo('/system/user/update')).toEqual([
      { id: 2, revision: 1, nickname: '王芳', phone: '13911112222', wxOpenid: '', unionId: '' },
    ]),
  )
})
