import { expect, test } from 'vitest'
import { listName, pathOfList } from './listSettings.ts'

test('a list is named by its call, and by its part where it has some', () => {
  expect(listName.safeParse('/course/career/page').success).toBe(true)
  expect(listName.safeParse('career').success).toBe(false)
  expect(pathOfList('/learn/record/page:outside')).toBe('/learn/record/page')
})
