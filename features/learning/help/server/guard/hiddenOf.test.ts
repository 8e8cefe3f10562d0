import { describe, expect, test } from 'vitest'
import { compileHidden } from '#features/ai/ai-config/hiddenText.ts'
import { cardOf, cardTypes, type Card } from '#cards/index.ts'
import { makeCard } from '#deck/makeDeck.ts'
import { hiddenOf } from './hiddenOf.ts'

const hiddenIn = (card: Card, at = card.id) => hiddenOf([card], new Set([card.id]), at)

const silent = { said: [], replies: [] }
const isHeld = (card: Card, reply: string, at?: number) =>
  compileHidden(hiddenIn(card, at), 'en').find(reply, silent) !== undefined

describe.each(cardTypes)('of every %s card', (type) => {
  test('all is hidden that redaction takes out, and nothing that it leaves', async () => {
    const { content, sample } = cardOf(type)
    for (const card of (await sample()).cards) {
      const shown = new Set(content.phrases(content.redact(card, 7)).map(({ text }) => text))
      const hidden = new Set(hiddenIn(card).map(({ text }) => text))
      for (const { path, text } of content.phrases(card))
        expect({ path, isHidden: hidden.has(text) }).toEqual({ path, isHidden: !shown.has(text) })
      for (const text of shown) expect(isHeld(card, text)).toBe(false)
    }
  })

  test('nothing is hidden any more once it is solved', async () => {
    const { cards } = await cardOf(type).sample()
    expect(hiddenOf(cards, new Set(), cards[0]?.id ?? 0)).toEqual([])
  })
})

test('a text with gaps is hidden with each of its answers in it', () => {
  const card = makeCard(1, { type: 'blanks', text: 'A river [carries|takes] sand to the [mouth].' })
  expect(isHeld(card, 'It is: a river carries sand.')).toBe(true)
  expect(isHeld(card, 'Or: a river takes sand to.')).toBe(true)
  expect(isHeld(card, 'Look where the sand to the … goes.')).toBe(false)
})

test.each([
  ['typed', 'The mouth of it.', true],
  ['bank', 'The mouth of it.', false],
])('an answer of a gap that is %s: "%s"', (entry, reply, held) => {
  const card = makeCard(1, { type: 'blanks', entry, text: 'It flows to the [mouth].' })
  expect(isHeld(card, reply)).toBe(held)
})

test('the right order of items is hidden, and another one is not', () => {
  const items = ['Cut wood', 'Dry it', 'Stack it', 'Light it'].map((text, at) => ({ id: `item-${at}`, text }))
  const card = makeCard(1, { type: 'order', question: 'In which order?', items })
  expect(isHeld(card, '1. Cut wood\n2. Dry it\n3. Stack it\n4. Light it')).toBe(true)
  expect(isHeld(card, 'Why not: dry it, light it, cut wood, stack it?')).toBe(false)
})

test('what belongs together is hidden, and each side alone is not', () => {
  const pairs = [
    { id: 'a', text: 'perro', answer: { id: 'x', text: 'dog' } },
    { id: 'b', text: 'gato', answer: { id: 'y', text: 'cat' } },
  ]
  const card = makeCard(1, { type: 'match', question: 'What is what?', pairs })
  expect(isHeld(card, 'perro = dog')).toBe(true)
  expect(isHeld(card, 'Is perro a cat or a dog?')).toBe(false)
})

test('a number is hidden on its own card alone', () => {
  const card = makeCard(1, {
    type: 'question',
    prompt: 'Six of eight: how many per cent?',
    kind: 'number',
    grading: 'rule',
    number: { value: 75, tolerance: 0.5, unit: '%' },
  })
  expect(isHeld(card, 'Is it 75%?')).toBe(true)
  expect(isHeld(card, 'Is it 0.5 or 175?')).toBe(false)
  expect(isHeld(card, 'Is it 75%?', 2)).toBe(false)
})

test('what the learner was told of an answer is hidden no more', () => {
  const feedback = { correct: '', partly: '', wrong: 'Think of what slow water drops first.' }
  const card = makeCard(1, { type: 'question', prompt: 'Why?', feedback })
  const hidden = hiddenOf([card], new Set([1]), 1, new Map([[1, [feedback.wrong]]]))
  expect(compileHidden(hidden, 'en').find(feedback.wrong, silent)).toBeUndefined()
  expect(isHeld(card, feedback.wrong)).toBe(true)
})

test('cards inside others are hidden too', () => {
  const inner = makeCard(2, { type: 'text', note: 'Tell them that it is sand, after all' })
  const outer = makeCard(1, { type: 'composite', cards: [inner] })
  const texts = hiddenOf([outer], new Set([1, 2]), 1).map(({ text }) => text)
  expect(texts).toContain('Tell them that it is sand, after all')
})
