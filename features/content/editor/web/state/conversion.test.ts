import { afterEach, beforeEach, expect, test } from 'vitest'
import { aimAt } from '#kit/testing/web/draw.tsx'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { valuesOf } from '#kit/form/values.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { findCard, type Deck } from '#deck/deck.document.ts'
import { activity } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { unwrapCard, wrapCards } from './conversion.ts'
import { Editor } from './editor.ts'
import type { DraftStore } from './draftStore.ts'

const noStore: DraftStore = { list: async () => [], put: async () => {}, drop: async () => {} }

/** An editor for tests, open on these cards. The server beside it gives numbers from 100 on and takes every save. */
function openTestEditor(fake: FakeServer, cards: Deck): Editor {
  let next = 100
  let revision = 1
  fake.answer('/course/activity-card/reserve', ({ body }) => ({
    ids: Array.from({ length: Number(body['count']) }, () => next++),
  }))
  fake.answer('/course/activity/content', () => ({ revision: (revision += 1), ids: [] }))
  const record = activity.record.parse({
    ...valuesOf(activityFields, { title: 'Activity', designMethod: 'byHand', distribution: 'none' }),
    id: 7,
    creatorId: 1,
    creatorName: '',
    creatorAvatar: '',
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    mayEdit: true,
    status: 'draft',
    isReady: false,
    cardCount: cards.length,
    versionNumber: 0,
    publishedVersionId: null,
    publishedAt: null,
    parentVersionId: null,
    hasUnpublishedChanges: false,
    freeSample: 'no',
    platformStatus: 'private',
    platformReason: '',
    platformNotes: [],
    careerName: '',
    tags: [],
    hostTeachers: [],
    abilities: [],
    files: {},
    cards,
  })
  return new Editor({ record, userId: 1, draftStore: noStore })
}

/** The ids with brackets around those inside: `1 2(3 4) 5`. */
const shapeOf = (deck: Deck): string =>
  deck
    .map((card) => {
      const inside = cardOf(card.type).nesting.children(card)
      return inside.length > 0 ? `${card.id}(${shapeOf(inside)})` : String(card.id)
    })
    .join(' ')

const text = (id: number, title = `Card ${id}`): Card => ({ ...cardOf('text').createEmpty(id), title })
const holder = (id: number, cards: Deck): Card =>
  cardOf('composite').nesting.withChildren(cardOf('composite').createEmpty(id), cards)

let editor: Editor
const deck = () => editor.store.get().history.present
const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
let fake: FakeServer
beforeEach(async () => {
  fake = await startFakeServer([], person)
  aimAt(fake)
  editor = openTestEditor(fake, [text(1), holder(2, [text(3), text(4)]), text(5)])
})
afterEach(async () => {
  await editor.saver.flush()
  editor.saver.stop()
  await fake.stop()
})

test('a card becomes a composite that holds it, which is open; taken back, it stands as before', async () => {
  const restore = await wrapCards(editor, [1])
  expect(shapeOf(deck())).toBe('100(1) 2(3 4) 5')
  expect(editor.store.get().activeId).toBe(100)
  editor.changeCard(text(5, 'Written since'))
  restore?.()
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
  expect(findCard(deck(), 5)?.card.title).toBe('Written since')
})

test('a composite becomes its first card; taken back, the others stand behind it with what was written since', () => {
  const restore = unwrapCard(editor, 2)
  expect(shapeOf(deck())).toBe('1 3 5')
  editor.changeCard(text(3, 'Written since'))
  restore?.()
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
  expect(findCard(deck(), 3)?.card.title).toBe('Written since')
})

test('undo brings the lost cards back too', () => {
  unwrapCard(editor, 2)
  editor.undo()
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
})

test('a new card stands behind the one that is open, inside its composite, or where it was asked for', async () => {
  editor.selection.to(3)
  await editor.add('text')
  expect(shapeOf(deck())).toBe('1 2(3 100 4) 5')
  editor.openInside(2)
  await editor.add('choice')
  expect(shapeOf(deck())).toBe('1 2(3 100 4 101) 5')
  expect(editor.store.get()).toMatchObject({ activeId: 101, insideId: null, panel: null })
})

test('what would be too deep stands behind the composite that has no room for it', async () => {
  editor.selection.to(3)
  await editor.paste([holder(8, [holder(9, [text(10)])])], {})
  expect(shapeOf(deck())).toBe('1 2(3 4) 100(101(102)) 5')
  expect(editor.store.get().selected).toEqual(new Set([100]))
})

test('a card inside is written, moved, doubled and deleted like any other', async () => {
  editor.changeCard(text(4, 'Inside'))
  expect(findCard(deck(), 4)?.card.title).toBe('Inside')
  editor.selection.to(4)
  editor.move(-1)
  expect(shapeOf(deck())).toBe('1 2(4 3) 5')
  editor.nest('out')
  expect(shapeOf(deck())).toBe('1 2(3) 4 5')
  editor.nest('in')
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
  await editor.duplicate()
  expect(shapeOf(deck())).toBe('1 2(3 4 100) 5')
  const { restore } = editor.remove()
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
  restore()
  expect(shapeOf(deck())).toBe('1 2(3 4 100) 5')
})

test('a deleted composite comes back with all that is in it', () => {
  editor.selection.to(2)
  const { cards, restore } = editor.remove()
  expect(cards).toHaveLength(1)
  restore()
  expect(shapeOf(deck())).toBe('1 2(3 4) 5')
})

test('the arrows walk through what is seen, and a problem opens what hides it', () => {
  editor.selection.to(1)
  editor.selection.moveActive(1, false)
  editor.selection.moveActive(1, false)
  expect(editor.store.get().activeId).toBe(3)
  editor.selection.to(1)
  editor.selection.setCollapsed(2, true)
  editor.selection.moveActive(1, false)
  editor.selection.moveActive(1, false)
  expect(editor.store.get().activeId).toBe(5)
  editor.selection.goTo({ cardId: 4, path: '' })
  expect(editor.store.get()).toMatchObject({ activeId: 4, collapsed: new Set() })
})
