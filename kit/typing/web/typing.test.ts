import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderFlushed, deferInput, untilIdle } from './typing.ts'

const owner = {}
let reported = 0
let drawn = 0

/** One letter every 100 ms. */
async function typeFor(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    deferInput(owner, () => {
      reported += 1
      renderFlushed(() => (drawn += 1))
    })
    await vi.advanceTimersByTimeAsync(100)
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  reported = 0
  drawn = 0
})
afterEach(async () => {
  // Draws to its end what was reported.
  window.dispatchEvent(new Event('pointerdown'))
  await vi.runAllTimersAsync()
  vi.useRealTimers()
})

test('what is typed is reported and drawn in a pause of the typing', async () => {
  await typeFor(1000)
  expect([reported, drawn]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(250)
  expect([reported, drawn]).toEqual([1, 1])
})

test('who types on and on is reported after three seconds, and nothing is drawn for it before they pause', async () => {
  await typeFor(3500)
  expect([reported, drawn]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(250)
  expect(reported).toBe(2)
  expect(drawn).toBeGreaterThan(1)
})

test('a longer pause than that of typing can be waited for', async () => {
  await typeFor(100)
  expect(untilIdle()).toBe(150)
  expect(untilIdle(800)).toBe(700)
})

test.each([
  ['a letter', { key: 'b' }, 0],
  ['a key that moves the cursor', { key: 'ArrowLeft' }, 0],
  ['Enter', { key: 'Enter' }, 1],
  ['Enter of an input method', { key: 'Enter', isComposing: true }, 0],
  ['a shortcut', { key: 'b', ctrlKey: true }, 1],
])('%s finds reported what has to be', async (_, key, count) => {
  await typeFor(100)
  window.dispatchEvent(new KeyboardEvent('keydown', key))
  expect(reported).toBe(count)
})

test('nothing is listened to before somebody types', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const fresh = './typing.ts?fresh'
  expect(await import(/* @vite-ignore */ fresh)).toHaveProperty('deferInput')
  expect(listen).not.toHaveBeenCalled()
})
