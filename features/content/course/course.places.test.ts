import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  movePlace,
  moveUnit,
  placesBeyond,
  removeUnit,
  repeatedPlaces,
  stepPlace,
  type Placed,
  type PlaceStep,
} from './course.places.ts'

const at = (activityId: number, unit: number): Placed => ({ activityId, unit })
const shown = (places: readonly Placed[]) =>
  places.map(({ activityId, unit }) => `${unit}:${activityId}`).join(' ')
const course = [at(11, 1), at(12, 1), at(13, 1), at(31, 3), at(32, 3)]

describe('an activity that is dragged', () => {
  test.each([
    ['up within its day', 13, { unit: 1, index: 0 }, '1:13 1:11 1:12 3:31 3:32'],
    ['into an empty day', 12, { unit: 2, index: 0 }, '1:11 1:13 2:12 3:31 3:32'],
    ['between two of another day', 11, { unit: 3, index: 1 }, '1:12 1:13 3:31 3:11 3:32'],
    ['behind the end', 31, { unit: 3, index: 9 }, '1:11 1:12 1:13 3:32 3:31'],
  ])('%s lands there', (_, id, to, expected) => {
    expect(shown(movePlace(course, id, to))).toBe(expected)
  })

  test('that is not in the course changes nothing', () => {
    expect(movePlace(course, 99, { unit: 1, index: 0 })).toEqual(course)
  })
})

describe('with the keyboard an activity goes', () => {
  const steps: [string, number, PlaceStep, string][] = [
    ['one down', 11, 'down', '1:12 1:11 1:13 3:31 3:32'],
    ['over the edge of its day, even into an empty one', 13, 'down', '1:11 1:12 2:13 3:31 3:32'],
    ['up to the end of the day before', 31, 'up', '1:11 1:12 1:13 2:31 3:32'],
    ['to the next day', 11, 'nextUnit', '1:12 1:13 2:11 3:31 3:32'],
    ['to the day before', 32, 'previousUnit', '1:11 1:12 1:13 2:32 3:31'],
    ['nowhere before the first day', 11, 'up', shown(course)],
    ['nowhere behind the last day', 32, 'nextUnit', shown(course)],
  ]
  test.each(steps)('%s', (_, id, step, expected) => {
    expect(shown(stepPlace(course, id, step, 3))).toBe(expected)
  })
})

describe('an activity that is in the course already', () => {
  test('is found where it repeats', () => {
    expect(repeatedPlaces([at(1, 1), at(2, 1), at(1, 2), at(1, 3)])).toEqual([2, 3])
  })
})

describe('a section', () => {
  test('that is taken out takes its activities along, and the rest moves up', () => {
    expect(shown(removeUnit(course, 1))).toBe('2:31 2:32')
  })

  test('is moved with what stands in it', () => {
    expect(shown(moveUnit(course, 3, 1))).toBe('1:31 1:32 2:11 2:12 2:13')
    expect(shown(moveUnit(course, 1, 3))).toBe('2:31 2:32 3:11 3:12 3:13')
  })
})

test('a course that is made shorter says what would be left over', () => {
  expect(placesBeyond(course, 2)).toEqual([at(31, 3), at(32, 3)])
})

test('whatever is moved, every activity stays in the course, once, in a unit that it has', () => {
  const units = 6
  const places = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: units }).map((unit) => at(id, unit)))),
    )
  const step = fc.constantFrom<PlaceStep>('up', 'down', 'previousUnit', 'nextUnit')
  const work = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 40 }), step, fc.integer({ min: 1, max: units }), fc.nat(8)),
  )
  fc.assert(
    fc.property(places, work, (start, moves) => {
      const end = moves.reduce<readonly Placed[]>(
        (now, [id, direction, unit, index]) =>
          stepPlace(movePlace(now, id, { unit, index }), id + 1, direction, units),
        start,
      )
      const ids = (list: readonly Placed[]) =>
        list.map(({ activityId }) => activityId).toSorted((a, b) => a - b)
      expect(ids(end)).toEqual(ids(start))
      expect(end.every(({ unit }) => unit >= 1 && unit <= units)).toBe(true)
    }),
  )
})
