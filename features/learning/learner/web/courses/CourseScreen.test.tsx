import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { encodeCode, formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { zh } from '../../words/zh.ts'
import { Banners } from './Banners.tsx'
import { CourseScreen } from './CourseScreen.tsx'
import { RedeemScreen } from './RedeemScreen.tsx'
import { useBanners } from './useBanners.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  courseOwn = {}
  await page.undraw()
  await fake.stop()
})

const activity = (id: number, title: string) => ({
  id,
  title,
  description: '',
  cover: '',
  language: 'zh',
  cardCount: 3,
  seconds: 0,
  seenCount: 0,
  record: null,
})
const unit = (number: number, own: object) => ({
  unit: number,
  title: '',
  overview: '',
  milestones: [],
  status: 'pending',
  isOpen: true,
  opensAt: null,
  countsForCredit: true,
  activities: [activity(number, `活动${number}`)],
  ...own,
})
const course = {
  id: 1,
  title: '访谈七日',
  cover: '',
  type: 'selfPaced',
  learnMode: 'day',
  showMode: 'list',
  startsOn: '2026-10-20',
  timeZone: 'Asia/Shanghai',
  redeemedAt: 1,
  status: 'learning',
  unitCount: 3,
  learnedUnits: 1,
  activityCount: 3,
  learnedActivities: 1,
  nextOpensAt: null,
  overview: '每天一小步',
  unlockMode: 'daily',
  isChasing: false,
  stars: 2,
  next: { id: 2, title: '活动2', isBegun: false },
  teachers: [
    { id: 7, nickname: '林晓', avatar: '/files/lin.png', hasPage: true },
    { id: 8, nickname: '王老师', avatar: '', hasPage: false },
  ],
  closesAt: null,
  sections: [],
  units: [
    unit(1, { status: 'learned', milestones: [{ title: '开口了', isReached: true }] }),
    unit(2, { countsForCredit: false, milestones: [{ title: '过半了', isReached: false }] }),
    unit(3, { status: 'locked', isOpen: false, opensAt: 1_890_000_000_000 }),
  ],
}

const announced = () => [
  { id: 5, title: '寒假营', fileType: 'image', url: '/files/a.png', href: '/learn/course/3' },
  { id: 4, title: '新课', fileType: 'image', url: '/files/b.png', href: '' },
]

let courseOwn = {}

async function open(screen: () => React.ReactNode, banners: () => unknown = announced) {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  fake.answer('/learn/course', () => ({ ...course, ...courseOwn }))
  fake.answer('/learn/banners', banners)
  fake.answer('/learn/banner-viewed', () => true)
  fake.answer('/learn/redeem', () => ({ productId: 1, title: '访谈全套' }))
  page = await draw({ at: '/learn', fake, routes: { '/learn': screen }, words: { zh: { learn: zh } } })
}

test('a course shows its days: what is open leads on, what is closed says when it opens', async () => {
  await open(() => <CourseScreen id={1} />)
  await eventually(() => expect(text()).toContain('访谈七日'))
  for (const part of ['第 1 天', '已学完', '过半了', '不再计入成绩', '已学 1/3 个活动', '2029年11月'])
    expect(text()).toContain(part)
  expect(byRole('link', '开始学习活动2').getAttribute('href')).toBe('/learn/activity?id=2&course=1')
  expect(byRole('link', '第 2 天：已过当天').getAttribute('href')).toBe('#unit-2')
  expect(byRole('img', '2 颗星，共 9 颗')).toBeTruthy()
  const links = allByRole('link', /./).map((link) => link.getAttribute('href'))
  expect(links).toContain('/learn/activity?id=2&course=1')
  expect(links).not.toContain('/learn/activity?id=3&course=1')
})

/** What stands on the way, top to bottom. */
const way = () =>
  [...document.querySelectorAll('.learn-section h2, .learn-unit summary strong, .learn-flag')].map(
    (one) => one.textContent,
  )

test.each(['grid', 'path', 'list'])(
  'in a %s each milestone stands behind its day, reached or not',
  async (showMode) => {
    courseOwn = { showMode }
    await open(() => <CourseScreen id={1} />)
    await eventually(() => expect(text()).toContain('访谈七日'))
    expect(way()).toEqual(['第 1 天', '开口了已达成', '第 2 天', '过半了尚未达成', '第 3 天'])
  },
)

test('days that belong together stand under their section, on the map too', async () => {
  courseOwn = {
    sections: [
      { title: '先听', overview: '两天只听', from: 1, to: 2 },
      { title: '再写', overview: '', from: 3, to: 3 },
    ],
  }
  await open(() => <CourseScreen id={1} />)
  await eventually(() => expect(text()).toContain('两天只听'))
  expect(way()).toEqual([
    ...['先听 第 1–2 天', '第 1 天', '开口了已达成', '第 2 天', '过半了尚未达成'],
    ...['再写 第 3 天', '第 3 天'],
  ])
  const map = byRole('navigation', '全部天数')
  expect([...map.querySelectorAll('p')].map((one) => one.textContent)).toEqual(['先听', '再写'])
  expect(map.querySelectorAll('li')).toHaveLength(3)
})

test('a course names its teachers, and leads to the public page of those who have one', async () => {
  await open(() => <CourseScreen id={1} />)
  await eventually(() => expect(text()).toContain('王老师'))
  expect(byRole('link', '林晓').getAttribute('href')).toBe('/learn/creator/7')
  expect(allByRole('link', /王老师/)).toEqual([])
})

const code = encodeCode(Array.from({ length: 15 }, (_, place) => place))

test('a code is sent when the learner says so, with the zone of the browser', async () => {
  await open(() => <RedeemScreen code={code} viaQr />)
  await eventually(() => expect(text()).toContain(zh.redeem.leadBrought))
  expect(fake.requests.filter(({ path }) => path === '/learn/redeem')).toEqual([])
  click(byRole('button', '兑换'))
  await eventually(() => expect(text()).toContain('已兑换“访谈全套”'))
  expect(fake.requests.find(({ path }) => path === '/learn/redeem')?.body).toEqual({
    code: formatCode(code),
    viaQr: true,
    clientId: expect.any(String),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

function Announced() {
  const { banners, show } = useBanners()
  return banners && <Banners banners={banners} onLeft={show} />
}

function Waiting() {
  return <p>{useBanners().banners ? 'home' : 'coming'}</p>
}

test('banners that never come hold nothing up for ever', async () => {
  await open(Waiting, () => new Promise(() => undefined))
  await eventually(() => expect(text()).toContain('coming'))
  await eventually(() => expect(text()).toContain('home'), 50_000)
}, 60_000)

test('banners come one at a time; one that is closed is put away for good', async () => {
  await open(Announced)
  await eventually(() => expect(text()).toContain('寒假营'))
  expect(text()).not.toContain('新课')
  click(byRole('button', '关闭'))
  await eventually(() => expect(text()).toContain('新课'))
  await eventually(() => {
    const viewed = fake.requests.filter(({ path }) => path === '/learn/banner-viewed')
    const views = viewed.map(({ body }) => `${String(body['bannerId'])} ${String(body['isDismissed'])}`)
    expect(views.toSorted()).toEqual(['4 false', '5 false', '5 true'])
  })
})

test('a banner is named under its picture, and leads to its target where it has one', async () => {
  await open(Announced)
  await eventually(() => expect(byRole('link', '寒假营').getAttribute('href')).toBe('/learn/course/3'))
  expect(document.querySelector('.learn-banner a img')).toBeTruthy()
  click(byRole('button', '关闭'))
  await eventually(() => expect(text()).toContain('新课'))
  expect(allByRole('link', /./)).toEqual([])
})

test('a film keeps its controls, and its title leads on', async () => {
  await open(Announced, () => [
    { id: 6, title: '开课', fileType: 'video', url: '/files/c.mp4', href: '/learn/redeem' },
  ])
  await eventually(() => expect(byRole('link', '开课').getAttribute('href')).toBe('/learn/redeem'))
  expect(document.querySelector('a video')).toBeNull()
})
