import { afterEach, expect, test } from 'vitest'
import { Notices } from '#kit/notice/web/Notices.tsx'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../../words/zh.ts'
import { outboxStore } from './outboxStore.ts'
import { makeOutbox } from './outbox.ts'
import { OutboxSign } from './OutboxSign.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
})

test('what was refused in an earlier visit is shown with its reason and words, thrown away, and taken back', async () => {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  const { write } = outboxStore(1)
  const body = { clientId: 'one', activityId: 7, cardId: 3, text: '为什么要访谈五个人？' }
  write({
    key: 'lectern.outbox.1.1.one',
    action: { kind: 'ask', body, text: body.text },
    reason: '没有这个活动',
  })
  const outbox = makeOutbox(outboxStore(1))
  const sign = () => (
    <>
      <OutboxSign outbox={outbox} />
      <Notices />
    </>
  )
  page = await draw({ at: '/learn', fake, routes: { '/learn': sign }, words: { zh: { learn: zh } } })
  await eventually(() => expect(text()).toContain('有 1 个回答或提问没有被接受'))
  for (const part of ['没有这个活动', body.text]) expect(text()).toContain(part)
  expect(byRole('link', zh.outbox.toCard).getAttribute('href')).toBe('/learn/activity?id=7&card=3')

  click(byRole('button', zh.outbox.discard))
  await eventually(() => expect(text()).not.toContain(body.text))
  expect(outboxStore(1).read()).toEqual([])
  click(byRole('button', zh.outbox.undo))
  await eventually(() => expect(text()).toContain(body.text))
  expect(outboxStore(1).read()).toHaveLength(1)
  expect(fake.requests.filter(({ path }) => path === '/learn/ask')).toEqual([])
})
