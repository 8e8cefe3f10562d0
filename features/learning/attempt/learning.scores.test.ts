import { describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import type { LearnerProgress } from '#deck/deck.navigate.ts'
import { meanScores, paceOf } from './learning.pace.ts'
import { ratingsIn, scoresOf } from './learning.scores.ts'

type Competency = Card['competencies'][number]

const question = (id: number, ...competencies: Competency[]): Card => ({
  ...cardOf('choice').createEmpty(id),
  competencies,
})
const of = (abilityId: number, weight: number, depth: Competency['depth']): Competency => ({
  abilityId,
  weight,
  depth,
})
const graded = (...results: (readonly [id: number, scaled: number | null])[]): LearnerProgress =>
  new Map(
    results.map(([id, scaled]) => [
      id,
      { progress: undefined, tries: 1, scaled, passed: scaled === 1, chosen: [] },
    ]),
  )

describe('the score of an ability', () => {
  const cards = [question(1, of(7, 2, 'know')), question(2, of(7, 1, 'apply'))]
  const progress = graded([1, 0.8], [2, 0.5])

  test('weighs its cards by weight and depth', () => {
    expect(scoresOf(cards, progress)[0]?.score).toBeCloseTo(0.676, 3)
  })

  test('takes the learner’s own word for a fifth', () => {
    const [score] = scoresOf(cards, progress, new Map([[7, 4]]))
    expect(score).toMatchObject({ abilityId: 7, rating: 4 })
    expect(score?.cards).toBeCloseTo(0.676, 3)
    expect(score?.score).toBeCloseTo(0.701, 3)
  })

  test('leaves out what was not answered or still waits for its grade', () => {
    expect(scoresOf(cards, graded([1, 0.8], [2, null]))[0]?.score).toBeCloseTo(0.8)
    expect(scoresOf(cards, graded([1, 0.8]))[0]?.score).toBeCloseTo(0.8)
  })

  test('is none while nothing is graded, whatever the learner says', () => {
    expect(scoresOf(cards, new Map(), new Map([[7, 5]]))).toEqual([
      { abilityId: 7, cards: null, rating: 5, score: null },
    ])
  })

  test('is never more than everything', () => {
    const [score] = scoresOf(cards, graded([1, 1], [2, 1]), new Map([[7, 5]]))
    expect(score?.score).toBe(1)
  })

  test('keeps the ratings that were given before', () => {
    expect(ratingsIn(scoresOf(cards, progress, new Map([[7, 4]])))).toEqual(new Map([[7, 4]]))
  })
})

test('Over several activities an ability is the mean of what is known of it', () => {
  const known = { abilityId: 7, cards: 0.5, rating: 4, score: 0.6 }
  const other = { abilityId: 7, cards: 1, rating: null, score: 1 }
  const unknown = { abilityId: 7, cards: null, rating: 5, score: null }
  const weights = new Map<number, number>()
  const measured = [known, other, unknown].map((score) => ({ scores: [score], weights }))
  expect(meanScores(measured)).toEqual([{ abilityId: 7, cards: 0.75, rating: 5, score: 0.8 }])
})

test('An activity counts in an ability by the weight that it gives to it', () => {
  const score = (share: number) => ({ abilityId: 7, cards: share, rating: null, score: share })
  const heavy = { scores: [score(1)], weights: new Map([[7, 3]]) }
  const light = { scores: [score(0.2)], weights: new Map([[8, 5]]) }
  expect(meanScores([heavy, light])[0]).toMatchObject({ cards: 0.8, score: 0.8 })
})

describe('somebody in a course', () => {
  const unit = (endsAt: number | null, ...statuses: ('locked' | 'learning' | 'learned')[]) => ({
    endsAt,
    activities: statuses.map((status) => ({ status })),
  })
  test.each([
    ['has learned it with the last activity', [unit(10, 'learned'), unit(20, 'learned')], 'learned'],
    ['is behind once a day is over', [unit(10, 'learned'), unit(20, 'learning')], 'behind'],
    ['is in time until then', [unit(30, 'learned'), unit(40, 'locked')], 'inTime'],
    ['cannot be late where days are not counted', [unit(null, 'learning')], 'inTime'],
    ['has learned nothing of an empty one', [unit(10)], 'inTime'],
  ] as const)('%s', (_title, units, pace) => {
    expect(paceOf(units, 25)).toBe(pace)
  })
})
