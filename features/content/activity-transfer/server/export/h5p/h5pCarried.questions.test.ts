import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  formatted,
  inGap,
  listOf,
  looked,
  lossesOf,
  maybe,
  picture,
  several,
  single,
  tame,
  word,
  type Drafts,
} from '../../../testing/carriedByH5p.ts'

const drafts: Drafts = {
  'choice of words': fc.record({
    type: fc.constant('choice'),
    ...answered,
    question: word,
    picture: fc.option(picture),
    hints: fc.array(word, { maxLength: 2 }),
    partialCredit: fc.boolean(),
    shuffle: fc.constantFrom('none', 'all'),
    kind: fc.constantFrom('single', 'multi'),
    options: listOf(fc.record({ text: word, correct: fc.boolean(), feedback: maybe }), 2, 5),
  }),
  'choice of pictures': fc
    .record({
      type: fc.constant('choice'),
      ...answered,
      question: word,
      shuffle: fc.constant('all'),
      options: listOf(fc.record({ picture, correct: fc.boolean() }), 2, 4),
    })
    .map((card) => {
      const right = card.options.filter(({ correct }) => correct).length
      return { ...card, kind: right > 1 ? 'multi' : 'single' }
    }),
  'choice that is judged': fc
    .record({
      type: fc.constant('choice'),
      ...answered,
      question: word,
      isTrue: fc.boolean(),
      texts: several(2, 2),
    })
    .map(({ isTrue, texts: [one, two], ...card }) => ({
      ...card,
      feedback: { correct: '', partly: '', wrong: '' },
      kind: 'judge',
      options: [
        { id: 'true', correct: isTrue, feedback: one },
        { id: 'false', correct: !isTrue, feedback: two },
      ],
    })),
  'blanks that are typed': fc
    .record({
      type: fc.constant('blanks'),
      ...answered,
      question: word,
      ignoreCase: fc.boolean(),
      typos: fc.constantFrom(0, 1),
      hints: fc.array(word, { maxLength: 1 }),
      parts: fc.array(fc.tuple(inGap, fc.array(inGap, { minLength: 1, maxLength: 3 })), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ parts, ...card }) => ({
      ...card,
      text: parts
        .map(([before, gap]) => `${before} [${gap.join('|')}] `)
        .join('')
        .trim(),
    })),
  'blanks from a bank': fc
    .record({
      type: fc.constant('blanks'),
      ...answered,
      question: word,
      entry: fc.constant('bank'),
      distractors: fc.array(tame, { maxLength: 3 }),
      words: fc.array(tame, { minLength: 1, maxLength: 3 }),
    })
    .map(({ words, ...card }) => ({ ...card, text: words.map((each) => `So [${each}]`).join(' ') })),
  'question by keywords': fc.record({
    type: fc.constant('question'),
    ...answered,
    prompt: word,
    picture: fc.option(picture),
    kind: fc.constant('long'),
    minLength: fc.integer({ min: 0, max: 5000 }),
    maxLength: fc.option(fc.integer({ min: 1, max: 5000 })),
    grading: fc.constant('rule'),
    keywords: listOf(
      fc.record({ text: tame, synonyms: fc.array(tame, { maxLength: 2 }), points: fc.constant(1) }),
      1,
      3,
    ),
    passShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    sampleAnswer: maybe,
  }),
  'question for nobody to grade': fc.record({
    type: fc.constant('question'),
    ...looked,
    prompt: word,
    kind: fc.constant('long'),
    grading: fc.constant('none'),
  }),
  poll: fc.record({
    type: fc.constant('poll'),
    ...looked,
    question: word,
    kind: fc.constantFrom('single', 'multi'),
    options: listOf(fc.record({ text: word }), 2, 4),
  }),
  'text with formats and formulas': fc
    .record({ title: maybe, note: maybe, lines: several(1, 3) })
    .map(({ lines, ...card }) => ({
      type: 'text',
      ...card,
      body: formatted(lines),
    })),
  'markWords in a text': fc
    .record({
      type: fc.constant('markWords'),
      ...answered,
      question: word,
      words: fc.array(single, { minLength: 1, maxLength: 3 }),
    })
    .map(({ words, ...card }) => ({ ...card, text: words.map((each) => `a * b [${each}],`).join(' ') })),
  'markWords as a summary': fc.record({
    type: fc.constant('markWords'),
    ...answered,
    attempts: fc.constant({ max: null, showAnswer: 'afterLast' }),
    question: word,
    mode: fc.constant('summary'),
    steps: listOf(fc.record({ statements: listOf(fc.record({ text: word }), 2, 3) }), 1, 3),
  }),
}

describe('what H5P can carry comes back the same, whole', () => {
  test.each(Object.entries(drafts))('%s', (_name, draft) => {
    fc.assert(
      fc.property(draft, (each) => void expect(lossesOf(each)).toEqual([])),
      { numRuns: 100 },
    )
  })
})
