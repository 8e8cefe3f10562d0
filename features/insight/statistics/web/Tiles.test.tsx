import { afterEach, expect, test } from 'vitest'
import { totalCap } from '#kit/contract/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, text } from '#kit/testing/web/page.ts'
import { zh } from '../words/zh.ts'
import { Tiles } from './Tiles.tsx'

let fake: FakeServer
let page: Drawn
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const whole = { learners: 40, finished: 30, score: 0.62, scored: 30, scores: [], stars: [], times: null }

test.each([
  ['little', 7, '7 位学员的最新学习数据正在统计，稍后更新。'],
  ['much', totalCap, zh.pendingMuch],
])('whoever sees figures hears that %s is not counted yet', async (_what, pending, told) => {
  const routes = { '/statics/activity/info': () => <Tiles pending={pending} whole={whole} /> }
  fake = await startFakeServer([], { id: 1, roles: ['super_admin'] })
  page = await draw({ at: '/statics/activity/info', routes, fake, words: { zh: { statistics: zh } } })
  await eventually(() => expect(text()).toContain(told))
})
