import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checklist } from './checklist.card.ts'
import { itemEdits, linesOf, withNewItem, withPastedLines } from './checklist.edits.ts'
import { emptyMarks, withMark, withOwn, withOwnTicked, withoutOwn } from './checklist.marks.ts'
import { checklistSchema, maxItems, responseSchema } from './checklist.schema.ts'

const card = (own: object = {}) =>
  z.parse(checklistSchema, {
    id: 1,
    type: 'checklist',
    items: [
      { id: 'a', text: 'Write' },
      { id: 'b', text: 'Note', evidence: 'text' },
      { id: 'c', text: 'Show', evidence: 'picture' },
      { id: 'd', text: 'Maybe', required: false },
    ],
    ...own,
  })
const marks = (...ownMarks: object[]) =>
  z.parse(responseSchema, {
    marks: ownMarks.map((mark) => ({ ticked: true, note: '', picture: null, ...mark })),
    own: [],
  })
const picture = { fileId: 3, name: 'seat.jpg' }
const all = [{ id: 'a' }, { id: 'b', note: 'Done so' }, { id: 'c', picture }]

test.each([
  ['nothing', [], 0, false],
  ['one of three', [{ id: 'a' }], 1 / 3, false],
  ['what is only optional', [{ id: 'd' }], 0, false],
  ['a note that is blank', [{ id: 'a' }, { id: 'b', note: ' ' }], 1 / 3, false],
  ['a note that was taken back', [{ id: 'b', note: 'Done', ticked: false }], 0, false],
  ['all that is required', all, 1, true],
])('%s scores %#', (_title, ticks, scaled, passed) => {
  const score = checklist.answering.score(card(), marks(...ticks))
  expect(score.scaled).toBeCloseTo(scaled)
  expect(score.passed).toBe(passed)
})

test('where nothing is required, the share is of all, and one tick is enough', () => {
  const loose = card({
    items: [
      { id: 'a', text: 'x', required: false },
      { id: 'b', text: 'y', required: false },
    ],
  })
  expect(checklist.answering.score(loose, marks({ id: 'a' }))).toMatchObject({ scaled: 0.5, passed: true })
  expect(checklist.answering.score(loose, marks())).toMatchObject({ scaled: 0, passed: false })
})

test('the last answer counts, also where something was taken back', () => {
  expect(checklist.answering.scoreAll(card(), [marks(...all), marks({ id: 'a' })]).scaled).toBeCloseTo(1 / 3)
})

test.each([
  ['an item that is not there', marks({ id: 'x' }), false],
  ['an item twice', marks({ id: 'a' }, { id: 'a' }), false],
  ['a note where none is asked for', marks({ id: 'a', note: 'hm' }), false],
  ['a picture where a note is asked for', marks({ id: 'b', picture }), false],
  ['an own item where none may be added', withOwn(emptyMarks, 'Mine'), false],
  ['nothing yet', emptyMarks, true],
  ['all of it', marks(...all), true],
])('%s is taken: %#', (_title, response, expected) => {
  expect(checklist.answering.accepts(card(), response)).toBe(expected)
})

test('own items are taken where they may be added, but never blank, doubled or disguised', () => {
  const open = card({ mayAdd: true })
  const own = (...items: object[]) =>
    z.safeParse(responseSchema, { marks: [], own: items.map((item) => ({ ticked: true, ...item })) })
  const isTaken = (...items: object[]) => {
    const parsed = own(...items)
    return parsed.success && checklist.answering.accepts(open, parsed.data)
  }
  expect(isTaken({ id: 'x', text: 'Mine' })).toBe(true)
  expect(isTaken({ id: 'x', text: ' ' })).toBe(false)
  expect(isTaken({ id: 'a', text: 'Mine' })).toBe(false)
  expect(isTaken({ id: 'x', text: 'Mine' }, { id: 'x', text: 'Too' })).toBe(false)
  expect(isTaken({ id: 'x', text: 'x'.repeat(201) })).toBe(false)
  expect(isTaken(...Array.from({ length: 11 }, (_, index) => ({ id: `o${index}`, text: 'Mine' })))).toBe(
    false,
  )
})

test('pictures that show something are handed in with the answer', () => {
  expect(checklist.answering.attachments(marks(...all))).toEqual([3])
})

test('a teacher reads the answer as a list', () => {
  const response = withOwn(marks(...all), 'Mine')
  expect(checklist.answering.answerText(card(), response).split('\n')).toEqual([
    '[x] Write',
    '[x] Note: Done so',
    '[x] Show: seat.jpg',
    '[ ] Maybe',
    '[ ] Mine',
  ])
})

test('ticks, notes and own items change without touching the others', () => {
  const ticked = withMark(withMark(emptyMarks, 'a', { ticked: true }), 'b', { note: 'x' })
  expect(withMark(ticked, 'a', { ticked: false }).marks).toHaveLength(2)
  const own = withOwn(ticked, ' Mine ')
  const [mine] = own.own
  expect(mine?.text).toBe('Mine')
  expect(withOwnTicked(own, mine?.id ?? '', true).own[0]?.ticked).toBe(true)
  expect(withoutOwn(own, mine?.id ?? '').own).toEqual([])
})

test.each([
  [{ items: [] }, ['problems.noItem']],
  [{ items: [{ text: ' ' }] }, ['problems.emptyItem']],
  [{ items: [{ text: 'Go' }, { text: 'go ' }] }, ['problems.twinItem']],
])('%o has the problems %o', (own, keys) => {
  expect(checklist.content.problems(card(own)).map(({ key }) => key)).toEqual(keys)
})

describe('an author', () => {
  test('adds, moves and takes out items', () => {
    const added = withNewItem(card(), 0)
    expect(added.items.map(({ text }) => text)).toEqual(['Write', '', 'Note', 'Show', 'Maybe'])
    expect(itemEdits.moved(added, 0, 1).items[1]?.text).toBe('Write')
    expect(itemEdits.moved(added, 0, 9)).toBe(added)
    expect(itemEdits.without(added, 'a').items).toHaveLength(4)
  })

  test('pastes a list, and every line is an item', () => {
    const text = '1. Book a room\n- [ ] Bring water\n☐ Smile\n\n  plain'
    expect(linesOf(text)).toEqual(['Book a room', 'Bring water', 'Smile', 'plain'])
    const pasted = withPastedLines(card(), 0, linesOf(text))
    expect(pasted.items.slice(0, 4).map((item) => item.text)).toEqual([
      'WriteBook a room',
      'Bring water',
      'Smile',
      'plain',
    ])
    const many = withPastedLines(
      card(),
      0,
      Array.from({ length: 99 }, (_, index) => `Item ${index}`),
    )
    expect(many.items).toHaveLength(maxItems)
    expect(z.safeParse(checklistSchema, many).success).toBe(true)
  })
})
