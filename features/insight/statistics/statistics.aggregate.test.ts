import { expect, test } from 'vitest'
import { cardOf, cardTypes } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { scoreAnswer } from '#deck/deck.verdict.ts'
import { aggregateLearning, type AnswerSource, type LearningSource } from './statistics.aggregate.ts'
import { countsOf } from './statistics.sums.ts'

/** A seeded random number from 0 to 1, so that each run of the tests is the same. */
function seededRandom(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const sourceOf = (card: Card, answers: readonly AnswerSource[]): LearningSource => ({
  isFinished: true,
  scaled: null,
  stars: 1,
  durationMs: 60_000,
  scores: [],
  progress: new Map([[card.id, { progress: { viewed: true }, durationMs: 1000 }]]),
  answers: new Map([[card.id, answers]]),
})

test.each(cardTypes)(
  'what learners answered on a card of type %s adds up to what its own summary says',
  async (type) => {
    const { sample, answering } = cardOf(type)
    const { cards, respond } = await sample()
    const random = seededRandom()
    for (const card of cards) {
      if (!respond) continue
      const answers = Array.from({ length: 12 }, () => respond(card, random)).flatMap((response) => {
        const scoring = scoreAnswer(card, response, [])
        if (scoring.kind !== 'scored') return []
        return [{ response: scoring.response, ...scoring.score, durationMs: 5000 }]
      })
      const counts = new Map<string, number>()
      for (const answer of answers)
        for (const [id, count] of countsOf(
          aggregateLearning([card], sourceOf(card, [answer]))[card.id] ?? {},
          'o.',
        ))
          counts.set(id, (counts.get(id) ?? 0) + count)
      const rows = answering.summarise(card, answers).rows.filter(({ count }) => count > 0)
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(rows.map(({ id, count }) => [id, count])))
      expect(answering.isPractised || answers.length > 0).toBe(true)
    }
  },
)

test('a recording records which of its parts were played, not how far somebody jumped', async () => {
  const { cards } = await cardOf('video').sample()
  const card = cards.find(
    (each) => cardOf(each.type).progress.played(each, { ranges: [[0, 10]], length: 100 })?.span,
  )
  expect(card).toBeDefined()
  if (!card) return
  const span = cardOf('video').progress.played(card, { length: 100 })?.span ?? [0, 0]
  const half = (span[0] + span[1]) / 2
  const progress = { viewed: true, length: 100, ranges: [[half, span[1]]] }
  const aggregate = aggregateLearning([card], {
    ...sourceOf(card, []),
    answers: new Map(),
    progress: new Map([[card.id, { progress, durationMs: 1000 }]]),
  })
  const parts = [...countsOf(aggregate[card.id] ?? {}, 'w.').keys()].map(Number)
  expect(Math.min(...parts)).toBe(20)
  expect(parts).toHaveLength(20)
})
