import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, press, text, type } from '#kit/testing/web/page.ts'
import { refused, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { CourseAdd, CourseEdit } from './CourseForm.tsx'
import { makeCourseRow, openCourses } from './testing/courses.ts'

let fake: FakeServer
let page: Drawn

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const routes = {
  '/manage/lession/edit': () => <CourseEdit />,
  '/manage/lession/add': () => <CourseAdd />,
  '/manage/lession/view': () => <p>课程</p>,
  '/manage/lession/list': () => <p>课程列表</p>,
}

async function open(own: object = {}, at = 'edit?id=1') {
  const opened = await openCourses(`/manage/lession/${at}`, routes, [makeCourseRow(1, own)])
  ;({ fake, page } = opened)
}

const handle = (title: string) => eventually(() => byRole('button', `移动“${title}”`))
const save = () => click(byRole('button', '保存'))
const sent = () =>
  fake.requests.filter(({ path }) => path === '/course/lession/update').map(({ body }) => body)
const region = (name: string) => [...document.querySelectorAll(`section[aria-label="${name}"]`)]
const titlesIn = (name: string) =>
  region(name).flatMap((found) =>
    [...found.querySelectorAll('.course-place-title')].map((title) => title.textContent),
  )

describe('the board of a course', () => {
  test('shows each day with its activities', async () => {
    await open()
    await handle('提问')
    expect(titlesIn('第 1 天')).toEqual(['提问', '倾听'])
    expect(titlesIn('第 2 天')).toEqual([])
    expect(titlesIn('第 3 天')).toEqual(['整理'])
    expect(region('第 4 天')).toHaveLength(1)
  })

  test('moves an activity with the keyboard, over the edge of its day too, and tells where it is', async () => {
    await open()
    const dragHandle = await handle('倾听')
    dragHandle.focus()
    press('ArrowDown', dragHandle, { altKey: true })
    await eventually(() => expect(titlesIn('第 2 天')).toEqual(['倾听']))
    expect(text()).toContain('“倾听”：第 2 天，第 1 个，共 1 个')
    await eventually(() => expect(document.activeElement).toBe(byRole('button', '移动“倾听”')))
    press('ArrowRight', document.activeElement ?? dragHandle, { altKey: true })
    await eventually(() => expect(titlesIn('第 3 天')).toEqual(['倾听', '整理']))
    save()
    await eventually(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.['places']).toEqual([
      { unit: 1, activityId: 11 },
      { unit: 3, activityId: 12 },
      { unit: 3, activityId: 13 },
    ])
  })

  test('takes an activity out at once, and brings it back', async () => {
    await open()
    await handle('提问')
    click(byRole('button', '“提问”的更多操作'))
    click(await eventually(() => byRole('menuitem', '移除')))
    await eventually(() => expect(titlesIn('第 1 天')).toEqual(['倾听']))
    click(await eventually(() => byRole('button', '撤销')))
    await eventually(() => expect(titlesIn('第 1 天')).toEqual(['提问', '倾听']))
  })

  test('says what stands behind the end of a course that was made shorter, and moves it inside', async () => {
    await open({ days: 2 })
    await eventually(() => expect(text()).toContain('有 1 个活动排在课程结束之后'))
    click(byRole('button', '移到第 2 天'))
    await eventually(() => expect(titlesIn('第 2 天')).toEqual(['整理']))
    expect(text()).not.toContain('排在课程结束之后')
  })

  test('of a year draws the days in sight, not all of them', async () => {
    await open({ days: 365 })
    await handle('提问')
    expect(document.querySelectorAll('[data-unit]').length).toBeLessThan(40)
  })
})

describe('sections', () => {
  const sections = {
    learnMode: 'content',
    sections: ['开始', '深入', '收尾'].map((title) => ({ title, overview: '', firstDay: null })),
  }

  test('are written where they stand, and take their activities along', async () => {
    await open(sections)
    await eventually(() => expect(titlesIn('收尾')).toEqual(['整理']))
    click(byRole('button', '收尾的更多操作'))
    click(await eventually(() => byRole('menuitem', '上移')))
    save()
    await eventually(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.['sections']).toMatchObject([{ title: '开始' }, { title: '收尾' }, { title: '深入' }])
    expect(sent()[0]?.['places']).toMatchObject([{ unit: 1 }, { unit: 1 }, { unit: 2, activityId: 13 }])
  })
})

describe('sections of a course by day', () => {
  const two = [
    { title: '开口', overview: '', firstDay: 1 },
    { title: '收尾', overview: '', firstDay: 3 },
  ]
  const sectionsSent = () => sent()[0]?.['sections']
  /** What stands on the board, top to bottom. */
  const board = () =>
    [...document.querySelectorAll('.course-section, .course-unit')].map((one) =>
      one.getAttribute('aria-label'),
    )

  test('stand above the day on which they begin', async () => {
    await open({ sections: two })
    await handle('提问')
    expect(board()).toEqual(['开口', '第 1 天', '第 2 天', '收尾', '第 3 天', '第 4 天'])
  })

  test('begin on a day, the first with the days before it, and are written there', async () => {
    await open()
    await handle('提问')
    click(byRole('button', '第 3 天的更多操作'))
    click(await eventually(() => byRole('menuitem', '从这一天开始新章节')))
    await eventually(() =>
      expect(board()).toEqual(['第 1 章', '第 1 天', '第 2 天', '第 2 章', '第 3 天', '第 4 天']),
    )
    for (const [title, field] of [
      ['开口', '第 1 章的标题'],
      ['收尾', '第 2 章的标题'],
    ] as const) {
      const input = byRole('textbox', field)
      if (!(input instanceof HTMLInputElement)) throw new Error('no title')
      type(input, title)
    }
    save()
    await eventually(() => expect(sectionsSent()).toEqual(two))
  })

  test('leave their days to the one before', async () => {
    await open({ sections: two })
    await handle('提问')
    click(byRole('button', '收尾的更多操作'))
    click(await eventually(() => byRole('menuitem', '删除章节')))
    await eventually(() => expect(board()).toEqual(['开口', '第 1 天', '第 2 天', '第 3 天', '第 4 天']))
    expect(titlesIn('第 3 天')).toEqual(['整理'])
    click(await eventually(() => byRole('button', '撤销')))
    await eventually(() => expect(board()).toContain('收尾'))
  })

  test('that a shorter course has no day for say so, and go with what else is behind its end', async () => {
    await open({ sections: two, days: 2, places: [] })
    await eventually(() => expect(text()).toContain('课程里没有这一天或这一章'))
    expect(text()).toContain('有里程碑或章节排在课程结束之后')
    click(byRole('button', '移除'))
    await eventually(() => expect(board()).toEqual(['开口', '第 1 天', '第 2 天']))
  })
})

test('a course that becomes one by day keeps what stood in its sections, and days are asked again', async () => {
  const sections = ['开始', '深入', '收尾'].map((title) => ({ title, overview: '', firstDay: null }))
  await open({ learnMode: 'content', sections, days: null })
  await eventually(() => expect(titlesIn('收尾')).toEqual(['整理']))
  expect(text()).not.toContain('天数')
  click(byRole('radio', '按天学'))
  await eventually(() => expect(titlesIn('第 3 天')).toEqual(['整理']))
  expect(text()).toContain('天数')
  save()
  await eventually(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toMatchObject({ days: 3, sections: [{ firstDay: 1 }, { firstDay: 2 }, { firstDay: 3 }] })
})

describe('beside the form', () => {
  test('the page of the course follows what is typed', async () => {
    await open()
    // The window of a test has no room for both.
    click(await eventually(() => byRole('button', '预览')))
    const phone = await eventually(() => byRole('region', '学员看到的课程页'))
    expect(phone.textContent).toContain('¥199.50')
    expect(phone.textContent).toContain('做了十年访谈')
    const title = allByRole('textbox', /^标题/)[0]
    if (!(title instanceof HTMLInputElement)) throw new Error('no title')
    type(title, '访谈的艺术')
    await eventually(() => expect(phone.textContent).toContain('访谈的艺术'))
  })

  test('a calendar tells what opens when', async () => {
    await open()
    const group = await eventually(() => byRole('group', '学员看到的解锁时间'))
    await eventually(() => expect(group.querySelectorAll('[data-open]').length).toBeGreaterThan(0))
    expect(group.textContent).toContain('第 1 天')
    expect(group.textContent).toContain('不再计入成绩')
  })
})

test('what the server refuses stands at the board, with the day that it is about', async () => {
  await open()
  await handle('提问')
  fake.answer('/course/lession/update', () => {
    throw refused(400, '请检查', { fields: { 'places.2.activityId': '只能选择已上线的活动' } })
  })
  const dragHandle = byRole('button', '移动“提问”')
  press('ArrowDown', dragHandle, { altKey: true })
  await eventually(() => expect(titlesIn('第 1 天')).toEqual(['倾听', '提问']))
  save()
  await eventually(() => expect(text()).toContain('第 3 天:'))
  expect(text()).toContain('只能选择已上线的活动')
})

test('a draft says what is missing before it can be public, and leads to each field', async () => {
  await open({ overview: '', instructorIds: [] })
  await eventually(() => expect(text()).toContain('上线前还差 2 项'))
  const overview = await eventually(() => byRole('textbox', /^概述/))
  expect(document.activeElement).not.toBe(overview)
  click(byRole('button', '请输入概述'))
  expect(document.activeElement).toBe(overview)
})

describe('a new course', () => {
  const headings = () => allByRole('heading', /./).map((one) => one.textContent)

  test('asks three things at first, and stays open to go on with', async () => {
    await open({}, 'add')
    const title = await eventually(() => byRole('textbox', /^标题/))
    if (!(title instanceof HTMLInputElement)) throw new Error('no title')
    expect(headings()).toEqual(['新建课程', '1. 这是什么课', '2. 课程内容', '3. 怎么学'])
    type(title, '访谈的艺术')
    fake.answer('/course/lession/get', () => makeCourseRow(2, { title: '访谈的艺术', overview: '' }))
    save()
    await eventually(() => expect(page.address()).toBe('/manage/lession/edit?id=2'))
    await eventually(() => expect(text()).toContain('上线前还差'))
    expect(headings()).toContain('价格与课程页')
  })
})

describe('an activity that is brought along', () => {
  const brought = () =>
    fake.answer('/course/activity/get', () => ({
      ...{ id: 14, title: '追问', cover: '', status: 'public', creatorId: 2 },
    }))

  test('stands at the end of the course, and is saved when somebody saves', async () => {
    await open()
    brought()
    page.go('/manage/lession/edit?id=1&activityId=14')
    await handle('追问')
    expect(titlesIn('第 4 天')).toEqual(['追问'])
    expect(text()).toContain('“追问”已放在课程末尾')
    expect(sent()).toEqual([])
    save()
    await eventually(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.['places']).toContainEqual({ unit: 4, activityId: 14 })
  })

  test('begins a new course on its first day', async () => {
    await open({}, 'list')
    brought()
    page.go('/manage/lession/add?activityId=14')
    await handle('追问')
    expect(titlesIn('第 1 天')).toEqual(['追问'])
  })

  test('that one may not see is left out', async () => {
    await open({}, 'list')
    fake.answer('/course/activity/get', () => {
      throw refused(404, '不存在', {})
    })
    page.go('/manage/lession/add?activityId=14')
    await eventually(() => byRole('button', '保存'))
    expect(titlesIn('第 1 天')).toEqual([])
    expect(text()).toContain('有 1 个活动没有加入：它们已不存在，或者你无权使用。')
  })

  test('with others stands in their order; a draft of somebody else is left out, by its name', async () => {
    await open({}, 'list')
    const found = (id: number, title: string, own: object) => ({ id, title, cover: '', creatorId: 1, ...own })
    const activities = [
      found(15, '复述', { status: 'draft' }),
      found(14, '追问', { status: 'public', creatorId: 2 }),
      found(16, '别人的', { status: 'draft', creatorId: 2 }),
    ]
    fake.answer('/course/activity/get', ({ query }) =>
      activities.find(({ id }) => id === Number(query['id'])),
    )
    page.go('/manage/lession/add?activityId=15,14,16')
    await handle('追问')
    expect(titlesIn('第 1 天')).toEqual(['复述', '追问'])
    expect(text()).toContain('“别人的”没有加入：只能使用已上线的活动和你自己的草稿。')
    expect(fake.requests.filter(({ path }) => path === '/course/lession/create')).toEqual([])
  })
})

describe('activities are added to a day', () => {
  const at = 1_790_000_000_000
  const offered = (id: number, title: string, own: object = {}) => ({
    ...{ id, title, cover: '', status: 'public', cardCount: id, creatorId: 1, revision: 1 },
    ...{ createdAt: at, updatedAt: at, ...own },
  })

  test('by their covers, several at once, and those that are there already say where', async () => {
    await open()
    const rows = [
      offered(11, '提问'),
      offered(21, '追问', { cover: '/files/21.png' }),
      offered(22, '复述'),
      offered(23, '别人的', { status: 'draft', creatorId: 2 }),
    ]
    fake.answer('/course/activity/page', ({ body }) => {
      const list = rows.filter(({ title }) => title.includes(String(body['title'] ?? '')))
      return { list, total: list.length, totalIsCapped: false, next: null }
    })
    click(await eventually(() => byRole('button', '添加活动到第 2 天')))
    const dialog = await eventually(() => byRole('dialog', '添加活动到第 2 天'))
    const box = (title: RegExp) => {
      const found = byRole('checkbox', title, dialog)
      if (!(found instanceof HTMLInputElement)) throw new Error('no checkbox')
      return found
    }
    await eventually(() => box(/追问/))
    expect([box(/提问/).disabled, box(/提问/).checked]).toEqual([true, true])
    expect(dialog.textContent).toContain('已经在第 1 天里')
    expect(box(/别人的/).disabled).toBe(true)
    expect(dialog.textContent).toContain('22 张卡片')
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/files/21.png')
    click(box(/复述/))
    const search = byRole('textbox', '按标题搜索', dialog)
    if (!(search instanceof HTMLInputElement)) throw new Error('no search')
    type(search, '追')
    await eventually(() => expect(dialog.textContent).not.toContain('复述'))
    click(box(/追问/))
    click(await eventually(() => byRole('button', '添加 2 个活动', dialog)))
    await eventually(() => expect(titlesIn('第 2 天')).toEqual(['复述', '追问']))
  })
})
