import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { place } from './place.card.ts'
import {
  boxBetween,
  leastSide,
  thingEdits,
  within,
  withNewThings,
  withNewZone,
  withoutZone,
  withPastedThings,
} from './place.edits.ts'
import { maxThings, placeSchema, type PlaceCard, type PlaceResponse, type Point } from './place.schema.ts'
import { contains } from './place.score.ts'

const things = (own: object = {}): PlaceCard =>
  z.parse(placeSchema, {
    id: 1,
    type: 'place',
    question: 'What belongs where?',
    zones: [
      { id: 'fruit', label: 'Fruit', width: 0.4, height: 1 },
      { id: 'tool', label: 'Tools', x: 0.6, width: 0.4, height: 1 },
    ],
    things: [
      { id: 'pear', text: 'Pear', zoneIds: ['fruit'] },
      { id: 'saw', text: 'Saw', zoneIds: ['tool'] },
      { id: 'apple', text: 'Apple', zoneIds: ['fruit', 'tool'] },
      { id: 'cloud', text: 'Cloud', zoneIds: [] },
      { id: 'rain', text: 'Rain', zoneIds: [] },
    ],
    ...own,
  })
const hotspot = (own: object = {}): PlaceCard =>
  z.parse(placeSchema, {
    id: 2,
    type: 'place',
    mode: 'hotspot',
    question: 'Where?',
    picture: { fileId: 1, alt: 'A face' },
    zones: [
      { id: 'left', label: 'Left eye', x: 0.2, y: 0.2, width: 0.2, height: 0.2, feedback: 'One eye' },
      { id: 'right', label: 'Right eye', x: 0.6, y: 0.2, width: 0.2, height: 0.2, shape: 'ellipse' },
      {
        id: 'nose',
        label: 'Nose',
        x: 0.4,
        y: 0.5,
        width: 0.2,
        height: 0.2,
        isRight: false,
        feedback: 'A nose',
      },
    ],
    ...own,
  })

const put = (...pairs: string[]) => ({
  placed: pairs.map((pair) => {
    const [thingId = '', zoneId = ''] = pair.split('>')
    return { thingId, zoneId }
  }),
  points: [],
  zoneIds: [],
})
const pointed = (points: readonly Point[], zoneIds: string[] = []) => ({
  placed: [],
  points: [...points],
  zoneIds,
})
const [leftEye, rightEye, nose] = [
  { x: 0.3, y: 0.3 },
  { x: 0.7, y: 0.3 },
  { x: 0.5, y: 0.6 },
]
const score = (card: PlaceCard, response: PlaceResponse) => place.answering.score(card, response)

test.each([
  ['all where they belong', ['pear>fruit', 'saw>tool', 'apple>tool'], 1],
  ['one of three', ['pear>fruit'], 1 / 3],
  ['in a wrong zone', ['pear>tool', 'saw>tool', 'apple>fruit'], 2 / 3],
  ['one of two that belong nowhere too', ['pear>fruit', 'saw>tool', 'apple>tool', 'rain>fruit'], 0.5],
  ['everything somewhere', ['pear>fruit', 'saw>tool', 'apple>tool', 'rain>fruit', 'cloud>tool'], 0],
  ['nothing right', ['pear>tool', 'rain>tool'], 0],
])('things %s', (_title, pairs, expected) => {
  expect(score(things(), put(...pairs)).scaled).toBeCloseTo(expected)
})

test('without partial credit all is right or nothing', () => {
  const card = things({ partialCredit: false })
  expect(score(card, put('pear>fruit', 'saw>tool')).scaled).toBe(0)
  expect(score(card, put('pear>fruit', 'saw>tool', 'apple>fruit'))).toMatchObject({ scaled: 1, passed: true })
})

test.each([
  ['both eyes', [leftEye, rightEye], [], 1],
  ['one eye', [leftEye], [], 0.5],
  ['one eye twice', [leftEye, { x: 0.31, y: 0.31 }], [], 0.5],
  ['an eye and the nose', [leftEye, nose], [], 0.5],
  ['the corner of an ellipse', [{ x: 0.605, y: 0.205 }], [], 0],
  ['both from the list', [], ['left', 'right'], 1],
])('pointing at %s', (_title, points, zoneIds, expected) => {
  expect(score(hotspot(), pointed(points, zoneIds)).scaled).toBe(expected)
})

test('where any one place is enough, one is all', () => {
  const card = hotspot({ finds: 1 })
  expect(score(card, pointed([rightEye]))).toMatchObject({ scaled: 1, passed: true })
  expect(place.answering.accepts(card, pointed([leftEye, rightEye]))).toBe(false)
})

test('whoever points hears what the author says of the place', () => {
  expect(score(hotspot(), pointed([leftEye, nose])).parts).toEqual([
    { partId: 'left', text: 'One eye' },
    { partId: 'nose', text: 'A nose' },
  ])
})

test.each([
  ['a thing twice', things(), put('pear>fruit', 'pear>tool')],
  ['a thing of another card', things(), put('x>fruit')],
  ['an unknown zone', things(), put('pear>x')],
  ['nothing', things(), put()],
  ['a point where things are placed', things(), { ...put('pear>fruit'), points: [leftEye] }],
  ['more points than there are places', hotspot(), pointed([leftEye, rightEye, nose])],
  ['a place twice', hotspot(), pointed([], ['left', 'left'])],
  ['an unknown place', hotspot(), pointed([], ['x'])],
  ['things where one points', hotspot(), put('pear>fruit')],
])('%s is no answer', (_title, card, response) => {
  expect(place.answering.accepts(card, response)).toBe(false)
})

describe('what leaves the server', () => {
  test('says of no thing where it belongs', () => {
    const sent = place.content.redact(things({ explanation: 'Secret' }), 7)
    expect(sent.things.flatMap(({ zoneIds }) => zoneIds)).toEqual([])
    expect(sent.things.map(({ id }) => id).toSorted()).toEqual(['apple', 'cloud', 'pear', 'rain', 'saw'])
    expect(JSON.stringify(sent)).not.toContain('Secret')
  })

  test('says of no place where it is nor whether it is right, only how many are to be found', () => {
    const sent = place.content.redact(hotspot(), 7)
    expect(sent.finds).toBe(2)
    expect(sent.zones.map(({ label }) => label).toSorted()).toEqual(['Left eye', 'Nose', 'Right eye'])
    for (const { x, y, width, height, isRight, feedback } of sent.zones)
      expect([x, y, width, height, isRight, feedback]).toEqual([0, 0, 0, 0, true, ''])
  })
})

describe('a zone', () => {
  const shares = fc.double({ min: -2, max: 3, noNaN: true })
  const points = fc.record({ x: shares, y: shares })

  test('drawn anywhere stays on the board and is no smaller than a finger', () => {
    fc.assert(
      fc.property(points, points, (from, to) => {
        const box = boxBetween(from, to)
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1.0011)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(leastSide)
        expect(within(box)).toEqual(box)
        const card = withNewZone(things(), box)
        expect(z.safeParse(placeSchema, card).success).toBe(true)
      }),
    )
  })

  test('a click gives one around it', () => {
    expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual({
      x: 0.375,
      y: 0.4,
      width: 0.25,
      height: 0.2,
    })
  })

  test('an ellipse lies within its box', () => {
    const [, eye] = hotspot().zones
    if (!eye) throw new Error('a zone')
    fc.assert(
      fc.property(points, (point) => {
        if (contains(eye, point)) expect(contains({ ...eye, shape: 'box' }, point)).toBe(true)
      }),
    )
    expect(contains(eye, { x: 0.7, y: 0.3 })).toBe(true)
  })

  test('that goes takes itself from the things that belonged there', () => {
    const card = withoutZone(things(), 'fruit')
    expect(card.things.map(({ zoneIds }) => zoneIds)).toEqual([[], ['tool'], ['tool'], [], []])
    expect(place.content.problems(card)).toEqual([])
  })
})

test('an author adds and pastes things up to the limit', () => {
  const pasted = withPastedThings(things({ things: [{ id: 'a', text: 'A' }] }), 0, ['!', 'B', 'C'])
  expect(pasted.things.map(({ text }) => text)).toEqual(['A!', 'B', 'C'])
  const many = withNewThings(
    pasted,
    0,
    Array.from({ length: 40 }, () => 'x'),
  )
  expect(many.things).toHaveLength(maxThings)
  expect(thingEdits.moved(pasted, 2, 0).things[0]?.text).toBe('C')
})

test.each([
  ['no instruction', things({ question: ' ' }), ['problems.noQuestion']],
  ['no zone', things({ zones: [], things: [{ text: 'A' }] }), ['problems.noZone', 'problems.noThing']],
  [
    'a zone without a label',
    things({ zones: [{ id: 'fruit' }, { id: 'tool', label: 'T' }] }),
    ['problems.noLabel'],
  ],
  ['a thing of nothing', things({ things: [{ id: 'a', zoneIds: ['fruit'] }] }), ['problems.emptyThing']],
  [
    'a thing of a zone that is gone',
    things({ things: [{ text: 'A', zoneIds: ['x'] }] }),
    ['problems.lostZone'],
  ],
  ['pointing without a picture', hotspot({ picture: null }), ['problems.noPicture']],
  ['no right place', hotspot({ zones: [{ label: 'A', isRight: false }] }), ['problems.noRight']],
  ['more to find than there are', hotspot({ finds: 3 }), ['problems.manyFinds']],
])('%s stops publishing', (_title, card, keys) => {
  expect(place.content.problems(card).map(({ key }) => key)).toEqual(keys)
})

test('the statistics count who placed each thing right, and which places were pointed at', () => {
  const attempts = [put('pear>fruit', 'saw>fruit'), put('pear>fruit')].map((response) => ({
    response,
    scaled: 0,
  }))
  expect(
    place.answering.summarise(things(), attempts).rows.map(({ label, count }) => [label, count]),
  ).toEqual([
    ['Pear', 2],
    ['Saw', 0],
    ['Apple', 0],
  ])
  const clicks = [pointed([leftEye]), pointed([nose])].map((response) => ({ response, scaled: 0 }))
  expect(
    place.answering
      .summarise(hotspot(), clicks)
      .rows.map(({ label, isRight, count }) => [label, isRight, count]),
  ).toEqual([
    ['Left eye', true, 1],
    ['Right eye', true, 0],
    ['Nose', false, 1],
  ])
})

test('a teacher reads where things were put, and where a point lay', () => {
  expect(place.answering.answerText(things(), put('pear>fruit', 'saw>fruit'))).toBe(
    'Pear → Fruit\nSaw → Fruit',
  )
  expect(place.answering.answerText(hotspot(), pointed([leftEye, { x: 0.9, y: 0.9 }]))).toBe(
    'Left eye\n(90%, 90%)',
  )
})
