import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { learningRecord } from '../learning.contract.ts'
import { zh } from '../words/zh.ts'
import { zh as status } from '../words/status.zh.ts'
import { IndependentRecordList, LearningRecordList } from './LearningRecordList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_790_000_000_000

const makeRow = (id: number, own: object = {}) => ({
  id,
  userId: 7,
  userName: '周小雨',
  userAvatar: '',
  courseId: 3,
  courseTitle: '七天学会提问',
  productId: 4,
  productTitle: '访谈入门',
  activityId: 5,
  activityTitle: '问出一次经历',
  unit: 2,
  unlockAt: at,
  dueAt: null,
  isLate: false,
  versionId: 9,
  versionNumber: 1,
  startedAt: at,
  lastAt: at,
  finishedAt: at,
  durationMs: 125_000,
  sittings: 2,
  dayCount: 1,
  scaled: 0.8,
  points: 8,
  maxPoints: 10,
  stars: 2,
  status: 'learned',
  mayEdit: false,
  revision: 1,
  creatorId: 7,
  creatorName: '周小雨',
  creatorAvatar: '',
  createdAt: at,
  updatedAt: at,
  scores: [{ abilityId: 1, abilityName: '倾听', cards: 0.8, rating: 4, score: 0.8 }],
  days: [{ day: '2026-09-21', durationMs: 125_000, deeds: 6 }],
  answersForgottenAt: null,
  answers: [
    {
      id: 1,
      cardId: 11,
      cardType: 'question',
      cardTitle: '你怎么问',
      attempt: 1,
      response: {},
      ...{
        text: '后来呢？',
        scaled: null,
        passed: false,
        durationMs: 20_000,
        hintsUsed: 0,
        at,
        gradedBy: null,
      },
    },
  ],
  reflections: [{ abilityId: 1, abilityName: '倾听', question: '', rating: 4, text: '还要慢一点', at }],
  ...own,
})

async function open(path: string, own: Readonly<Record<string, unknown>> = {}) {
  const person = { id: 1, roles: ['super_admin' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  const waiting = {
    status: 'locked',
    startedAt: null,
    lastAt: null,
    finishedAt: null,
    stars: 0,
    scaled: null,
  }
  const rows = [
    makeRow(1, own),
    makeRow(2, { ...waiting, activityTitle: '追问', isLate: true, durationMs: 0 }),
  ]
  fake = await startFakeServer([{ resource: learningRecord, rows }], person)
  const picked = { options: learningRecord.endpoints.options }
  registerResources({ user: picked, course: picked, product: picked, activity: picked })
  const routes = {
    '/datas/studys/list': () => <LearningRecordList />,
    '/datas/studys/independent': () => <IndependentRecordList />,
  }
  page = await draw({ at: path, fake, routes, words: { zh: { learning: zh, 'learning-status': status } } })
}

test('records show who learns what and how it went', async () => {
  await open('/datas/studys/list')
  await eventually(() => expect(text()).toContain('问出一次经历'))
  for (const part of ['周小雨', '七天学会提问', '已学完', '80%', '2:05', '追问', '未解锁', '逾期'])
    expect(text()).toContain(part)
  expect(byRole('img', '2 星（满 3 星）')).toBeTruthy()
})

test('a record opens with its days, its answers in words and what the learner says, and leads to the path', async () => {
  await open('/datas/studys/list?edit=1')
  await eventually(() => expect(text()).toContain('后来呢？'))
  for (const part of ['80% (8/10)', '2026-09-21', '6 步', '倾听', '自评 4 / 5', '还要慢一点', '待评分'])
    expect(text()).toContain(part)
  expect(byRole('link', '查看课程学习路径').getAttribute('href')).toBe('/datas/studys/status?learner=7&of=3')
})

test('a record whose answers went by rule says when, and what is left', async () => {
  await open('/datas/studys/list?edit=1', { answers: [], answersForgottenAt: Date.UTC(2026, 8, 30, 4) })
  await eventually(() => expect(text()).toContain('作答已按保留期限于 2026年9月30日 删除，成绩仍然保留。'))
  expect(text()).toContain('80% (8/10)')
})

test('independent records are those outside courses, and a course is nothing to filter by', async () => {
  await open('/datas/studys/independent')
  await eventually(() => expect(text()).toContain('独立学习记录'))
  await eventually(() => {
    const request = fake.requests.findLast(({ path }) => path === '/course/study/page')
    expect(request?.body).toMatchObject({ place: 'independent' })
  })
  expect(text()).not.toContain('七天学会提问')
})
