import { expect, test } from 'vitest'
import { bannerFields } from './banner.fields.ts'

test.each([
  ['', true],
  ['/', true],
  ['/learn/redeem', true],
  ['/learn/course/12?from=banner#units', true],
  ['/学习', true],
  ['learn/redeem', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['/\t/example.com', false],
  ['/learn\\..\\x', false],
  ['/learn/ redeem', false],
  ['https://example.com/', false],
  ['javascript:alert(1)', false],
  [`/${'a'.repeat(200)}`, false],
])('a page of the own host written as %j is taken: %s', (path, isTaken) => {
  expect(bannerFields.targetPath.schema.safeParse(path).success).toBe(isTaken)
})
