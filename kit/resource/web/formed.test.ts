import { expect, test } from 'vitest'
import { namesIn } from './formed.ts'

test.each([
  ['beside it', { careerId: 2, careerName: '护理' }],
  ['as a record', { careerId: 2, career: { id: 2, label: '护理' } }],
])('a link is named by what the record brought %s', (_how, record) => {
  expect(namesIn(record, 'careerId')).toEqual([{ id: 2, label: '护理' }])
})

test('an empty name names nothing', () => {
  expect(namesIn({ careerId: null, careerName: '' }, 'careerId')).toEqual([])
})
