import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { banner } from '../banner.contract.ts'
import { zh } from '../words/zh.ts'
import { BannerList } from './BannerList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_890_000_000_000
const makeRow = (id: number, own: object = {}) => ({
  ...{ id, title: '寒假营开课', pushType: 'time', nodeType: null, pushTime: at, courseIds: '' },
  ...{ audience: 'all', userIds: [], users: [], fileType: 'image', image: '/files/a.png', videoId: null },
  ...{ targetKind: 'none', targetCourseId: null, targetProductId: null, targetActivityId: null },
  ...{ targetPath: '', targetTitle: '', targetIsPublic: true, target: null },
  ...{ video: null, armedAt: null, sentAt: null, viewCount: 0, status: 'draft', mayEdit: true },
  ...{ creatorId: 1, creatorName: '林晓', createdAt: at, updatedAt: at, revision: 1 },
  ...own,
})

async function open(rows: ReturnType<typeof makeRow>[], where = '/datas/banners/list') {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: banner, rows }], person)
  fake.answer('/course/banner/schedule', () => 2)
  const options = { options: banner.endpoints.options }
  registerResources({ activity: options, course: options, product: options, user: options })
  const routes = { '/datas/banners/list': () => <BannerList /> }
  page = await draw({ at: where, fake, routes, words: { zh: { banner: zh } } })
}

test('a draft with a time is scheduled from its row, one with an event is published', async () => {
  await open([makeRow(1), makeRow(2, { pushType: 'node', nodeType: 'learned', pushTime: null })])
  await eventually(() => expect(text()).toContain('学完课程后'))
  expect(text()).toContain('尚未定时')
  expect(allByRole('button', '上线')).toHaveLength(1)
  click(byRole('button', '定时推送'))
  await eventually(() =>
    expect(fake.requests.find(({ path }) => path === '/course/banner/schedule')?.body).toEqual({
      id: 1,
      revision: 1,
    }),
  )
})

test('one that is armed says when it goes out, and is not armed again', async () => {
  await open([makeRow(1, { armedAt: at - 5 })])
  await eventually(() => expect(text()).toMatch(/将于 \S+ \S+ 推送/))
  expect(allByRole('button', '定时推送')).toEqual([])
})

test('the form asks for an event or a time, whichever the push needs', async () => {
  await open([makeRow(1)], '/datas/banners/list?edit=1')
  await eventually(() => expect(text()).toContain('课程 ID'))
  expect(document.querySelector('[data-field="pushTime"]')).toBeTruthy()
  expect(document.querySelector('[data-field="nodeType"]')).toBeNull()
  click(byRole('radio', '按节点'))
  await eventually(() => expect(document.querySelector('[data-field="nodeType"]')).toBeTruthy())
  expect(document.querySelector('[data-field="pushTime"]')).toBeNull()
})

test('the list says where each leads, and marks what is not public', async () => {
  const course = { targetKind: 'course', targetCourseId: 3, targetTitle: '访谈十日' }
  await open([
    makeRow(1, { ...course, targetIsPublic: false }),
    makeRow(2, { targetKind: 'page', targetPath: '/learn/redeem', targetTitle: '/learn/redeem' }),
  ])
  await eventually(() => expect(text()).toContain('访谈十日'))
  expect(text()).toContain('/learn/redeem')
  expect(text().split(zh.target.notPublic)).toHaveLength(2)
})

test.each([
  [
    'the course, by its name',
    { targetKind: 'course', targetCourseId: 3, target: { id: 3, label: '访谈十日' } },
    'targetCourseId',
  ],
  ['the page', { targetKind: 'page', targetPath: '/learn/redeem' }, 'targetPath'],
  ['nothing', { targetKind: 'none' }, undefined],
])('of the target the form asks for %s', async (_what, target, asked) => {
  await open([makeRow(1, target)], '/datas/banners/list?edit=1')
  const field = (name: string) => document.querySelector(`[data-field=targetKind] [data-field="${name}"]`)
  await eventually(() => expect(document.querySelector('[data-field=targetKind]')).toBeTruthy())
  const names = ['targetCourseId', 'targetProductId', 'targetActivityId', 'targetPath']
  expect(names.filter((name) => field(name))).toEqual(asked === undefined ? [] : [asked])
  if (asked === 'targetCourseId') expect(field(asked)?.textContent).toContain('访谈十日')
})
