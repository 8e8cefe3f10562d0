import { describe, expect, test } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import { fits } from '../draftCards.ts'
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

  test('beyond what an activity holds are left out by name', () => {
    const { drafts, rows } = deckOf(Array.from({ length: 501 }, () => choice))
    expect(drafts).toHaveLength(500)
    expect(rows.at(-1)).toMatchObject({ outcome: 'left', reason: 'tooManyCards' })
  })
})
