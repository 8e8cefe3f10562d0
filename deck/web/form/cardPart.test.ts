import { expect, test } from 'vitest'
import { makeCard, makeQuestion } from '../../makeDeck.ts'
import { applyCardChanges } from './cardPart.ts'

test('a part that was given an older card overwrites nothing that has been typed elsewhere since', () => {
  const base = makeCard(1, { title: 'Old', points: 1 })
  const now = { ...base, title: 'Typed since' }
  expect(applyCardChanges(now, base, { ...base, points: 3 })).toEqual({
    ...base,
    title: 'Typed since',
    points: 3,
  })
})

test('a part that is typed in before another one is drawn leaves that one its letters', () => {
  const withTexts = (right: string, wrong: string) =>
    makeQuestion(1, {
      options: [
        { id: 'right', text: right, correct: true },
        { id: 'wrong', text: wrong },
      ],
    })
  const base = withTexts('one', 'two')
  const now = withTexts('typed since', 'two')
  expect(applyCardChanges(now, base, withTexts('one', 'two!'))).toEqual(withTexts('typed since', 'two!'))
})
