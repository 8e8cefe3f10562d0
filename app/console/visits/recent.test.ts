import { expect, test } from 'vitest'
import { opened } from './recent.ts'

const record = (id: number, userId = 1) => ({
  userId,
  path: '/base/career/view',
  search: `?id=${id}`,
  name: `${id}`,
})

test('what is opened again comes first and is there once, by its new name', () => {
  const before = [record(1), record(2)]
  expect(opened(before, { ...record(2), name: 'new' })).toEqual([{ ...record(2), name: 'new' }, record(1)])
})

test('two people at one browser have each their own', () => {
  expect(opened([record(1)], record(1, 2))).toEqual([record(1, 2), record(1)])
})

test('only the last ones are remembered', () => {
  const many = Array.from({ length: 40 }, (_, id) => record(id)).reduce(opened, [])
  expect(many).toHaveLength(30)
  expect(many[0]).toEqual(record(39))
})
