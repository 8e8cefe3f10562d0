import { expect, test } from 'vitest'
import { bannerFields, readCourseIds } from './banner.fields.ts'

test.each([
  ['12', true],
  ['12,34', true],
  ['a1,B2', true],
  ['', true],
  ['12，34', false],
  ['12;34', false],
  ['12 34', false],
  ['12、34', false],
  ['12-34', false],
  ['１２', false],
  ['<script>', false],
])('course ids written as %j are taken: %s', (list, isTaken) => {
  expect(bannerFields.courseIds.schema.safeParse(list).success).toBe(isTaken)
})

test.each([
  ['12,34,12', [12, 34], []],
  ['12,abc', [12], ['abc']],
  [',,12,', [12], []],
  ['0,012', [], ['0', '012']],
  ['9999999999999999', [], ['9999999999999999']],
])('of %j the numbers are %j, and no course has %j', (list, ids, unknown) => {
  expect(readCourseIds(list)).toEqual({ ids, unknown })
})
