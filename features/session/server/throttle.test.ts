import { expect, test } from 'vitest'
import { accountRule, isLocked, minutesLeft, noAttempts, withAttempt } from './throttle.ts'

const start = Date.UTC(2026, 10, 21)
const second = 1000

function fail(times: number, everyMs = second) {
  let now = start
  let state = noAttempts
  for (let count = 0; count < times; count += 1) {
    now += everyMs
    state = withAttempt(state, accountRule, now)
  }
  return { state, now }
}

test('somebody who mistypes four times is not locked out', () => {
  const { state, now } = fail(4)
  expect(isLocked(state, now)).toBe(false)
})

test('the fifth failure locks for half a minute', () => {
  const { state, now } = fail(5)
  expect(isLocked(state, now)).toBe(true)
  expect(isLocked(state, now + 29 * second)).toBe(true)
  expect(isLocked(state, now + 30 * second)).toBe(false)
})

test('each further failure doubles the lock, up to a quarter of an hour', () => {
  const minutes = [6, 7, 8, 9, 10, 11, 40].map((times) => {
    const { state, now } = fail(times)
    return (state.lockedUntil - now) / 60_000
  })
  expect(minutes).toEqual([1, 2, 4, 8, 15, 15, 15])
})

test('a guessing machine that always waits gets about a hundred tries a day', () => {
  let now = start
  let state = noAttempts
  let tries = 0
  while (now < start + 86_400_000) {
    if (isLocked(state, now)) now = state.lockedUntil
    state = withAttempt(state, accountRule, now)
    tries += 1
  }
  expect(tries).toBeLessThan(110)
})

test('a day without failures is forgiven', () => {
  const { state, now } = fail(12)
  const later = withAttempt(state, accountRule, now + accountRule.forgetAfterMs + 1)
  expect(later.failures).toBe(1)
  expect(isLocked(later, later.lastAt)).toBe(false)
})

test('people are told whole minutes, at least one', () => {
  expect(minutesLeft({ failures: 5, lockedUntil: start + 10_000, lastAt: start }, start)).toBe(1)
  expect(minutesLeft({ failures: 9, lockedUntil: start + 61_000, lastAt: start }, start)).toBe(2)
})
