import { describe, expect, test } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import { fits } from '../draftCards.ts'
import { limitOf } from './cardLimits.ts'
import { cardsOfQuestions } from './cardsOfQuestions.ts'
import {
  emptyHead,
  noText,
  type ForeignOption,
  type ForeignQuestion,
  type ForeignText,
} from './foreignQuestion.ts'

const say = (text: string): ForeignText => ({ blocks: richOf(text).content, pictures: [] })
const picture = (index: number): ForeignText => ({
  ...say('Look'),
  pictures: [{ picture: index, alt: `p${index}` }],
})
const option = (text: string, share: number): ForeignOption => ({ text: say(text), share, feedback: noText })
const head = { ...emptyHead(3), title: 'Q', stem: say('Which?') }
const choice = {
  ...head,
  kind: 'choice',
  isMulti: false,
  isShuffled: false,
  options: [option('a', 100), option('b', 0)],
} as const
const pictures = [
  { name: 'one.png', bytes: new Uint8Array() },
  { name: 'two.png', bytes: new Uint8Array() },
]
const deckOf = (questions: readonly ForeignQuestion[], refused: readonly number[] = []) =>
  cardsOfQuestions({ title: '', questions, pictures, rows: [] }, new Set(refused))

describe('questions of other programs', () => {
  test('are whole cards, however long all of it is', () => {
    const long = say('Words without end. '.repeat(2000))
    const much = {
      ...head,
      stem: long,
      explanation: long,
      title: 'T'.repeat(500),
      hints: Array.from({ length: 9 }, () => long),
    }
    const options = Array.from({ length: 40 }, (_, index) => ({
      ...option(`${index}`, index === 30 ? 100 : 0),
      feedback: long,
    }))
    const pairs = Array.from({ length: 40 }, () => ({ left: long, right: long }))
    const { drafts, rows } = deckOf([
      { ...choice, ...much, options },
      { ...much, kind: 'match', pairs, distractors: pairs.map(({ left }) => left) },
      { ...much, kind: 'truth', isTrue: true, whenTrue: long, whenFalse: long },
      {
        ...much,
        kind: 'number',
        answers: [{ number: { value: 1, tolerance: 0 }, share: 100, feedback: long }],
        units: ['m'.repeat(99)],
      },
      { ...much, kind: 'essay' },
      { ...much, kind: 'description' },
    ])
    expect(drafts.filter((draft) => !fits(draft))).toEqual([])
    expect(new Set(drafts.map(({ type }) => type))).toEqual(new Set(['text', 'choice', 'match', 'question']))
    expect(rows.filter(({ outcome }) => outcome === 'taken')).toHaveLength(6)
    expect(drafts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          options: expect.arrayContaining([expect.objectContaining({ text: '30', correct: true })]),
        }),
      ]),
    )
  })

  test('of a type that no card stands for are left out by name', () => {
    const { drafts, rows } = deckOf([{ ...head, kind: 'unknown', name: 'calculated' }])
    expect(drafts).toEqual([])
    expect(rows).toMatchObject([{ at: 3, outcome: 'left', reason: 'unknownQuestion', text: 'Q' }])
  })

  test('keep their pictures: the first on the card, further ones before it', () => {
    const stem = { ...say('Which?'), pictures: [...picture(0).pictures, ...picture(1).pictures] }
    const { drafts } = deckOf([
      { ...choice, stem, options: [{ ...option('a', 100), text: picture(1) }, option('b', 0)] },
    ])
    expect(drafts).toMatchObject([
      { type: 'image', pictures: [{ media: { fileId: 2 } }] },
      { type: 'choice', picture: { fileId: 1, alt: 'p0' }, options: [{ picture: { fileId: 2 } }, {}] },
    ])
  })

  test('lose pictures that are refused, or have no place, by name', () => {
    const { rows } = deckOf([{ ...choice, stem: picture(0), explanation: picture(1) }], [0])
    expect(rows.map(({ reason, text }) => [reason, text])).toEqual([
      [null, 'Q'],
      ['pictureRefused', 'p0'],
      ['pictureNoPlace', 'p1'],
    ])
  })

  test('with a missing word and options become a bank, where the bank says the same', () => {
    const stem = say('It is \ue000 here.')
    const { drafts } = deckOf([
      { ...choice, stem },
      { ...choice, stem, options: [{ ...option('a', 100), feedback: say('Yes') }, option('b', 0)] },
    ])
    expect(drafts).toMatchObject([
      { type: 'blanks', entry: 'bank', text: 'It is [a] here.', distractors: ['b'] },
      { type: 'choice', question: 'It is _____ here.' },
    ])
  })

  test('to be turned fill what room there is, and the rest is counted', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, () => ({ front: say('a'), back: say('b'), tip: noText }))
    const flip = (count: number) =>
      ({ ...emptyHead(2), kind: 'flip', isTyped: false, pairs: pairs(count) }) as const
    const onOne = limitOf('flipPairs')
    const { drafts, rows } = deckOf([...Array.from({ length: 498 }, () => choice), flip(3 * onOne + 2)])
    expect(drafts.slice(498)).toMatchObject([{ type: 'flip' }, { type: 'flip' }])
    expect(rows.slice(-3)).toMatchObject([
      { outcome: 'taken', cards: [499, 500] },
      { outcome: 'left', reason: 'tooManyCards', text: `: ${onOne + 2}` },
      { reason: 'pairsSplit' },
    ])
  })

  test('of which no gap has an answer are graded by a person', () => {
    const gap = { answers: [] }
    const { drafts, rows } = deckOf([
      {
        ...emptyHead(1),
        kind: 'gaps',
        stem: say('The \ue000 eats \ue000.'),
        gaps: [{ answers: [{ text: 'cat', share: 100, feedback: noText }] }, gap],
        distractors: ['dog'],
        ignoreCase: true,
      },
    ])
    expect(drafts).toMatchObject([
      { type: 'question', grading: 'person', prompt: 'The _____ eats _____.', sampleAnswer: 'cat' },
    ])
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'optionsDropped', 'gradedByPerson'])
  })

  test('with sounds and films have them on cards before, or name them', () => {
    const media = [
      { name: 'a.mp3', bytes: new Uint8Array(), purpose: 'audio' },
      { name: 'b.mp4', bytes: new Uint8Array(), purpose: 'video' },
    ] as const
    const stem = { ...say('Listen'), sounds: [0, 1] }
    const options = [{ ...option('a', 100), text: { ...say('a'), sounds: [0] } }, option('b', 0)]
    const deck = cardsOfQuestions(
      {
        title: '',
        questions: [
          { ...choice, stem, options },
          { ...emptyHead(3), kind: 'description', stem },
        ],
        pictures: [],
        media,
        rows: [],
      },
      new Set(),
    )
    expect(deck.drafts.map(({ type }) => type)).toEqual([
      'audio',
      'video',
      'choice',
      'text',
      'audio',
      'video',
    ])
    expect(deck.rows.filter(({ reason }) => reason !== null)).toMatchObject([
      { reason: 'soundNoPlace', text: 'a.mp3' },
    ])
  })

  test('beyond what an activity holds are left out by name', () => {
    const { drafts, rows } = deckOf(Array.from({ length: 501 }, () => choice))
    expect(drafts).toHaveLength(500)
    expect(rows.at(-1)).toMatchObject({ outcome: 'left', reason: 'tooManyCards' })
  })
})
