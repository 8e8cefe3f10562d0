import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh as design } from '../../words/design.zh.ts'
import { zh } from '../../words/zh.ts'
import { makeCourseRow } from '../testing/courses.ts'
import { CoursePage } from './CoursePage.tsx'
import { shownCourse } from './shownCourse.ts'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const titles = new Map([
  [11, '提问'],
  [12, '倾听'],
  [13, '整理'],
])

const shown = (own: object) =>
  shownCourse(makeCourseRow(1, own), {
    unitName: (unit) => `第 ${unit} 天`,
    activity: (id) => ({ title: titles.get(id) ?? '', cover: '', isFree: id === 11 }),
    person: (id) => ({ name: `老师${id}`, about: '', avatar: '' }),
    ability: () => undefined,
    film: (id) => (id === 5 ? '/files/tour.mp4' : undefined),
  })

async function open(own: object = {}) {
  setSession({ id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['lx_designer'] })
  page = await draw({
    at: '/',
    fake,
    routes: { '/': () => <CoursePage course={shown(own)} /> },
    words: { zh: { course: zh, 'course-design': design } },
  })
  await eventually(() => expect(text()).toContain('用户研究入门'))
}

const sections = [
  { title: '开口', overview: '先学会问', firstDay: 1 },
  { title: '收尾', overview: '', firstDay: 3 },
]
const groups = () => [...document.querySelectorAll('details.course-page-group')]

test('days stand under their section, which opens without a script', async () => {
  await open({ sections, milestones: [{ unit: 3, title: '交出一页纸' }] })
  expect(groups().map((group) => group.querySelector('summary')?.textContent)).toEqual([
    '开口 第 1–2 天',
    '收尾 第 3–4 天',
  ])
  const [first, second] = groups()
  expect(first?.textContent).toContain('先学会问')
  expect(first?.textContent).toContain('提问')
  expect(second?.textContent).toMatch(/整理.*交出一页纸/)
  expect([first?.hasAttribute('open'), second?.hasAttribute('open')]).toEqual([true, false])
  expect(allByRole('button', /./)).toEqual([])
})

test('many days are there from the start, folded', async () => {
  await open({ days: 9 })
  const more = document.querySelector('details.course-page-rest')
  expect(more?.querySelector('summary')?.textContent).toContain('再看 2 项')
  expect(more?.querySelectorAll('li')).toHaveLength(2)
})

test('what everybody may try is marked', async () => {
  await open()
  const marked = [...document.querySelectorAll('.course-page-activity')].filter((one) =>
    one.textContent?.includes('免费试学'),
  )
  expect(marked.map((one) => one.textContent)).toEqual(['提问免费试学'])
})

test('a film of the gallery is played by the browser, and only when somebody says so', async () => {
  const gallery = [
    { image: '/files/room.png', caption: '教室', videoId: null },
    { image: '/files/poster.png', caption: '走一圈', videoId: 5 },
  ]
  await open({ gallery })
  const film = document.querySelector('video')
  expect(film?.getAttribute('src')).toBe('/files/tour.mp4')
  expect(film?.getAttribute('poster')).toBe('/files/poster.png')
  expect([film?.controls, film?.autoplay, film?.preload]).toEqual([true, false, 'none'])
  expect(document.querySelector('img[alt="教室"]')).toBeTruthy()
})

const material = (own: object) => ({
  title: '录音笔',
  overview: '',
  quantity: 1,
  image: '',
  source: 'selfPurchase',
  link: 'https://shop.example/1',
  platform: '示例商城',
  ...own,
})

test('what learners buy themselves leads to its shop, and to nothing that runs', async () => {
  await open({ materials: [material({}), material({ title: '本子', link: 'javascript:alert(1)' })] })
  expect(byRole('link', '去示例商城购买').getAttribute('href')).toBe('https://shop.example/1')
  expect(allByRole('link', /./)).toHaveLength(1)
})

test('what it is drawn from is plain data', async () => {
  await open({ sections })
  const course = shown({ sections })
  expect(JSON.parse(JSON.stringify(course))).toEqual(course)
})
