import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canRedo, canUndo, edited, openHistory, redo, replaced, undo, type History } from './deck.history.ts'
import { makeCard, makeDeck } from './makeDeck.ts'

const titled = (title: string) => ({ kind: 'update' as const, card: makeCard(1, { title }) })
const title = (history: History) => history.present[0]?.title

test('typing is undone by the phrase, not by the letter', () => {
  const opened = openHistory(makeDeck(1))
  const typed = ['H', 'He', 'Hey'].reduce(
    (history, text, index) => edited(history, titled(text), 100 * index, '1:title'),
    opened,
  )
  const later = edited(typed, titled('Hey you'), 5000, '1:title')
  expect(title(undo(later))).toBe('Hey')
  expect(undo(undo(later)).present).toBe(opened.present)
})

test('another field ends the phrase', () => {
  const one = edited(openHistory(makeDeck(1)), titled('A'), 0, '1:title')
  const two = edited(one, { kind: 'update', card: makeCard(1, { title: 'A', note: 'B' }) }, 10, '1:note')
  expect(undo(two).present).toEqual(one.present)
})

test('what somebody else saved can be undone like an edit', () => {
  const mine = edited(openHistory(makeDeck(1)), titled('Mine'), 0)
  const merged = replaced(mine, makeDeck(1, 2))
  expect(merged.present).toHaveLength(2)
  expect(title(undo(merged))).toBe('Mine')
})

test('undo reaches back to the opening, redo to the last edit, and a new edit forgets what was undone', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 20 }),
      (titles) => {
        const opened = openHistory(makeDeck(1))
        const worked = titles.reduce((history, text) => edited(history, titled(text), 0), opened)
        let back = worked
        while (canUndo(back)) back = undo(back)
        expect(back.present).toBe(opened.present)
        let forth = back
        while (canRedo(forth)) forth = redo(forth)
        expect(forth.present).toBe(worked.present)
        expect(canRedo(edited(back, titled('Anew'), 0))).toBe(false)
      },
    ),
  )
})
