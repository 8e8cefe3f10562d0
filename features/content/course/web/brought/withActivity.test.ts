import { expect, test } from 'vitest'
import { broughtIn, placeSearch } from './placeSearch.ts'
import { withActivities, withActivity } from './withActivity.ts'

const places = [{ unit: 1, activityId: 11 }]
const section = { title: '倾听', overview: '' }

test.each([
  [
    'an empty course gets its first day',
    { days: null, places: [] },
    { days: 1, places: [{ unit: 1, activityId: 12 }] },
  ],
  [
    'the last day takes it behind what stands there',
    { days: 3, places: [...places, { unit: 3, activityId: 13 }] },
    { days: 3, places: [...places, { unit: 3, activityId: 13 }, { unit: 3, activityId: 12 }] },
  ],
  [
    'a course by content without a section gets one',
    { learnMode: 'content', sections: [], places: [] },
    {
      learnMode: 'content',
      sections: [{ title: '', overview: '', firstDay: null }],
      places: [{ unit: 1, activityId: 12 }],
    },
  ],
  [
    'the last section takes it',
    { learnMode: 'content', sections: [section, section], places },
    { learnMode: 'content', sections: [section, section], places: [...places, { unit: 2, activityId: 12 }] },
  ],
])('%s', (_what, values, expected) => {
  expect(withActivity(values, 12)).toEqual(expected)
})

test('one that stands in the course already is not placed twice', () => {
  const values = { days: 1, places }
  expect(withActivity(values, 11)).toBe(values)
})

test('several stand in the order in which they were brought, the first of them in a first day', () => {
  expect(withActivities({ days: null, places: [] }, [13, 11, 12])).toEqual({
    days: 1,
    places: [13, 11, 12].map((activityId) => ({ unit: 1, activityId })),
  })
})

test.each([
  ['12', { activityId: 12 }, [12]],
  ['13,11,13', { activityId: '13,11' }, [13, 11]],
  ['13,x,-2', { activityId: 13 }, [13]],
  ['none', {}, []],
])('the address %s brings its activities once each', (activityId, search, ids) => {
  expect(placeSearch({ activityId })).toEqual(search)
  expect(broughtIn(placeSearch({ activityId }))).toEqual(ids)
})
