import { describe, expect, test } from 'vitest'
import { reasonText } from '#kit/contract/review.ts'
import { blankDraft, draftProblem, freePlace, decisionTextOf, wholePlace } from './decisionDraft.ts'
import { nextIn } from './nextIn.ts'

const places = [
  { key: 'name', label: 'Name', pin: { field: 'name' } },
  { key: 'card.7', label: 'Card 3', pin: { cardId: 7 } },
]
const reason = (id: number, place: string, text: string) => ({ id, place, text })

describe('a decision that is being written', () => {
  test('approves without a word, and with one', () => {
    expect(draftProblem(blankDraft)).toBeUndefined()
    expect(decisionTextOf(blankDraft, places)).toEqual({})
    expect(decisionTextOf({ ...blankDraft, word: ' Well done ' }, places)).toEqual({ reason: 'Well done' })
  })

  test.each([
    [' \n ', 'needed'],
    ['Why', undefined],
    ['👩‍👩‍👧‍👦'.repeat(500), undefined],
    ['x'.repeat(501), 'tooLong'],
  ])(
    'rejects with at least one reason, and none of more than 500 characters, as the server does',
    (text, problem) => {
      const rejection = { ...blankDraft, result: 'rejected' as const }
      expect(draftProblem(rejection)).toBe('needed')
      expect(draftProblem({ ...rejection, reasons: [reason(1, 'name', text)] })).toBe(problem)
      expect(reasonText.safeParse(text).success).toBe(problem === undefined)
    },
  )

  test('sends each reason to its place, one for the whole, and leaves out what is blank', () => {
    const reasons = [
      reason(1, wholePlace, 'Nearly'),
      reason(2, 'name', ' Too short '),
      reason(3, 'card.7', 'Too long'),
      reason(4, 'name', '  '),
    ]
    expect(decisionTextOf({ ...blankDraft, result: 'rejected', reasons }, places)).toEqual({
      reason: 'Nearly',
      reasons: [
        { field: 'name', text: 'Too short' },
        { cardId: 7, text: 'Too long' },
      ],
    })
  })

  test('offers the next reason a place that has none yet', () => {
    expect(freePlace(blankDraft, places)).toBe('name')
    expect(freePlace({ ...blankDraft, reasons: [reason(1, 'name', '')] }, places)).toBe('card.7')
  })
})

test.each([
  ['in the middle', [1, 2, 3], 2, 3],
  ['at the end', [1, 2, 3], 3, 1],
  ['which somebody else has taken out', [1, 3], 2, 1],
  ['alone', [2], 2, undefined],
  ['of an empty queue', [], 2, undefined],
])('behind one %s comes the next of the queue', (_where, ids, id, next) => {
  expect(nextIn(ids, id)).toBe(next)
})
