import fc from 'fast-check'
import { parse as parseGift } from 'gift-pegjs'
import { describe, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { cardSchema, type Card } from '#cards/index.ts'
import { readDocument } from '../../import/readDocument.ts'
import { giftOf } from './giftOf.ts'

const cardOf = (draft: object): Card => parse(cardSchema, { id: 1, ...draft })

/** Signs of GIFT and of HTML among letters; what begins or ends with space, or has two of them, no reader of GIFT keeps so. */
const word = fc
  .string({ unit: fc.constantFrom(...'ab1é人 ~=#{}:\\<>&[]%*-"|$/'), minLength: 1, maxLength: 24 })
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '')
const maybe = fc.oneof(fc.constant(''), word)
const several = (min: number, max: number) =>
  fc.uniqueArray(word, { minLength: min, maxLength: max, selector: (text) => text.toLowerCase() })

const choice = fc
  .record({
    title: maybe,
    question: word,
    texts: several(2, 6),
    right: fc.nat(),
    isMulti: fc.boolean(),
    said: maybe,
    explanation: maybe,
  })
  .map(({ texts, right, isMulti, said, ...card }) => ({
    ...card,
    type: 'choice',
    kind: isMulti ? 'multi' : 'single',
    options: texts.map((text, index) => ({
      id: String.fromCharCode(97 + index),
      text,
      correct: index === right % texts.length || (isMulti && index < right % (texts.length - 1)),
      feedback: index === 0 ? said : '',
    })),
  }))
const judge = fc
  .record({
    title: maybe,
    question: word,
    isTrue: fc.boolean(),
    whenTrue: maybe,
    whenFalse: maybe,
    explanation: maybe,
  })
  .map(({ isTrue, whenTrue, whenFalse, ...card }) => ({
    ...card,
    type: 'choice',
    kind: 'judge',
    options: [
      { id: 'true', correct: isTrue, feedback: whenTrue },
      { id: 'false', correct: !isTrue, feedback: whenFalse },
    ],
  }))
const number = fc
  .record({
    title: maybe,
    prompt: word,
    value: fc.integer(),
    places: fc.nat(4),
    tolerance: fc.nat(500),
    correct: maybe,
    wrong: maybe,
    explanation: maybe,
  })
  .map(({ value, places, tolerance, correct, wrong, ...card }) => ({
    ...card,
    type: 'question',
    kind: 'number',
    grading: 'rule',
    number: { value: value / 10 ** places, tolerance: tolerance / 100 },
    feedback: { correct, partly: '', wrong },
  }))
const essay = fc
  .record({ title: maybe, prompt: word, explanation: maybe })
  .map((card) => ({ ...card, type: 'question', kind: 'long', grading: 'person' }))
const match = fc
  .record({
    title: maybe,
    question: word,
    lefts: several(2, 6),
    rights: several(6, 6),
    others: several(0, 3),
    explanation: maybe,
  })
  .map(({ lefts, rights, others, ...card }) => ({
    ...card,
    type: 'match',
    pairs: lefts.map((text, index) => ({
      id: `p${index}`,
      text,
      answer: { id: `a${index}`, text: rights[index] ?? '' },
    })),
    distractors: others.map((text, index) => ({ id: `d${index}`, text })),
  }))
// Readers of GIFT make one space of several.
const inGap = several(1, 4).map((answers) =>
  answers
    .map((text) =>
      text
        .replace(/[[\]|\\>]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== ''),
)
const blanks = fc
  .record({
    title: maybe,
    before: maybe,
    after: maybe,
    answers: inGap.filter((answers) => answers.length > 0),
    correct: maybe,
    wrong: maybe,
    explanation: maybe,
  })
  .map(({ before, after, answers, correct, wrong, ...card }) => {
    const plain = (text: string) =>
      text
        .replace(/[[\]\\]/g, '')
        .replace(/\s+/g, ' ')
        .trim()
    return {
      ...card,
      type: 'blanks',
      text: `${plain(before)} [${answers.join('|')}] ${plain(after)}`.trim(),
      typos: 0,
      ignorePunctuation: false,
      feedback: { correct, partly: '', wrong },
    }
  })
const section = word
  .map((title) => ({ type: 'section', title: title.replaceAll('$', 's') }))
  .filter(({ title }) => !/^[/ ]*(top)?[/ ]*$/.test(title) && !/^\/|\/$|\/\s|\s\//.test(title))
const words = fc
  .record({ title: maybe, lines: fc.array(word, { minLength: 1, maxLength: 3 }) })
  .map(({ title, lines }) => ({ type: 'text', title, body: richOf(lines.join('\n')) }))

/** Without ids, which GIFT has none of. */
const content = (cards: readonly Card[]) =>
  JSON.parse(
    JSON.stringify(cards, (key, value: unknown) => (key === 'id' || key === 'points' ? undefined : value)),
  )

describe('a card that goes out as GIFT comes back the same', () => {
  test.each<[string, fc.Arbitrary<object>]>([
    ['choice', choice],
    ['judgement', judge],
    ['number', number],
    ['essay', essay],
    ['match', match],
    ['gap', blanks],
    ['section', section],
    ['text', words],
  ])('%s', async (_name, drafts) => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const card = cardOf(draft)
        const gift = giftOf(card) ?? ''
        expect(parseGift(gift)).toHaveLength(1)
        const { cards, rows } = await readDocument(Buffer.from(gift), 'out.gift')
        expect(content(cards)).toEqual(content([card]))
        expect(rows.map(({ reason }) => reason)).toEqual([null])
      }),
      { numRuns: 150 },
    )
  })
})

describe('a card that GIFT has no counterpart of is not written', () => {
  test.each<[string, object]>([
    ['a film', { type: 'video' }],
    ['a text with two gaps', { type: 'blanks', text: '[a] and [b]' }],
    [
      'an option that is a picture',
      {
        type: 'choice',
        question: 'Which?',
        options: [
          { id: 'a', picture: { fileId: 1 }, correct: true },
          { id: 'b', text: 'b' },
        ],
      },
    ],
    ['a question without words', { type: 'question', kind: 'long' }],
    ['a question that is answered aloud', { type: 'question', prompt: 'Say', kind: 'audio' }],
    [
      'a choice without a right option',
      {
        type: 'choice',
        question: 'Which?',
        options: [
          { id: 'a', text: 'a' },
          { id: 'b', text: 'b' },
        ],
      },
    ],
  ])('%s', (_name, draft) => {
    expect(giftOf(cardOf(draft))).toBeUndefined()
  })
})
