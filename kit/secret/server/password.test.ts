import { expect, test } from 'vitest'
import { generatePassword, hashPassword, verifyPassword } from './password.ts'

test('the right password is known again, any other is not', async () => {
  const hash = await hashPassword('密码 with spaces ')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await verifyPassword(hash, '密码 with spaces ')).toBe(true)
  expect(await verifyPassword(hash, '密码 with spaces')).toBe(false)
})

test('nothing is the password of an account that does not exist', async () => {
  expect(await verifyPassword(undefined, '')).toBe(false)
  expect(await verifyPassword(undefined, 'anything')).toBe(false)
})

test('a generated password has nothing that is read as something else', () => {
  const made = generatePassword(500)
  expect(made).toHaveLength(500)
  expect(made).not.toMatch(/[lIO01]/)
  expect(generatePassword()).not.toBe(generatePassword())
})
