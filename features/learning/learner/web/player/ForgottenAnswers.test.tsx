import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, text } from '#kit/testing/web/page.ts'
import type { LearnRecord } from '#features/learning/attempt/learner.records.ts'
import { zh } from '../../words/zh.ts'
import { ForgottenAnswers } from './ForgottenAnswers.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const record: LearnRecord = {
  ...{ status: 'learned', startedAt: 1, finishedAt: 2, scaled: 1, points: 2, maxPoints: 2, stars: 3 },
  ...{ awaitsTeacher: false, answersForgottenAt: null },
}
const shown = { id: 3, title: '倾听', description: '', cover: '', language: null, cardCount: 2, seconds: 60 }

async function open(of: Partial<LearnRecord> | null, seenCount: number) {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  const activity = { ...shown, seenCount, record: of && { ...record, ...of } }
  const Screen = () => (
    <main>
      <ForgottenAnswers activity={activity} />
      the cards
    </main>
  )
  page = await draw({ at: '/learn', fake, routes: { '/learn': Screen }, words: { zh: { learn: zh } } })
  await eventually(() => expect(text()).toContain('the cards'))
}

const at = Date.UTC(2026, 4, 6, 4)

test('whoever comes back after their answers were deleted reads since when, and that the result stays', async () => {
  await open({ answersForgottenAt: at }, 0)
  expect(text()).toContain('你以前的作答已于 2026年5月6日 删除，成绩仍然保留。')
})

test.for([
  [null, 0],
  [{}, 0],
  [{ answersForgottenAt: at }, 1],
] as const)('nobody else reads of it: %j, %i cards seen', async ([of, seenCount]) => {
  await open(of, seenCount)
  expect(text()).not.toContain('删除')
})
