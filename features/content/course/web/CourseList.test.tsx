import { afterEach, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import type { Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import type { FakeServer } from '#kit/testing/web/fakeServer.ts'
import { CourseCopy } from './CourseCopy.tsx'
import { CourseList } from './CourseList.tsx'
import { CourseView } from './CourseView.tsx'
import { makeCourseRow, openCourses } from './testing/courses.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const routes = {
  '/manage/lession/list': () => <CourseList />,
  '/manage/lession/view': () => <CourseView />,
  '/manage/lession/copy': () => <CourseCopy />,
  '/manage/lession/edit': () => <p>编辑</p>,
  '/manage/lession/auth': () => <p>权限</p>,
}

async function open(at: string, role: Role, rows: object[] = [makeCourseRow(1)]) {
  ;({ fake, page } = await openCourses(`/manage/lession/${at}`, routes, rows, role))
  fake.answer('/course/lession/copy', () => 9)
}

const copied = () =>
  fake.requests.filter(({ path }) => path === '/course/lession/copy').map(({ body }) => body)

test('the list tells what a course holds, costs and who teaches it', async () => {
  await open('list', 'lx_designer')
  await eventually(() => expect(text()).toContain('用户研究入门'))
  for (const expected of ['自主学习', '¥199.50', '陈默', '草稿']) expect(text()).toContain(expected)
})

test('a public course is closed, and its state is counted', async () => {
  await open('list', 'lx_designer', [makeCourseRow(1, { status: 'public' }), makeCourseRow(2)])
  await eventually(() => expect(byRole('button', /^已上线\s*1$/)).toBeTruthy())
  click(await eventually(() => byRole('button', '下线')))
  await eventually(() => expect(fake.rowsOf('course')[0]?.['status']).toBe('closed'))
})

test('a teacher reads courses and makes none', async () => {
  await open('list', 'teacher', [makeCourseRow(1, { creatorId: 5, mayEdit: false })])
  await eventually(() => expect(text()).toContain('用户研究入门'))
  expect(allByRole('button', /新建/)).toEqual([])
  expect(allByRole('link', '编辑')).toEqual([])
})

test('an assistant edits a course, and says neither who helps with it nor that it goes', async () => {
  await open('view?id=1', 'teacher', [makeCourseRow(1, { creatorId: 5 })])
  await eventually(() => byRole('button', '编辑'))
  for (const name of ['助教权限', '复制', '删除', '上线', '上线'])
    expect(allByRole('button', name)).toEqual([])
})

test('a designer who assists leaves it to others who helps', async () => {
  await open('view?id=1', 'lx_designer', [makeCourseRow(1, { creatorId: 5 })])
  await eventually(() => byRole('button', '编辑'))
  expect(allByRole('button', '助教权限')).toEqual([])
})

test('a copy is made once somebody says so, and opened', async () => {
  await open('copy?id=1', 'lx_designer')
  const begin = await eventually(() => byRole('button', '开始复制'))
  expect(copied()).toEqual([])
  click(begin)
  await eventually(() => expect(page.address()).toBe('/manage/lession/edit?id=9'))
  expect(copied()).toEqual([{ id: 1 }])
})

test('a course that is read shows its days, what opens when, and leads to its assistants', async () => {
  await open('view?id=1', 'lx_designer', [makeCourseRow(1, { touched: 3 })])
  await eventually(() => expect(text()).toContain('提问'))
  expect(text()).toContain('第 3 天')
  expect(text()).toContain('会影响 3 位学员')
  click(byRole('button', '助教权限'))
  await eventually(() =>
    expect(page.address()).toContain('/manage/lession/auth?targetType=course&targetId=1'),
  )
})
