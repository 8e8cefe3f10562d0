import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSigned, seal, sign, unseal } from './seal.ts'

const secretKey = randomBytes(32)

test('a sealed secret opens in its own place', () => {
  const secret = '密钥 that-no-chance-writes'
  const sealed = seal(secretKey, 'user:7:sessionKey', secret)
  expect(sealed).not.toContain('that-no-chance-writes')
  expect(unseal(secretKey, 'user:7:sessionKey', sealed)).toBe(secret)
})

test('a sealed secret opens in no other row, with no other key and not when changed', () => {
  const sealed = seal(secretKey, 'user:7:sessionKey', 'abc')
  expect(() => unseal(secretKey, 'user:8:sessionKey', sealed)).toThrow()
  expect(() => unseal(randomBytes(32), 'user:7:sessionKey', sealed)).toThrow()
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(() => unseal(secretKey, 'user:7:sessionKey', changed)).toThrow()
})

test('the same secret is sealed differently each time', () => {
  expect(seal(secretKey, 'a', 'abc')).not.toBe(seal(secretKey, 'a', 'abc'))
})

test('a signature holds for its text and purpose only', () => {
  const signature = sign(secretKey, 'file', '/files/a')
  expect(isSigned(secretKey, 'file', '/files/a', signature)).toBe(true)
  expect(isSigned(secretKey, 'file', '/files/b', signature)).toBe(false)
  expect(isSigned(secretKey, 'other', '/files/a', signature)).toBe(false)
  expect(isSigned(secretKey, 'file', '/files/a', '')).toBe(false)
})
