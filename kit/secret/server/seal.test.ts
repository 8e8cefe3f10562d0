import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isSigned, seal, sealAnew, sign, unseal } from './seal.ts'

const [current, old] = [randomBytes(32), randomBytes(32)]
const secretKey = { current, old: undefined }

test('a sealed secret opens in its own place', () => {
  const secret = '密钥 that-no-chance-writes'
  const sealed = seal(secretKey, 'user:7:sessionKey', secret)
  expect(sealed).not.toContain('that-no-chance-writes')
  expect(unseal(secretKey, 'user:7:sessionKey', sealed)).toBe(secret)
})

test('a sealed secret opens in no other row, with no other key and not when changed', () => {
  const sealed = seal(secretKey, 'user:7:sessionKey', 'abc')
  expect(() => unseal(secretKey, 'user:8:sessionKey', sealed)).toThrow()
  expect(() => unseal({ current: randomBytes(32), old }, 'user:7:sessionKey', sealed)).toThrow()
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

describe('while the key is changed', () => {
  const before = { current: old, old: undefined }
  const both = { current, old }

  test('what the old one sealed and signed holds, and everything new is made with the new one', () => {
    expect(unseal(both, 'a', seal(before, 'a', 'abc'))).toBe('abc')
    expect(isSigned(both, 'file', '/a', sign(before, 'file', '/a'))).toBe(true)
    expect(unseal(secretKey, 'a', seal(both, 'a', 'abc'))).toBe('abc')
    expect(isSigned(secretKey, 'file', '/a', sign(both, 'file', '/a'))).toBe(true)
  })

  test('a secret is sealed anew once, and then opens without the old one', () => {
    const anew = sealAnew(both, 'a', seal(before, 'a', 'abc')) ?? ''
    expect(unseal(secretKey, 'a', anew)).toBe('abc')
    expect(sealAnew(both, 'a', anew)).toBeUndefined()
    expect(() => sealAnew(both, 'b', seal(before, 'a', 'abc'))).toThrow()
  })

  test('without the old one, what it sealed and signed is worth nothing', () => {
    expect(() => unseal(secretKey, 'a', seal(before, 'a', 'abc'))).toThrow()
    expect(isSigned(secretKey, 'file', '/a', sign(before, 'file', '/a'))).toBe(false)
  })

  test('servers that are restarted one after the other read each other, once each knows both keys', () => {
    const servers = [{ current: old, old: current }, both]
    const pairs = servers.flatMap((maker) => servers.map((reader) => [maker, reader] as const))
    for (const [maker, reader] of pairs) {
      expect(unseal(reader, 'a', seal(maker, 'a', 'abc'))).toBe('abc')
      expect(isSigned(reader, 'file', '/a', sign(maker, 'file', '/a'))).toBe(true)
    }
    expect(() => unseal(before, 'a', seal(both, 'a', 'abc'))).toThrow()
    expect(isSigned(before, 'file', '/a', sign(both, 'file', '/a'))).toBe(false)
  })
})
