import { expect, test } from 'vitest'
import { isTimeZone } from './timeZone.ts'

test.each([
  ['Europe/Madrid', true],
  ['Asia/Shanghai', true],
  ['Mars/Olympus', false],
  ['', false],
  ['Asia/Shanghai; drop table', false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
