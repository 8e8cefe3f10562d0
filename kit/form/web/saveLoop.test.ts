import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { zh } from '#kit/i18n/words/zh.ts'
import { deferInput } from '#kit/typing/web/typing.ts'
import { Refusal } from '#kit/http/web/refusal.ts'
import { addWords, changeLanguage } from '#kit/i18n/web/words.ts'
import { saveLoop } from './saveLoop.ts'

const states: string[] = []
const saved: string[] = []
let answer: (value: string) => Promise<void>

const start = () =>
  saveLoop<string>({
    delay: 1000,
    onState: (state) => states.push(state.kind),
    save: async (value) => {
      await answer(value)
      saved.push(value)
    },
  })

beforeEach(async () => {
  addWords('zh', { kit: zh })
  await changeLanguage('zh')
  vi.useFakeTimers()
  states.length = 0
  saved.length = 0
  answer = () => Promise.resolve()
})
afterEach(async () => {
  // What is under way ends by the same clock.
  await vi.runOnlyPendingTimersAsync()
  vi.useRealTimers()
})

describe('saving by itself', () => {
  test('waits until the typing pauses, and saves the last of it', async () => {
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(900)
    loop.offer('ab')
    await vi.advanceTimersByTimeAsync(999)
    expect(saved).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(saved).toEqual(['ab'])
    expect(states.at(-1)).toBe('saved')
  })

  test('has one save in flight at a time, and then saves what came meanwhile', async () => {
    let land = () => {}
    answer = () => new Promise((resolve) => (land = resolve))
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    loop.offer('b')
    await vi.advanceTimersByTimeAsync(5000)
    loop.offer('c')
    expect(saved).toEqual([])
    land()
    await vi.advanceTimersByTimeAsync(1000)
    expect(saved).toEqual(['a'])
    land()
    await vi.advanceTimersByTimeAsync(0)
    expect(saved).toEqual(['a', 'c'])
  })

  test('waits for a pause too where somebody goes on typing while a save is under way', async () => {
    let land = () => {}
    answer = () => new Promise((resolve) => (land = resolve))
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    loop.offer('ab')
    land()
    await vi.advanceTimersByTimeAsync(900)
    loop.offer('abc')
    await vi.advanceTimersByTimeAsync(999)
    expect([saved, states.at(-1)]).toEqual([['a'], 'unsaved'])
    await vi.advanceTimersByTimeAsync(1)
    expect(states.at(-1)).toBe('saving')
    land()
    await vi.advanceTimersByTimeAsync(0)
    expect([saved, states.at(-1)]).toEqual([['a', 'abc'], 'saved'])
  })

  test('takes along what comes meanwhile when it is to save all at once', async () => {
    let land = () => {}
    answer = () => new Promise((resolve) => (land = resolve))
    const loop = start()
    loop.offer('a')
    const all = loop.flush()
    await vi.advanceTimersByTimeAsync(0)
    loop.offer('ab')
    land()
    await vi.advanceTimersByTimeAsync(0)
    land()
    await expect(all).resolves.toBe(true)
    expect(saved).toEqual(['a', 'ab'])
  })

  test('keeps what a dead network did not take, and tries again', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('offline')
    answer = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(2000)
    expect(saved).toEqual(['a'])
    expect(states.at(-1)).toBe('saved')
    loop.stop()
  })

  test('saves as soon as the browser is back', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    answer = () => Promise.resolve()
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(saved).toEqual(['a'])
    loop.stop()
  })

  test('says why the server refused, and waits for the next change', async () => {
    answer = () => Promise.reject(new Refusal(1002, '审核中不能修改', null))
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('refused')
    answer = () => Promise.resolve()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(saved).toEqual([])
    loop.offer('b')
    await expect(loop.flush()).resolves.toBe(true)
    expect(saved).toEqual(['b'])
  })

  test('is not done as long as the last value is refused; who asks has it tried once more', async () => {
    answer = () => Promise.reject(new Refusal(400, '太长', null))
    const loop = start()
    loop.offer('a')
    await expect(loop.flush()).resolves.toBe(false)
    await expect(loop.flush()).resolves.toBe(false)
    answer = () => Promise.resolve()
    await expect(loop.flush()).resolves.toBe(true)
    expect(saved).toEqual(['a'])
    await expect(loop.flush()).resolves.toBe(true)
    expect(saved).toEqual(['a'])
  })

  test('ends when it is stopped, offline too: once more, and never again', async () => {
    let tries = 0
    answer = () => {
      tries += 1
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    const loop = start()
    loop.offer('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(tries).toBe(1)
    await expect(loop.stop()).resolves.toBe(false)
    expect(tries).toBe(2)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(tries).toBe(2)
  })
})

// Last, as its clock runs on: what was typed by it would be yet to come for the tests before.
test('typing is no pause, but for ten seconds at most', async () => {
  const loop = start()
  const typeFor = async (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 200) {
      deferInput(loop, () => {})
      await vi.advanceTimersByTimeAsync(200)
    }
  }
  loop.offer('a')
  await typeFor(5000)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual(['a'])
  loop.offer('ab')
  await typeFor(12_000)
  expect(saved).toEqual(['a', 'ab'])
})
