import { expect, test } from 'vitest'
import { commonPasswords } from './commonPasswords.ts'
import { passwordProblem } from './passwordProblem.ts'

const keyOf = (password: string, min = 6) => passwordProblem(password, { min, username: 'Ada.L' })?.key

test.each([
  ['a good one', undefined],
  ['密码很长很长', undefined],
  ['QWERTY', 'problems.commonPassword'],
  ['woaini1314', 'problems.commonPassword'],
  ['zzzzzzzzzz', 'problems.commonPassword'],
  ['ada.l', 'problems.passwordTooShort'],
])('of %s is said: %s', (password, key) => {
  expect(keyOf(password)).toBe(key)
})

test('the name is no password, whatever its case', () => {
  expect(passwordProblem('ADA.lovelace', { min: 6, username: 'ada.Lovelace' })?.key).toBe(
    'problems.passwordIsName',
  )
})

test('an operator may ask for longer ones', () => {
  expect(keyOf('a good one', 12)).toBe('problems.passwordTooShort')
})

test('the list of common ones holds hundreds, all as long as a password must be', () => {
  expect(commonPasswords.size).toBeGreaterThan(400)
  expect([...commonPasswords].every((word) => word.length >= 6 && word === word.toLowerCase())).toBe(true)
})
