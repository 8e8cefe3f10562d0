import { describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { openHistory, replaced } from '#deck/deck.history.ts'
import { contentsOf, draftOf, readDraft, recover, unreadOf } from './recoveryDraft.ts'
import {
  mergeBaseOf,
  hasConflicts,
  isSameCopy,
  mergeCopies,
  rebased,
  reuseCards,
  type WorkingCopy,
} from './workingCopy.ts'

const card = (id: number, title: string): Card => ({ ...cardOf('text').createEmpty(id), title })
const copy = (titles: readonly string[], title = 'Activity'): WorkingCopy => ({
  fields: { title, description: '' },
  deck: titles.map((each, index) => card(index + 1, each)),
})
const titlesOf = ({ deck }: WorkingCopy) => deck.map(({ title }) => title)
const base = copy(['one', 'two', 'three'])

describe('two people on one activity', () => {
  test('who change different cards and fields lose nothing and are not asked', () => {
    const mine = { ...copy(['ONE', 'two', 'three']), fields: { title: 'Mine', description: '' } }
    const theirs = { ...copy(['one', 'two', 'THREE']), fields: { title: 'Activity', description: 'Theirs' } }
    const merged = mergeCopies(base, mine, theirs)
    expect(titlesOf(merged.copy)).toEqual(['ONE', 'two', 'THREE'])
    expect(merged.copy.fields).toMatchObject({ title: 'Mine', description: 'Theirs' })
    expect(hasConflicts(merged.conflicts)).toBe(false)
    expect(merged.taken).toBe(2)
  })

  test('who change the same card, or the same field, are asked', () => {
    const merged = mergeCopies(
      base,
      copy(['MINE', 'two', 'three'], 'My title'),
      copy(['THEIRS', 'two', 'three'], 'Their title'),
    )
    expect(merged.conflicts.cards).toMatchObject([
      { id: 1, mine: { title: 'MINE' }, theirs: { title: 'THEIRS' } },
    ])
    expect(merged.conflicts.fields).toEqual([{ name: 'title', mine: 'My title', theirs: 'Their title' }])
  })
})

describe('a save whose answer was lost', () => {
  const sent = copy(['typed', 'two', 'three'])

  test('is no conflict with oneself when it has landed', () => {
    const mine = copy(['typed further', 'two', 'three'])
    const mergeBase = mergeBaseOf(base, [sent], sent)
    expect(hasConflicts(mergeCopies(mergeBase, mine, sent).conflicts)).toBe(false)
    expect(titlesOf(mergeCopies(mergeBase, mine, sent).copy)).toEqual(['typed further', 'two', 'three'])
  })

  test('is known card by card when somebody else has saved on top of it', () => {
    const theirs = copy(['typed', 'THEIRS', 'three'])
    const mine = copy(['typed further', 'two', 'three'])
    const merged = mergeCopies(mergeBaseOf(base, [sent], theirs), mine, theirs)
    expect(titlesOf(merged.copy)).toEqual(['typed further', 'THEIRS', 'three'])
    expect(hasConflicts(merged.conflicts)).toBe(false)
  })

  test('still asks when it has not landed and the same card was changed', () => {
    const theirs = copy(['THEIRS', 'two', 'three'])
    const merged = mergeCopies(
      mergeBaseOf(base, [sent], theirs),
      copy(['typed further', 'two', 'three']),
      theirs,
    )
    expect(merged.conflicts.cards).toHaveLength(1)
  })
})

test('undo after a merge takes back one’s own work alone', () => {
  const theirs = copy(['one', 'two', 'THREE'])
  const mine = replaced(openHistory(base.deck, base.fields), copy(['ONE', 'two', 'three']).deck)
  const merged = mergeCopies(base, { ...base, deck: mine.present }, theirs)
  const history = rebased(mine, { mergeBase: base, theirs, present: merged.copy })
  expect(history.past.at(-1)?.deck.map(({ title }) => title)).toEqual(['one', 'two', 'THREE'])
})

test('undo takes no change away that a colleague saved later: of a card, its deletion, a field, the order', () => {
  const first = {
    fields: { title: 'First', description: '' },
    deck: [card(1, 'a'), card(2, 'b'), card(3, 'c')],
  }
  const saved = {
    fields: { title: 'Mine', description: '' },
    deck: [card(1, 'A'), card(2, 'B'), card(3, 'c')],
  }
  const theirs = { fields: { title: 'Theirs', description: '' }, deck: [card(3, 'c'), card(1, 'THEIRS')] }
  const mine = replaced(openHistory(first.deck, first.fields), saved.deck, saved.fields)
  const history = rebased(mine, { mergeBase: saved, theirs, present: theirs })
  expect(history.past).toEqual([{ deck: theirs.deck, fields: theirs.fields }])
})

test('a deck from the network shares the cards that did not change, so that nothing is drawn twice', () => {
  const same = structuredClone(base.deck)
  expect(reuseCards(same, base.deck)).toBe(base.deck)
  const other = reuseCards(copy(['one', 'TWO', 'three']).deck, base.deck)
  expect(other.map((each, index) => each === base.deck[index])).toEqual([true, false, true])
})

describe('what is kept in the browser', () => {
  const owner = { userId: 1, activityId: 7, tab: 'a', at: 5, revision: 3 }
  const storedDraft = (mine: WorkingCopy, sent: readonly WorkingCopy[] = []) =>
    readDraft(structuredClone(draftOf(owner, { base, sent, mine })))

  test('is nothing when the server has it all', () => {
    expect(draftOf(owner, { base, sent: [], mine: copy(['one', 'two', 'three']) })).toBeUndefined()
  })

  test('is only what differs, and comes back over what the server has by then', () => {
    const mine: WorkingCopy = {
      fields: { title: 'Renamed', description: '' },
      deck: [card(9, 'new'), card(1, 'ONE'), card(3, 'three')],
    }
    const draft = storedDraft(mine)
    expect(draft?.cards.map(({ id }) => id).toSorted()).toEqual([1, 2, 9])
    const theirs = copy(['one', 'two', 'THREE'])
    const left = draft && recover(draft, theirs)
    if (!left) throw new Error('nothing was kept')
    expect(contentsOf(left)).toMatchObject({
      cards: [
        { kind: 'added', card: { title: 'new' } },
        { kind: 'changed', card: { title: 'ONE' } },
        { kind: 'deleted', card: { title: 'two' } },
      ],
      fields: ['title'],
    })
    const merged = mergeCopies(mergeBaseOf(left.base, left.sent, theirs), left.mine, theirs)
    expect(titlesOf(merged.copy)).toEqual(['new', 'ONE', 'THREE'])
    expect(hasConflicts(merged.conflicts)).toBe(false)
  })

  test('knows what was on its way when the browser died, so that nobody is asked about oneself', () => {
    const sent = copy(['typed', 'two', 'three'])
    const draft = storedDraft(copy(['typed further', 'two', 'three']), [sent])
    const left = draft && recover(draft, sent)
    if (!left) throw new Error('nothing was kept')
    const merged = mergeCopies(mergeBaseOf(left.base, left.sent, sent), left.mine, sent)
    expect(hasConflicts(merged.conflicts)).toBe(false)
    expect(titlesOf(merged.copy)[0]).toBe('typed further')
  })

  test('is read card by card: what no form of today can show holds up nothing else, and is handed out as it is', () => {
    expect(readDraft({ cards: 'none' })).toBeUndefined()
    const draft = storedDraft(copy(['ONE', 'TWO', 'three'], 'Renamed'))
    if (!draft) throw new Error('nothing was kept')
    const hologram = { type: 'hologram', title: 'TWO' }
    const odd = {
      ...draft,
      cards: draft.cards.map((each) => (each.id === 2 ? { ...each, mine: hologram } : each)),
      fields: { ...draft.fields, gone: { base: 1, sent: [], mine: 2 } },
    }
    const theirs = copy(['one', 'two', 'THREE'])
    const left = recover(odd, theirs)
    expect(left.unreadable).toEqual(
      new Map<number | string, unknown>([
        [2, hologram],
        ['gone', 2],
      ]),
    )
    const merged = mergeCopies(mergeBaseOf(left.base, left.sent, theirs), left.mine, theirs)
    expect([...titlesOf(merged.copy), merged.copy.fields['title']]).toEqual([
      'ONE',
      'two',
      'THREE',
      'Renamed',
    ])
    const unread = unreadOf(odd, left)
    expect(unread).toMatchObject({ cards: [{ id: 2, mine: hologram }], fields: { gone: { mine: 2 } } })
    const rest = unread && recover(unread, merged.copy)
    expect(rest && isSameCopy(rest.mine, { ...merged.copy, deck: [] })).toBe(true)
  })

  test('comes back as it was typed where it cannot be saved: too long, emptied', () => {
    const long = 'x'.repeat(101)
    const typed = { ...card(1, long), points: Number.NaN }
    const mine = { fields: { title: 'y'.repeat(60), description: '' }, deck: [typed, ...base.deck.slice(1)] }
    const draft = storedDraft(mine)
    const left = draft && recover(draft, base)
    expect(left?.mine.deck[0]).toMatchObject({ title: long })
    expect(left?.mine.fields).toMatchObject({ title: 'y'.repeat(60) })
    expect(left?.unreadable.size).toBe(0)
  })
})
