import { expect, test } from 'vitest'
import { accountRule, addressRule, effortAfter } from './throttle.ts'

const now = Date.UTC(2026, 10, 21)

test.each([
  [0, 1],
  [4, 1],
  [5, 2],
  [6, 4],
  [7, 8],
  [8, 10],
  [1000, 10],
])('after %i failures of an account the captcha takes %i times the work, never more', (failures, effort) => {
  expect(effortAfter({ failures, lastAt: now }, accountRule, now)).toBe(effort)
})

test('a class of 49 who all mistype once slows nobody behind its address down', () => {
  expect(effortAfter({ failures: 49, lastAt: now }, addressRule, now)).toBe(1)
})

test('a day without failures is forgiven', () => {
  const later = now + accountRule.forgetAfterMs + 1
  expect(effortAfter({ failures: 12, lastAt: now }, accountRule, later)).toBe(1)
})
