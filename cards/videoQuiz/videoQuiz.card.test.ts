import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { videoQuiz } from './videoQuiz.card.ts'
import { withNewMoment, withNextAt, withoutMoment } from './videoQuiz.edits.ts'
import { placedMoments } from './videoQuiz.moments.ts'
import { progressSchema, videoQuizSchema, type VideoQuizCard } from './videoQuiz.schema.ts'

const asked = (id: number) => ({ id, type: 'choice' })
const card = (own: object = {}): VideoQuizCard =>
  z.parse(videoQuizSchema, { id: 1, type: 'videoQuiz', fileId: 2, durationMs: 100_000, ...own })
const { withChildren, children } = videoQuiz.nesting
/** What is asked when, by time. */
const plan = (quiz: VideoQuizCard) => placedMoments(quiz).map(({ at, cardId }) => [at, cardId])
const two = card({
  cards: [asked(7), asked(8)],
  moments: [
    { id: 'a', at: 20, cardId: 7, backTo: 5 },
    { id: 'b', at: 40, cardId: 8 },
  ],
})
const problem = (own: object) => videoQuiz.content.problems(card(own)).map(({ path, key }) => [path, key])

test('a question that is added stands at the moment that was marked for it, else behind the last', () => {
  const marked = withNewMoment(two, 12.34)
  expect(plan(marked)).toEqual([
    [12.3, null],
    [20, 7],
    [40, 8],
  ])
  const added = withChildren(marked, [...children(marked), ...card({ cards: [asked(9)] }).cards])
  expect(added).toMatchObject({
    moments: expect.arrayContaining([expect.objectContaining({ at: 12.3, cardId: 9 })]),
  })
  const more = withChildren(two, [...two.cards, ...card({ cards: [asked(9), asked(10)] }).cards])
  expect(plan(z.parse(videoQuizSchema, more))).toEqual([
    [20, 7],
    [40, 8],
    [70, 9],
    [85, 10],
  ])
})

test('of several marked moments, the one that was chosen gets the question', () => {
  const marked = withNewMoment(withNewMoment(two, 50), 60)
  const [later] = marked.moments.filter(({ at }) => at === 50)
  const added = withChildren(withNextAt(marked, later?.id ?? ''), card({ cards: [asked(9)] }).cards)
  expect(plan(z.parse(videoQuizSchema, added))).toEqual([
    [50, 9],
    [60, null],
  ])
})

test('a question that goes and comes back has its time again', () => {
  const gone = withChildren(two, two.cards.slice(1))
  expect(plan(z.parse(videoQuizSchema, gone))).toEqual([[40, 8]])
  expect(withChildren(gone, two.cards)).toEqual(two)
})

test('the same card becomes the same, and never has two moments of one name', () => {
  const added = withChildren(card(), two.cards)
  expect(withChildren(card(), two.cards)).toEqual(added)
  const copied = videoQuiz.navigating.remap(z.parse(videoQuizSchema, added), new Map([[7, 17]]))
  const both = withChildren(copied, card({ cards: [asked(17), asked(8), asked(7)] }).cards)
  expect(z.safeParse(videoQuizSchema, both).success).toBe(true)
  expect(plan(z.parse(videoQuizSchema, both)).map(([, id]) => id)).toEqual([17, 8, 7])
})

test('a moment is removed with its question', () => {
  const [first] = two.moments
  if (!first) throw new Error('there is no moment')
  expect(plan(withoutMoment(two, first))).toEqual([[40, 8]])
  expect(withoutMoment(two, first).cards.map(({ id }) => id)).toEqual([8])
})

test.each([
  ['no question', {}, ['moments', 'problems.noMoments']],
  ['a moment without one', { moments: [{ at: 3 }] }, ['moments.0.cardId', 'problems.emptyMoment']],
  [
    'a moment beyond the end',
    { cards: [asked(7)], moments: [{ at: 100, cardId: 7 }] },
    ['moments.0.at', 'problems.outsideMoment'],
  ],
  [
    'a moment before the part that is played',
    { start: 10, cards: [asked(7)], moments: [{ at: 9, cardId: 7 }] },
    ['moments.0.at', 'problems.outsideMoment'],
  ],
  [
    'two at one time',
    {
      cards: [asked(7), asked(8)],
      moments: [
        { at: 9, cardId: 7 },
        { at: 9, cardId: 8 },
      ],
    },
    ['moments.1.at', 'problems.twinMoment'],
  ],
  [
    'a way back that leads on',
    { cards: [asked(7)], moments: [{ at: 9, cardId: 7, backTo: 9 }] },
    ['moments.0.backTo', 'problems.lateBack'],
  ],
])('%s stops publishing, beside its field', (_title, own, found) => {
  expect(problem(own)).toEqual([found])
})

test('a moment of a question that is gone stops nothing', () => {
  expect(
    problem({
      cards: [asked(7)],
      moments: [
        { at: 9, cardId: 7 },
        { at: 999, cardId: 8 },
      ],
    }),
  ).toEqual([])
})

test('it is watched to the share that is asked, whatever is answered', () => {
  const isDone = (ranges: [number, number][]) =>
    videoQuiz.progress.isComplete(two, {
      progress: z.parse(progressSchema, { viewed: true, ranges }),
      tries: 0,
      scaled: null,
      passed: false,
      chosen: [],
    })
  expect([
    isDone([[0, 89]]),
    isDone([
      [0, 60],
      [55, 90],
    ]),
  ]).toEqual([false, true])
})

test('no question leaves the server with its video', () => {
  expect(videoQuiz.content.redact(two, 1).cards).toEqual([])
})
