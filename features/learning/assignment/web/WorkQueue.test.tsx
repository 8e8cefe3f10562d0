import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { assignment } from '../assignment.contract.ts'
import { zh } from '../words/zh.ts'
import { WorkQueue } from './WorkQueue.tsx'

let fake: FakeServer
let page: Drawn
let phrases: string[]

beforeEach(() => {
  phrases = ['写得很具体', '请补上原话']
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const rubric = [
  { id: 'a', title: '有原话', detail: '三句', points: 4 },
  { id: 'b', title: '有发现', detail: '', points: 10 },
]
const names = ['', '周小雨', '陈一鸣', '何苗']
const makeRow = (id: number, own: object = {}) => ({
  id,
  cardTitle: '访谈作业',
  activityId: 3,
  activityTitle: '开放式提问',
  productTitle: '访谈入门',
  status: 'submitted',
  dueAt: null,
  submittedAt: 1_790_000_000_000 + id,
  isLate: false,
  submissions: 1,
  replierId: null,
  replierName: '',
  repliedAt: null,
  mayEdit: true,
  revision: 2,
  creatorId: 50 + id,
  creatorName: names[id] ?? '',
  createdAt: 1,
  updatedAt: 1,
  task: '找一个人聊十五分钟。',
  rubric,
  points: 10,
  files: [],
  works: [
    { responseId: id, attempt: 1, text: `第 ${id} 份`, fileIds: [], at: 1, feedback: null, proposed: null },
  ],
  ...own,
})
type Row = ReturnType<typeof makeRow>

async function open(rows: Row[], at = '/datas/works/edit') {
  const person = { id: 1, roles: ['teacher' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: assignment, rows }], person)
  fake.answer('/system/preference/get', () => ({ workPhrases: phrases }))
  fake.answer('/system/preference/update', ({ body }) => {
    phrases = [body['workPhrases']].flat().map(String)
    return true
  })
  fake.answer('/course/assignment/feedback', ({ body }) => {
    const row = fake.rowsOf('assignment').find((one) => one['id'] === body['id'])
    if (!row || row['revision'] !== body['revision']) throw refused(409, '内容已被他人修改', { revision: 3 })
    Object.assign(row, { status: body['result'], revision: 3 })
    return 3
  })
  page = await draw({
    at,
    fake,
    routes: { '/datas/works/edit': () => <WorkQueue /> },
    words: { zh: { assignment: zh } },
  })
}
const sent = () =>
  fake.requests.filter(({ path }) => path === '/course/assignment/feedback').map(({ body }) => body)
const digit = (key: string) => press(key, document.activeElement ?? document.body, { code: `Digit${key}` })
const comment = () => field('评语')

describe('the queue', () => {
  test('is answered by keyboard alone: marks, a phrase, approved, and the next one is there', async () => {
    await open([makeRow(1), makeRow(2)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    expect(text()).toContain('还有 2 份待批改')
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('0 / 4 分'))
    digit('3')
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('0 / 10 分'))
    digit('4')
    await eventually(() => expect(document.activeElement).toBe(comment()))
    expect(text()).toContain('共 11 / 14 分')
    await eventually(() => expect(text()).toContain('请补上原话'))
    press('2', comment(), { code: 'Digit2', ctrlKey: true })
    await eventually(() => expect(comment().value).toBe('请补上原话'))
    press('Enter', comment(), { ctrlKey: true })
    await eventually(() => expect(text()).toContain('第 2 份'))
    expect(sent()).toEqual([
      {
        id: 1,
        revision: 2,
        result: 'approved',
        comment: '请补上原话',
        score: null,
        files: [],
        rubric: [
          { id: 'a', points: 3 },
          { id: 'b', points: 8 },
        ],
      },
    ])
    expect(text()).toContain('周小雨：已通过')
    await eventually(() => expect(text()).toContain('还有 1 份待批改'))
    expect(comment().value).toBe('')
  })

  test('asks the next work ahead of time', async () => {
    await open([makeRow(1), makeRow(2)])
    await eventually(() =>
      expect(
        fake.requests.filter(({ path }) => path === '/course/assignment/get').map(({ query }) => query['id']),
      ).toEqual([...['1', '2']]),
    )
  })

  test('keeps the filters of the list, and begins with the work that was opened', async () => {
    await open([makeRow(1), makeRow(2), makeRow(3)], '/datas/works/edit?activityId=3&id=2')
    await eventually(() => expect(text()).toContain('第 2 份'))
    const request = fake.requests.find(({ path }) => path === '/course/assignment/page')
    expect(request?.body).toMatchObject({ activityId: 3, status: 'submitted' })
    press('n', document.body, { altKey: true, code: 'KeyN' })
    await eventually(() => expect(text()).toContain('第 1 份'))
    expect(page.address()).toContain('activityId=3')
  })

  test('comes to an end, with what was skipped offered again', async () => {
    await open([makeRow(1)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    click(byRole('button', /跳过/))
    await eventually(() => expect(text()).toContain('只剩下跳过的作业'))
    click(byRole('button', '批改跳过的作业'))
    await eventually(() => expect(text()).toContain('第 1 份'))
    digit('1')
    digit('1')
    await eventually(() => expect(text()).toContain('共 3 / 14 分'))
    press('Enter', document.body, { ctrlKey: true })
    await eventually(() => expect(text()).toContain('全部批完了'))
  })
})

describe('an answer', () => {
  test('that returns a work says why, and marks every criterion', async () => {
    await open([makeRow(1)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    press('Enter', document.body, { ctrlKey: true, shiftKey: true })
    await eventually(() => expect(text()).toContain('请为每一项打分'))
    expect(text()).toContain('请输入评语')
    expect(sent()).toEqual([])
  })

  test('is kept while it is written: skipping a work and coming back shows it again', async () => {
    await open([makeRow(1), makeRow(2)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    type(comment(), '先写一半')
    await eventually(() => expect(comment().value).toBe('先写一半'))
    press('n', document.body, { altKey: true, code: 'KeyN' })
    await eventually(() => expect(text()).toContain('第 2 份'))
    expect(comment().value).toBe('')
    press('n', document.body, { altKey: true, code: 'KeyN' })
    click(await eventually(() => byRole('button', '批改跳过的作业')))
    await eventually(() => expect(comment().value).toBe('先写一半'))
    expect(text()).toContain('已恢复你之前写的内容')
  })

  test('to a work that somebody else has answered is not lost, and that is said plainly', async () => {
    await open([makeRow(1)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    type(comment(), '我的评语')
    Object.assign(fake.rowsOf('assignment')[0] ?? {}, { revision: 5, submissions: 2 })
    press('Enter', comment(), { altKey: true })
    await eventually(() => expect(text()).toContain('刚被别人批改'))
    await eventually(() => expect(text()).toContain('现在显示的是最新情况'))
    expect(comment().value).toBe('我的评语')
    press('Enter', comment(), { altKey: true })
    await eventually(() => expect(sent()).toHaveLength(2))
    expect(sent()[1]).toMatchObject({ revision: 5, result: 'feedbackProvided', comment: '我的评语' })
  })

  test('is not sent by an Enter that composes a word', async () => {
    await open([makeRow(1)])
    await eventually(() => expect(text()).toContain('第 1 份'))
    press('Enter', comment(), { ctrlKey: true, isComposing: true })
    expect(text()).not.toContain('请为每一项打分')
  })
})

test('phrases are kept from what is written, and taken away again', async () => {
  await open([makeRow(1)])
  await eventually(() => expect(text()).toContain('写得很具体'))
  type(comment(), '问得好')
  await eventually(() => expect(byRole('button', '存为常用语').hasAttribute('disabled')).toBe(false))
  click(byRole('button', '存为常用语'))
  await eventually(() => expect(phrases).toEqual(['写得很具体', '请补上原话', '问得好']))
  click(byRole('button', '整理'))
  click(await eventually(() => byRole('button', '删除常用语“写得很具体”')))
  await eventually(() => expect(phrases).toEqual(['请补上原话', '问得好']))
})
