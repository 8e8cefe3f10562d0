import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import {
  allByRole,
  byRole,
  click,
  eventually,
  field,
  press,
  sleep,
  text,
  type,
} from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { course } from '#features/content/course/course.contract.ts'
import { product } from '../product.contract.ts'
import { zh } from '../words/zh.ts'
import { makeProductRow } from './makeProductRow.ts'
import { ProductAdd, ProductCopy, ProductEdit } from './ProductForm.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
const options = { options: product.endpoints.options }
const home = '/manage/product'

async function open(at: string, rows: ReturnType<typeof makeProductRow>[] = []) {
  setSession(person)
  const courses = [
    { id: 5, title: '提问', status: 'public' },
    { id: 6, title: '倾听', status: 'public' },
  ]
  fake = await startFakeServer(
    [
      { resource: product, rows },
      { resource: course, rows: courses },
      { resource: activity, rows: [{ id: 8, title: '第一次访谈', status: 'public' }] },
    ],
    person,
  )
  const [activityOptions, courseOptions] = [activity, course].map(({ endpoints }) => ({
    options: endpoints.options,
  }))
  registerResources({
    ability: options,
    career: options,
    tag: options,
    ...(activityOptions && { activity: activityOptions }),
    ...(courseOptions && { course: courseOptions }),
  })
  const routes = {
    [`${home}/add`]: () => <ProductAdd />,
    [`${home}/copy`]: () => <ProductCopy />,
    [`${home}/edit`]: () => <ProductEdit />,
    [`${home}/view`]: () => '查看页',
  }
  page = await draw({ at: `${home}/${at}`, fake, routes, words: { zh: { product: zh } } })
}

const sold = [
  { id: 5, label: '提问', isPublic: true },
  { id: 6, label: '倾听', isPublic: true },
]
const both = () => makeProductRow(1, '访谈十日', { courseIds: [5, 6], courses: sold, itemCount: 2 })
const saved = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/product/${verb}`).map(({ body }) => body)
const save = () => click(byRole('button', '保存'))

test('a new product begins with a title; the rest can follow', async () => {
  await open('add')
  await eventually(() => type(field('标题'), '访谈十日'))
  save()
  await eventually(() =>
    expect(saved('create')).toMatchObject([{ title: '访谈十日', kind: 'course', delivery: 'async' }]),
  )
})

test('a product of a course begins with what the course says', async () => {
  await open('copy?id=9')
  fake.answer('/course/lession/get', () => ({
    ...{ id: 5, title: '提问', overview: '十天学会提问', cover: '', salePrice: 49 },
    ...{ careerIds: [], careers: [], abilities: [{ abilityId: 2, level: 'know' }], tagIds: [], tags: [] },
    abilityNames: [{ id: 2, label: '提问力' }],
  }))
  page.go(`${home}/add?courseId=5`)
  await eventually(() => expect(field('标题').value).toBe('提问'))
  byRole('button', '移动“提问”')
  save()
  await eventually(() =>
    expect(saved('create')).toMatchObject([
      {
        title: '提问',
        overview: '十天学会提问',
        kind: 'course',
        courseIds: [5],
        salePrice: 49,
        abilityIds: [2],
      },
    ]),
  )
})

test('what is sold is moved with the keyboard and taken out, and kept in that order', async () => {
  await open('edit?id=1', [both()])
  const handle = await eventually(() => byRole('button', '移动“倾听”'))
  handle.focus()
  press('ArrowUp', handle, { altKey: true })
  await eventually(() =>
    expect(allByRole('button', /^移动/).map((one) => one.title)).toEqual(['移动“倾听”', '移动“提问”']),
  )
  save()
  await eventually(() => expect(saved('update')).toMatchObject([{ courseIds: [6, 5], revision: 1 }]))
  await eventually(() => expect(text()).toContain('已保存'))
  click(byRole('button', '移除“提问”'))
  await eventually(() => expect(allByRole('button', /^移动/)).toHaveLength(1))
  save()
  await eventually(() => expect(saved('update')[1]).toMatchObject({ courseIds: [6] }))
})

test('another kind sells other things, and going back brings what was saved', async () => {
  await open('edit?id=1', [both()])
  await eventually(() => byRole('button', '移动“倾听”'))
  click(byRole('radio', '活动'))
  await eventually(() => expect(allByRole('button', /^移动/)).toEqual([]))
  expect(byRole('combobox', '添加活动')).toBeTruthy()
  click(byRole('radio', '课程'))
  await eventually(() => expect(allByRole('button', /^移动/)).toHaveLength(2))
})

test('only what is done together has a beginning and an end', async () => {
  await open('edit?id=1', [both()])
  await eventually(() => byRole('radio', '随到随学'))
  expect(text()).not.toContain('开始时间')
  click(byRole('radio', '同步学习'))
  await eventually(() => expect(text()).toContain('开始时间'))
})

test('half a date stays where it was typed, is refused beside its field, and is offered after a reload', async () => {
  await open('edit?id=1', [{ ...both(), delivery: 'sync' }])
  const start = await eventually(() => field('开始时间上线前必填'))
  start.focus()
  type(start, '2026-09-')
  start.blur()
  await eventually(() => expect(text()).toContain('请按 2026-09-01 08:30 的格式填写日期和时间'))
  expect(start.value).toBe('2026-09-')
  save()
  await sleep(600)
  expect(saved('update')).toEqual([])
  const typing = leftTyping()
  await page.undraw()
  await fake.stop()
  for (const [slot, value] of Object.entries(typing)) localStorage.setItem(slot, value)
  await open('edit?id=1', [{ ...both(), delivery: 'sync' }])
  click(await eventually(() => byRole('button', '恢复')))
  await eventually(() => expect(field('开始时间上线前必填').value).toBe('2026-09-'))
  type(field('开始时间上线前必填'), '2026-09-01 08:30')
  save()
  const startsAt = new Date(2026, 8, 1, 8, 30).getTime()
  await eventually(() => expect(saved('update')).toMatchObject([{ startsAt }]))
})

test('what the server refuses stands beside its field, also where the control is one of ours', async () => {
  await open('edit?id=1', [both()])
  await eventually(() => type(field('标题'), '访谈十一日'))
  fake.answer('/course/product/update', () => {
    throw refused(400, '请检查填写的内容', { fields: { courseIds: '这一项不能再选了' } })
  })
  save()
  await eventually(() => expect(text()).toContain('这一项不能再选了'))
})

test('a copy is made when it is saved, with what the other one says', async () => {
  await open('copy?id=1', [both()])
  await eventually(() => type(field('标题'), '访谈二十日'))
  expect(saved('create')).toEqual([])
  save()
  await eventually(() =>
    expect(saved('create')).toMatchObject([{ title: '访谈二十日', courseIds: [5, 6], salePrice: 99 }]),
  )
})

test.each(['copy?id=1', 'edit?id=1', 'add'])(
  '%s is left without a question where nothing was changed',
  async (at) => {
    await open(at, [both()])
    await eventually(() => field('标题'))
    click(byRole('button', '取消'))
    await sleep(600)
    expect(text()).not.toContain('离开')
  },
)
