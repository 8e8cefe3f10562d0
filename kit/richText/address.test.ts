import { expect, test } from 'vitest'
import { completeAddress, hostIn, isAddress, isHttps } from './address.ts'

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=1#c ', 'https://www.example.com/a?b=1#c'],
  ['//example.com/x', 'https://example.com/x'],
  ['localhost:8080', 'https://localhost:8080'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['some.one+x@example.co.uk', 'mailto:some.one+x@example.co.uk'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['+86 (10) 1234-5678', 'tel:+861012345678'],
  ['例子.中国/路', 'https://例子.中国/路'],
  ['', ''],
  ['just words', 'just words'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,hi', 'data:text/html,hi'],
])('%s is completed to %s', (typed, complete) => {
  expect(completeAddress(typed)).toBe(complete)
  expect(completeAddress(complete)).toBe(complete)
})

test.each([
  ['https://example.com', true],
  ['http://user@example.com:81/x', true],
  ['tel:+8610', true],
  ['mailto:a@b.c', true],
  ['https://', false],
  ['https://?x', false],
  ['https:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['//example.com', false],
  ['file:///etc/passwd', false],
  ['https://exa mple.com', false],
  ['weixin://dl', false],
])('whether %s is an address: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected)
})

test('the host of an address is told without www', () => {
  expect(hostIn('https://www.Example.com/x')).toBe('example.com')
  expect(hostIn('mailto:a@example.com')).toBeUndefined()
})

test('only https is encrypted', () => {
  expect(isHttps('https://example.com')).toBe(true)
  expect(isHttps('http://example.com')).toBe(false)
})
