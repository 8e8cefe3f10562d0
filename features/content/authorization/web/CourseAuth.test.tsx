import { afterEach, describe, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { course } from '#features/content/course/course.contract.ts'
import { courseAuthWords } from '../authorization.words.ts'
import { CourseAuth } from './CourseAuth.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeAuth = (id: number, own: object = {}) => ({
  id,
  targetType: 'course',
  targetId: 5,
  targetTitle: '用户研究入门',
  targetStatus: 'draft',
  userId: 7,
  userName: '陈默',
  userAvatar: '',
  privileges: ['gradeAssignments'],
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 2,
  mayEdit: true,
  ...own,
})

const person = { id: 1, roles: ['lx_designer' as const] }
const { options } = course.endpoints
registerResources({ course: { options }, product: { options }, staff: { options }, user: { options } })

async function open(at = '', rows = [makeAuth(1)]) {
  const routes = { '/manage/lession/auth': () => <CourseAuth /> }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: course, rows: [] }], person)
  const list = [...rows]
  fake.answer('/course/lession-auth/page', () => ({
    list: [...list],
    total: list.length,
    totalIsCapped: false,
    next: null,
  }))
  fake.answer('/course/lession-auth/update', () => 3)
  fake.answer('/course/lession-auth/create', () => 8)
  fake.answer('/course/lession-auth/delete', () => list.splice(0, 1).length === 1)
  const words = { zh: await phrasesIn([courseAuthWords], 'zh') }
  page = await draw({ at: `/manage/lession/auth${at}`, fake, routes, words })
}

const requestsTo = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/lession-auth/${verb}`)

describe('an assistant', () => {
  test('is shown with what may be done, and gets more', async () => {
    await open()
    await eventually(() => expect(text()).toContain('批改作业'))
    click(byRole('button', '修改权限'))
    await eventually(() => expect(text()).toContain('陈默的权限'))
    click(field(/^编辑内容/))
    click(byRole('button', '保存'))
    await eventually(() => expect(requestsTo('update')).toHaveLength(1))
    expect(requestsTo('update')[0]?.body).toEqual({
      id: 1,
      privileges: ['gradeAssignments', 'editContent'],
      revision: 2,
    })
  })

  test('is taken away at once, and given back', async () => {
    await open()
    click(await eventually(() => byRole('button', '取消授权')))
    await eventually(() => expect(text()).toContain('陈默不再协助“用户研究入门”'))
    expect(requestsTo('delete')[0]?.query).toEqual({ id: '1' })
    click(await eventually(() => byRole('button', '撤销')))
    await eventually(() => expect(requestsTo('create')).toHaveLength(1))
    expect(requestsTo('create')[0]?.body).toMatchObject({ targetId: 5, userId: 7 })
  })

  test('of somebody else’s course is only read', async () => {
    await open('', [makeAuth(1, { mayEdit: false })])
    await eventually(() => expect(text()).toContain('陈默'))
    expect(allByRole('button', '取消授权')).toEqual([])
  })
})

test('the assistants of one course are asked for by its number', async () => {
  await open('?targetType=course&targetId=5')
  await eventually(() => expect(requestsTo('page')).not.toHaveLength(0))
  expect(requestsTo('page')[0]?.body).toMatchObject({ targetType: 'course', targetId: 5 })
})

test('nobody is added without a person and a privilege', async () => {
  await open('?targetType=course&targetId=5')
  click(await eventually(() => byRole('button', '添加助教')))
  click(await eventually(() => byRole('button', '保存')))
  await eventually(() => expect(text()).toContain('请至少选择一项权限'))
  expect(text()).toContain('请选择助教')
  expect(requestsTo('create')).toHaveLength(0)
})
