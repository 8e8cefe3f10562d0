import { expect, test } from 'vitest'
import { compareDecks, longestRise } from './deck.compare.ts'
import { applyEdit } from './deck.edits.ts'
import { makeCard, makeDeck, makeQuestion } from './makeDeck.ts'

test('two versions tell what is new, gone, elsewhere and different', () => {
  const before = [...makeDeck(1, 2, 3, 4), makeQuestion(5)]
  const after = [
    makeCard(4),
    makeCard(1),
    makeCard(9),
    makeCard(3, { title: 'Other' }),
    makeQuestion(5, { points: 3 }),
  ]
  const { added, removed, moved, changed } = compareDecks(before, after)
  expect(added.map(({ card }) => card.id)).toEqual([9])
  expect(removed.map(({ card }) => card.id)).toEqual([2])
  expect(moved.map(({ card }) => card.id)).toEqual([4])
  expect(changed.map((each) => [each.after.id, each.paths])).toEqual([
    [3, ['title']],
    [5, ['points']],
  ])
})

test('a changed option is named by its place', () => {
  const before = [makeQuestion(1)]
  const options = [
    { id: 'right', text: 'Right', correct: true },
    { id: 'wrong', text: 'Quite wrong' },
  ]
  expect(compareDecks(before, [makeQuestion(1, { options })]).changed[0]?.paths).toEqual(['options.1.text'])
})

test('one card that moved is one move, however many it passed', () => {
  const before = makeDeck(1, 2, 3, 4, 5, 6)
  const after = applyEdit(before, { kind: 'move', ids: [1], to: { parentId: null, index: 6 } })
  expect(compareDecks(before, after).moved.map(({ card }) => card.id)).toEqual([1])
})

test('nothing changed is nothing told', () => {
  expect(compareDecks(makeDeck(1, 2), makeDeck(1, 2))).toEqual({
    added: [],
    removed: [],
    moved: [],
    changed: [],
  })
})

test('the longest rise is found', () => {
  expect([...longestRise([3, 1, 2, 5, 4])].toSorted()).toHaveLength(3)
  expect(longestRise([])).toEqual(new Set())
})
