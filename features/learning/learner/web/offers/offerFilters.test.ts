import { expect, test } from 'vitest'
import { filtersIn, searchOf } from './offerFilters.ts'

test('an address keeps the filters', () => {
  const filters = { keyword: '访谈 café', kind: 'course', careerId: 3, tagId: 8 } as const
  expect(filtersIn(new URLSearchParams(searchOf(filters)))).toEqual(filters)
  expect(searchOf({})).toBe('')
})

test('what is no filter is left out', () => {
  const params = new URLSearchParams('keyword=%20%20&kind=book&careerId=0&abilityId=1.5&tagId=abc&x=1')
  expect(filtersIn(params)).toEqual({})
})
