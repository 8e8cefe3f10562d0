import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import type { OutboxAction } from './action.ts'
import { outboxStore } from './outboxStore.ts'
import { makeOutbox } from './outbox.ts'

let fake: FakeServer
/** Nobody else's: on a page that tests share, an outbox of theirs may still be sending. */
const me = 7007

beforeAll(async () => {
  fake = await startFakeServer([], { id: me, roles: ['student'] })
  window.happyDOM.setURL(`${fake.url}/learn`)
})
afterAll(() => fake.stop())
afterEach(() => {
  fake.requests.length = 0
  for (const path of ['/learn/response', '/learn/position']) fake.answer(path, undefined)
  localStorage.clear()
})

const position = (cardId: number): OutboxAction => ({
  kind: 'position',
  body: { clientId: `position-${cardId}`, activityId: 1, cardId },
})
const answer = (cardId: number): OutboxAction => ({
  kind: 'response',
  body: { clientId: `answer-${cardId}`, activityId: 1, cardId, response: {}, durationMs: 5, hintsUsed: 0 },
})
const sent = () => fake.requests.map(({ body }) => body['clientId'])
const isBack = () => window.dispatchEvent(new Event('online'))

test('what a learner does goes out in the order in which it was done', async () => {
  fake.answer('/learn/position', () => true)
  fake.answer('/learn/response', () => ({ outcome: 'correct' }))
  const outbox = makeOutbox(outboxStore(me))
  const onAnswer = vi.fn<() => void>()
  outbox.add(position(1))
  outbox.add(answer(1), { onAnswer, onRefusal: vi.fn<() => void>() })
  outbox.add(position(2))
  await eventually(() => expect(outbox.state().waiting).toBe(0))
  expect(sent()).toEqual(['position-1', 'answer-1', 'position-2'])
  expect(onAnswer).toHaveBeenCalledWith({ outcome: 'correct' })
  expect(localStorage).toHaveLength(0)
})

test.each([
  ['busy', 503],
  ['full', 507],
])('a %s server gets the request again with the same key, and the learner may go on', async (how, code) => {
  fake.answer('/learn/response', () => {
    if (fake.requests.length === 1) throw refused(code, how)
    return { outcome: 'wrong' }
  })
  const outbox = makeOutbox(outboxStore(me))
  const outcome = {
    onAnswer: vi.fn<() => void>(),
    onRefusal: vi.fn<() => void>(),
    onStall: vi.fn<() => void>(),
  }
  outbox.add(answer(1), outcome)
  await eventually(() => expect(outbox.state()).toMatchObject({ waiting: 1, answers: 1, isStalled: true }))
  expect(outcome.onStall).toHaveBeenCalledOnce()
  await outbox.whenSent()
  isBack()
  await eventually(() => expect(outcome.onAnswer).toHaveBeenCalledWith({ outcome: 'wrong' }))
  expect(sent()).toEqual(['answer-1', 'answer-1'])
  expect(outbox.state().isStalled).toBe(false)
})

test('what was not sent before the page was closed is sent by the next one, of this learner alone', async () => {
  outboxStore(me).add(answer(3))
  outboxStore(me).add(position(4))
  outboxStore(8).add(answer(5))
  localStorage.setItem(`lectern.outbox.${me}.000000000000000.broken`, '{"kind":')
  fake.answer('/learn/position', () => true)
  fake.answer('/learn/response', () => ({ outcome: 'correct' }))
  const outbox = makeOutbox(outboxStore(me))
  expect(outbox.state().answers).toBe(1)
  await eventually(() => expect(outbox.state().waiting).toBe(0))
  expect(sent()).toEqual(['answer-3', 'position-4'])
  expect(outboxStore(8).read()).toHaveLength(1)
})

test('what the server will not take holds nothing up', async () => {
  fake.answer('/learn/response', () => {
    throw refused(1351, 'This card cannot be answered any more')
  })
  fake.answer('/learn/position', () => true)
  const outbox = makeOutbox(outboxStore(me))
  const onRefusal = vi.fn<(error: unknown) => void>()
  outbox.add(answer(1), { onAnswer: vi.fn<() => void>(), onRefusal })
  outbox.add(position(2))
  await eventually(() => expect(outbox.state().waiting).toBe(0))
  expect(onRefusal.mock.calls[0]?.[0]).toMatchObject({ code: 1351 })
  expect(sent()).toEqual(['answer-1', 'position-2'])
})

test('nothing is lost while the server breaks, however often', async () => {
  let isBroken = true
  fake.answer('/learn/response', () => {
    if (isBroken) throw refused(500, 'Something went wrong')
    return { outcome: 'correct' }
  })
  const outbox = makeOutbox(outboxStore(me))
  outbox.add(answer(1))
  await eventually(() => {
    isBack()
    expect(sent().length).toBeGreaterThan(8)
  })
  expect(outboxStore(me).read()).toHaveLength(1)
  isBroken = false
  await eventually(() => {
    isBack()
    expect(outbox.state()).toMatchObject({ waiting: 0, refused: [] })
  })
  expect(new Set(sent())).toEqual(new Set(['answer-1']))
  expect(localStorage).toHaveLength(0)
})

test('an answer on which the server breaks for good holds up nothing but what was done with its card', async () => {
  let isBroken = true
  fake.answer('/learn/response', ({ body }) => {
    if (isBroken && body['cardId'] === 1) throw refused(500, 'Something went wrong')
    return { outcome: 'correct' }
  })
  fake.answer('/learn/position', () => true)
  const outbox = makeOutbox(outboxStore(me))
  for (const action of [answer(1), position(1), answer(2)]) outbox.add(action)
  await eventually(() => {
    isBack()
    expect(outbox.state().waiting).toBe(2)
  })
  expect(sent()).toContain('answer-2')
  expect(sent()).not.toContain('position-1')
  expect(outboxStore(me).read()).toHaveLength(2)
  isBroken = false
  await eventually(() => {
    isBack()
    expect(outbox.state().waiting).toBe(0)
  })
  expect(sent().slice(-2)).toEqual(['answer-1', 'position-1'])
})

test('what the server refuses after the page was loaded anew is shown until somebody decides', async () => {
  outboxStore(me).add({ ...answer(1), text: 'My words' })
  fake.answer('/learn/response', () => {
    throw refused(1351, 'This card cannot be answered any more')
  })
  const first = makeOutbox(outboxStore(me))
  const shown = [{ reason: 'This card cannot be answered any more', action: { text: 'My words' } }]
  await eventually(() => expect(first.state()).toMatchObject({ waiting: 0, refused: shown }))
  const second = makeOutbox(outboxStore(me))
  expect(second.state()).toMatchObject({ waiting: 0, refused: shown })
  expect(sent()).toHaveLength(1)

  const [refusedEntry] = second.state().refused
  if (!refusedEntry) throw new Error('nothing was refused')
  second.discard(refusedEntry)
  expect(makeOutbox(outboxStore(me)).state().refused).toEqual([])
  second.restore(refusedEntry)
  expect(makeOutbox(outboxStore(me)).state()).toMatchObject({ refused: shown })

  fake.answer('/learn/response', () => ({ outcome: 'correct' }))
  second.sendAgain(refusedEntry)
  await eventually(() => expect(second.state()).toMatchObject({ waiting: 0, refused: [] }))
  expect(localStorage).toHaveLength(0)
})
