import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../words/zh.ts'
import { zh as status } from '../words/status.zh.ts'
import { RecordStatus } from './RecordStatus.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const at = 1_790_000_000_000
const reached = { startedAt: at, lastAt: at, finishedAt: at, durationMs: 125_000, sittings: 1, scaled: 0.8 }
const nothing = {
  startedAt: null,
  lastAt: null,
  finishedAt: null,
  durationMs: 0,
  sittings: 0,
  scaled: null,
  points: 0,
  maxPoints: 0,
  stars: 0,
}

const path = {
  userName: '周小雨',
  courseTitle: '七天学会提问',
  learnMode: 'day',
  unlockMode: 'daily',
  status: 'behind',
  startsOn: '2026-09-20',
  timeZone: 'Asia/Shanghai',
  redeemedAt: at,
  sections: [{ title: '开口', overview: '', from: 1, to: 3 }],
  units: [
    {
      unit: 1,
      title: '',
      milestones: [],
      status: 'learned',
      opensAt: at,
      endsAt: at,
      activities: [
        {
          id: 1,
          activityId: 5,
          title: '问出一次经历',
          status: 'learned',
          isLate: false,
          ...reached,
          points: 8,
          maxPoints: 10,
          stars: 2,
        },
      ],
    },
    {
      unit: 2,
      title: '',
      milestones: [{ title: '第一次访谈', isReached: false }],
      status: 'pending',
      opensAt: at,
      endsAt: at,
      activities: [
        { ...nothing, id: 2, activityId: 6, title: '追问', status: 'pending' as const, isLate: true },
      ],
    },
    {
      unit: 3,
      title: '',
      milestones: [],
      status: 'locked',
      opensAt: null,
      endsAt: null,
      activities: [],
    },
  ],
  days: [{ day: '2026-09-21', durationMs: 125_000, deeds: 6 }],
  scores: [],
}

async function open(at: string) {
  const person = { id: 1, roles: ['teacher' as const] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  fake.answer('/course/study/path', () => path)
  fake.answer('/course/study/get', () => ({
    answersForgottenAt: null,
    answers: [
      {
        id: 1,
        cardId: 11,
        cardType: 'question',
        cardTitle: '你怎么问',
        attempt: 1,
        response: {},
        text: '后来呢？',
        scaled: 1,
        passed: true,
        durationMs: 20_000,
        hintsUsed: 1,
        at: 1,
        gradedBy: null,
      },
    ],
    reflections: [],
  }))
  const routes = { '/datas/studys/status': () => <RecordStatus /> }
  page = await draw({ at, fake, routes, words: { zh: { learning: zh, 'learning-status': status } } })
}

test('a path begins where the learner is, and leads from day to day to the answers in words', async () => {
  await open('/datas/studys/status?learner=7&of=3')
  await eventually(() => expect(text()).toContain('周小雨'))
  for (const part of ['七天学会提问', '落后', '1 / 2', '2/6', '追问', '第一次访谈', '逾期', '2026-09-21'])
    expect(text()).toContain(part)
  expect(byRole('button', '第 2 天, 待学习, 0 / 1, 有落后, 第一次访谈').getAttribute('aria-pressed')).toBe(
    'true',
  )
  click(byRole('button', '第 1 天, 已学完, 1 / 1'))
  await eventually(() => expect(text()).toContain('问出一次经历'))
  click(byRole('button', '查看作答: 问出一次经历'))
  await eventually(() => expect(text()).toContain('后来呢？'))
  expect(text()).toContain('用了 1 条提示')
  click(byRole('button', '第 3 天, 未解锁, 0 / 0'))
  await eventually(() => expect(text()).toContain('学完前面的内容后解锁'))
})
