import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../../words/zh.ts'
import { zh as reflection } from '../../words/reflection.zh.ts'
import { Reflection } from './Reflection.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

async function open(item: readonly object[]) {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  fake.answer('/learn/reflection', () => item)
  const routes = { '/learn': () => <Reflection activityId={3} /> }
  page = await draw({
    at: '/learn',
    fake,
    routes,
    words: { zh: { learn: zh, 'learn-reflection': reflection } },
  })
}

const question = { abilityId: 5, abilityName: '倾听', question: '你更会听了吗？', rating: null, text: '' }
const sent = () => fake.requests.findLast(({ path, body }) => path === '/learn/reflection' && body)

test('a learner rates what the activity asks for; nothing is sent before', async () => {
  await open([question])
  await eventually(() => expect(text()).toContain('你更会听了吗？'))
  expect(byRole('button', '保存').hasAttribute('disabled')).toBe(true)
  click(byRole('radio', '4 分（满分 5 分）'))
  await eventually(() => expect(byRole('button', '保存').hasAttribute('disabled')).toBe(false))
  click(byRole('button', '保存'))
  await eventually(() => expect(text()).toContain('已保存'))
  expect(sent()?.body).toMatchObject({
    activityId: 3,
    reflections: [{ abilityId: 5, rating: 4, text: '' }],
  })
})

test('an activity that asks nothing shows nothing', async () => {
  await open([])
  await eventually(() => expect(fake.requests.map(({ path }) => path)).toContain('/learn/reflection'))
  expect(text()).not.toContain('学习反思')
})
