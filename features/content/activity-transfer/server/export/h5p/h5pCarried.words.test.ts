import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answered,
  attempts,
  listOf,
  looked,
  lossesOf,
  maybe,
  mediaOf,
  picture,
  said,
  several,
  word,
  type Drafts,
} from '../../../testing/carriedByH5p.ts'

const letters = fc.string({ unit: fc.constantFrom(...'abé人x'), minLength: 2, maxLength: 6 })
const different = (min: number, max: number) => fc.uniqueArray(letters, { minLength: min, maxLength: max })

/** H5P has no setting of it for what is said. */
const usual = { max: null, showAnswer: 'afterLast' }

/** What a column may not hold goes out alone, under the title of its activity. */
const alone: Drafts = {
  crossword: fc.record({
    type: fc.constant('crossword'),
    ...answered,
    title: fc.constant('T'),
    question: maybe,
    scoring: fc.constantFrom('words', 'letters'),
    ignoreDiacritics: fc.constant(false),
    words: listOf(fc.record({ text: word, clue: maybe, picture: fc.option(picture) }), 2, 4),
  }),
  'word search': fc
    .record({
      type: fc.constant('crossword'),
      mode: fc.constant('search'),
      ...answered,
      title: fc.constant('T'),
      question: maybe,
      ignoreDiacritics: fc.constant(false),
      directions: fc.subarray(['right', 'left', 'down', 'up', 'downRight', 'downLeft', 'upRight', 'upLeft'], {
        minLength: 1,
      }),
      fill: fc.constantFrom('', 'abc', 'あい'),
      texts: different(1, 4),
    })
    .map(({ texts, ...card }) => ({
      ...card,
      words: texts.map((text, index) => ({ id: `p${index}`, text })),
    })),
  'one thing to say': fc
    .record({
      title: fc.constant('T'),
      note: maybe,
      correct: maybe,
      wrong: maybe,
      prompt: word,
      text: word,
      more: several(0, 3),
    })
    .map(({ title, note, correct, wrong, prompt, text, more }) => ({
      type: 'speak',
      title,
      note,
      points: 1,
      feedback: { correct, partly: '', wrong },
      mode: 'answer',
      language: 'en-US',
      attempts: usual,
      threshold: 100,
      strict: true,
      items: [{ id: 'a', prompt, text, accepted: more }],
    })),
  'things to say': fc
    .record({
      title: fc.constant('T'),
      note: maybe,
      feedback: said,
      intro: maybe,
      language: fc.constantFrom('ja', 'es-MX', 'zh-CN'),
      items: listOf(fc.record({ prompt: word, text: word, accepted: several(0, 3) }), 2, 4),
    })
    .map((card) => ({
      ...card,
      type: 'speak',
      points: card.items.length,
      mode: 'answer',
      attempts: usual,
      threshold: 100,
      strict: true,
    })),
}

const question = fc.oneof(
  fc
    .record({ asked: word, attempts, isRequired: fc.boolean() })
    .map(({ asked, attempts: own, isRequired }) => ({
      type: 'choice',
      points: 1,
      required: isRequired,
      attempts: own,
      question: asked,
      shuffle: 'all',
      options: [
        { id: 'a', text: 'a', correct: true },
        { id: 'b', text: 'b' },
      ],
    })),
  fc.record({ asked: word }).map(({ asked }) => ({
    type: 'poll',
    required: false,
    question: asked,
    kind: 'single',
    options: [
      { id: 'a', text: 'a' },
      { id: 'b', text: 'b' },
    ],
  })),
)

/** A film whose cards inside stand in any order, each at a second of its own. */
const films = fc
  .record({
    ...looked,
    fileId: fc.constant(4),
    poster: fc.option(fc.constant({ fileId: 1, alt: '', decorative: true })),
    chapters: listOf(fc.record({ at: fc.nat(100), title: word }), 0, 3),
    noSkip: fc.boolean(),
    questions: fc.array(question, { minLength: 1, maxLength: 4 }),
    seconds: fc.uniqueArray(fc.nat(200), { minLength: 4, maxLength: 4 }),
    back: fc.boolean(),
  })
  .map(({ questions, seconds, back, ...card }) => ({
    ...card,
    type: 'videoQuiz',
    cards: questions.map((each, index) => ({ ...each, id: index + 2 })),
    moments: [
      ...questions.map((_, index) => {
        const at = Number(seconds[index])
        return { id: `m${index}`, at, cardId: index + 2, backTo: back && at > 5 ? at - 5 : null }
      }),
      // Of a question that is gone.
      { id: 'gone', at: 7, cardId: 99 },
    ],
  }))

describe('what H5P can carry comes back the same, whole', () => {
  test.each(Object.entries(alone))('%s, alone', (_name, draft) => {
    fc.assert(
      fc.property(draft, (each) => void expect(lossesOf(each)).toEqual([])),
      { numRuns: 100 },
    )
  })

  test('a film that stops for questions, and one in which nobody may skip', () => {
    const plain = films.map(({ cards: _cards, moments: _moments, ...film }) => ({ ...film, type: 'video' }))
    fc.assert(
      fc.property(fc.oneof(films, plain), (each) => void expect(lossesOf(each)).toEqual([])),
      { numRuns: 100 },
    )
  })
})

describe('what H5P has no place for is named', () => {
  const words = [
    { id: 'a', text: 'rock' },
    { id: 'b', text: 'roll' },
  ]
  const search = { type: 'crossword', mode: 'search', title: 'T', ignoreDiacritics: false, points: 1 }
  const say = { type: 'speak', title: 'T', points: 1, language: 'en-US' }
  const items = [{ id: 'a', text: 'Four', prompt: '2 + 2?' }]
  const exact = { mode: 'answer', threshold: 100, strict: true, attempts: usual }
  test.each([
    ['a word with a sign that H5P refuses', { ...search, words: [{ id: 'a', text: 'km/h' }] }, ['card', '']],
    ['clues in place of words', { ...search, words, showWords: false }, ['field', 'showWords']],
    ['a text to be read aloud', { ...say, items }, ['card', '']],
    ['a language that H5P does not hear', { ...say, ...exact, items, language: 'tlh' }, ['card', '']],
    ['a language without a country', { ...say, ...exact, items, language: 'en' }, ['field', 'language']],
    ['answers that are right in part', { ...say, ...exact, items, threshold: 80 }, ['field', 'threshold']],
  ])('%s', (_name, draft, loss) => expect(lossesOf(draft)).toEqual([loss]))

  test('a film is opened where H5P cannot ask one of its questions on it', () => {
    const essay = { id: 2, type: 'question', points: 1, prompt: 'Why?', grading: 'person' }
    const moments = [{ id: 'm', at: 3, cardId: 2 }]
    const losses = lossesOf({ type: 'videoQuiz', fileId: 4, cards: [essay], moments })
    expect(losses[0]).toEqual(['opened', ''])
  })

  test('what stands before the answer is written with it', () => {
    fc.assert(
      fc.property(mediaOf(2), (shown) => {
        const losses = lossesOf({ ...say, ...exact, items: [{ ...items[0], picture: shown }] })
        expect(losses.every(([what]) => what === 'field')).toBe(true)
      }),
    )
  })
})
