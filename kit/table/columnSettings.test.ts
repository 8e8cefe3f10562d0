import { expect, test } from 'vitest'
import { columnSettings, columnWidth, inOrder, moved } from './columnSettings.ts'

const columns = ['name', 'status', 'creator', 'time'].map((key) => ({ key }))
const keysOf = (settings: Parameters<typeof inOrder>[1]) => inOrder(columns, settings).map(({ key }) => key)

test('columns stand as their list has them until somebody orders them', () => {
  expect(keysOf({})).toEqual(['name', 'status', 'creator', 'time'])
})

test('what names the row stays first, whatever is ordered or pinned', () => {
  expect(keysOf({ order: ['time', 'name', 'status'], pinned: ['creator'] })).toEqual([
    'name',
    'creator',
    'time',
    'status',
  ])
})

test('a column that came later follows those that were ordered, one that is gone is forgotten', () => {
  expect(keysOf({ order: ['creator', 'gone', 'status'] })).toEqual(['name', 'creator', 'status', 'time'])
})

test('a column is moved to where it is dropped', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})

test.each([
  [{ widths: { name: columnWidth.most + 1 } }],
  [{ widths: { name: columnWidth.least - 1 } }],
  [{ pinned: ['a', 'b', 'c', 'd'] }],
  [{ colour: 'red' }],
])('%j is no setting of columns', (settings) => {
  expect(columnSettings.safeParse(settings).success).toBe(false)
})
