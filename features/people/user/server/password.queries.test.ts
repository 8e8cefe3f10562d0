import { expect, test } from 'vitest'
import { commonPasswords } from './commonPasswords.ts'
import { passwordProblem } from './password.queries.ts'

const keyOf = async (password: string, min = 6) =>
  (await passwordProblem(password, { min, username: 'Ada.L' }))?.key

test.each([
  ['a good one', undefined],
  ['密码很长很长', undefined],
  ['QWERTY', 'problems.commonPassword'],
  ['woaini1314', 'problems.commonPassword'],
  ['zzzzzzzzzz', 'problems.commonPassword'],
  ['iloveyou2', 'problems.commonPassword'],
  ['Lectern-2026', 'problems.commonPassword'],
  ['!admin123', 'problems.commonPassword'],
  ['lectern is not all of it', undefined],
  ['ada.l', 'problems.passwordTooShort'],
])('of %s is said: %s', async (password, key) => {
  expect(await keyOf(password)).toBe(key)
})

test('the name is no password, whatever its case', async () => {
  const rules = { min: 6, username: 'ada.Lovelace' }
  expect((await passwordProblem('ADA.lovelace', rules))?.key).toBe('problems.passwordIsName')
})

test('an operator may ask for longer ones', async () => {
  expect(await keyOf('a good one', 12)).toBe('problems.passwordTooShort')
})

test('the list of common ones is longer than the three thousand most used', async () => {
  const long = [...(await commonPasswords())].filter((word) => word.length >= 8)
  expect(long.length).toBeGreaterThan(3000)
  expect(long.every((word) => word === word.toLowerCase())).toBe(true)
})
