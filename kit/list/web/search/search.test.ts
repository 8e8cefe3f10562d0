import { describe, expect, test } from 'vitest'
import { shelf } from '#kit/testing/web/shelf.ts'
import { pageNumbers } from './pageNumbers.ts'
import { nextSort, pageBodyOf, searchOf } from './search.ts'

const read = searchOf(shelf)

describe('the address of a list', () => {
  test('keeps what the contract knows and drops the rest', () => {
    expect(read({ name: ' 书 ', status: 'draft,gone,public', size: 'huge', tagId: '7', other: 1 })).toEqual({
      name: '书',
      status: 'draft,public',
      tagId: 7,
    })
  })

  test('leaves out what is usual', () => {
    expect(read({ page: 1, pageSize: 20, sort: '' })).toEqual({})
    expect(read({ page: 3, pageSize: 50, sort: '-updatedAt' })).toEqual({
      page: 3,
      pageSize: 50,
      sort: '-updatedAt',
    })
  })

  test.each([
    ['page', 0],
    ['page', 'x'],
    ['pageSize', 10_000],
    ['sort', 'secret'],
    ['updatedAt', 'never'],
    ['tagId', -1],
    ['isOpen', 'perhaps'],
  ])('does not break on %s=%s', (name, value) => {
    expect(read({ [name]: value })).toEqual({})
  })

  test('becomes the body of the call', () => {
    const search = read({ status: 'draft', updatedAt: '5~', isOpen: 'false', sort: '-name', page: 2 })
    expect(pageBodyOf(shelf.filters, search)).toEqual({
      status: 'draft',
      updatedAt: { from: 5 },
      isOpen: false,
      sort: [{ field: 'name', order: 'desc' }],
      pageNo: 2,
      pageSize: 20,
    })
  })

  test('reads on from a row instead of a number', () => {
    expect(pageBodyOf(shelf.filters, read({ page: 501, after: 'abc' }))).toMatchObject({
      after: 'abc',
      pageNo: 1,
    })
  })
})

test('a column sorts rising, then falling, then as usual', () => {
  expect([nextSort(undefined, 'name'), nextSort('name', 'name'), nextSort('-name', 'name')]).toEqual([
    'name',
    '-name',
    undefined,
  ])
})

test.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 0, 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [500, 500, [1, 0, 499, 500]],
])('page %i of %i shows its neighbours and both ends', (now, last, shown) => {
  expect(pageNumbers(now, last)).toEqual(shown)
})
