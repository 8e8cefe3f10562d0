import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameJson } from '#kit/value/sameJson.ts'
import { cardOf, cardTypes } from '#cards/index.ts'
import { anyCard } from './anyCard.ts'

test.each(cardTypes)('most cards of %s that are drawn have something in them', (type) => {
  const empty = cardOf(type).createEmpty(1)
  const drawn = fc.sample(anyCard(type), { numRuns: 60, seed: 1 })
  const filled = drawn.filter((card) => !sameJson(card, empty))
  expect(filled.length).toBeGreaterThan(50)
})
