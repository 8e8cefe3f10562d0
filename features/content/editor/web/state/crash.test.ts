import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refused } from '#kit/testing/web/fakeServer.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { refusalsOf } from '#deck/deck.refusals.ts'
import { makeEditorHarness, text, type EditorHarness } from '../testing/makeEditorHarness.ts'
import { findDraft, restoreDraft } from '../dialogs/useRecoveryDraft.ts'

const kills = 25

let harness: EditorHarness

beforeEach(async () => {
  harness = await makeEditorHarness()
})
afterEach(() => harness.close())

/** Numbers from 0 to 1 that are the same in each run. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const busy = () => {
  throw refused(503, '服务器繁忙')
}

/** What people type: mostly what can be saved, and what cannot. */
const contents: readonly ((card: Card, turn: number) => Card)[] = [
  (card, turn) => ({ ...card, title: `第 ${turn} 稿` }),
  (card, turn) => ({ ...card, note: `备注 ${turn}` }),
  (card) => ({ ...card, title: '' }),
  (card, turn) => ({ ...card, title: `${turn}${'长'.repeat(100)}` }),
  (card) => ({ ...card, points: Number.NaN }),
  (card) => ({ ...card, url: 'http://[half' }),
  (card) => ({ ...card, subtitle: '一二三四五六七八九十一二三' }),
  (card) => ({ ...card, dueDays: 0 }),
]
const hasField = (card: Card, typed: Card) => Object.keys(typed).every((name) => Object.hasOwn(card, name))

const cards: readonly Card[] = [
  text(1, '一'),
  { ...cardOf('section').createEmpty(2), title: '二' },
  { ...cardOf('link').createEmpty(3), title: '三' },
  { ...cardOf('assignment').createEmpty(4), title: '四' },
]

/** One step of somebody at work; the last thing that it does is what the browser has on its disk. */
async function work(next: () => number, turn: number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)]
  const card = pick(harness.deck())
  const typed = card && pick(contents)?.(card, turn)
  if (card && typed && hasField(card, typed)) harness.editor.changeCard(typed)
  if (next() < 0.2)
    harness.editor.changeFields({
      ...harness.state().history.fields,
      title: pick(['', '标题', '长'.repeat(51)]),
    })
  if (next() < 0.2) harness.editor.move(next() < 0.5 ? -1 : 1)
  if (next() < 0.15) harness.editor.undo()
  if (next() < 0.3) await harness.editor.saver.flush()
  await harness.editor.saver.saveDraft()
}

test(`${kills} times an author's editor is killed: all that was typed is there again, what could not be saved too`, async () => {
  let offers = 0
  let refusals = 0
  for (let round = 1; round <= kills; round += 1) {
    const next = chance(round * 7919)
    harness.colleague(cards)
    harness.open()
    // In every second round saving is dead, so that all has to come out of the browser.
    if (round % 2 === 0) harness.fake.answer('/course/activity/content', busy)
    const steps = 3 + Math.floor(next() * 12)
    for (let turn = 0; turn < steps; turn += 1) await work(next, turn)
    const { present, fields } = harness.state().history
    const onDisk = new Map(harness.drafts.rows)
    // The page is gone, and its save loop with it.
    harness.fake.answer('/course/activity/content', busy)
    harness.fake.answer('/course/activity/update', busy)
    await harness.editor.saver.stop()
    harness.drafts.rows.clear()
    for (const [tab, row] of onDisk) harness.drafts.rows.set(tab, row)
    harness.answer()
    harness.open()
    const left = await findDraft(harness.editor, harness.drafts.store, 1)
    if (left) await restoreDraft(harness.editor, harness.drafts.store, left)
    offers += Number(left !== undefined)
    expect(left?.unreadable ?? []).toEqual([])
    expect(JSON.parse(JSON.stringify(harness.deck()))).toEqual(JSON.parse(JSON.stringify(present)))
    expect(harness.state().history.fields).toEqual(fields)
    await harness.editor.saver.flush()
    const invalid = harness.deck().filter((card) => refusalsOf(card).length > 0)
    refusals += invalid.length
    const isSaved = (card: Card) => !invalid.some(({ id }) => id === card.id)
    expect(harness.row.cards.filter(isSaved)).toEqual(harness.deck().filter(isSaved))
    expect(harness.row.cards.map(({ id }) => id)).toEqual(harness.deck().map(({ id }) => id))
    await harness.editor.saver.stop()
    harness.drafts.rows.clear()
  }
  expect(offers).toBeGreaterThan(kills / 2)
  expect(refusals).toBeGreaterThan(0)
}, 60_000)

describe('what an editor left behind', () => {
  const owner = { userId: 1, activityId: 7, tab: 'gone', at: 1, revision: 1, fields: {} }

  test('is offered where only the order of the cards was changed', async () => {
    harness.editor.selection.to(2)
    harness.editor.move(-1)
    await harness.editor.saver.saveDraft()
    const rows = new Map(harness.drafts.rows)
    harness.editor.undo()
    await harness.editor.saver.stop()
    for (const [tab, row] of rows) harness.drafts.rows.set(tab, row)
    harness.open()
    const left = await findDraft(harness.editor, harness.drafts.store, 1)
    if (!left) throw new Error('nothing is offered')
    await restoreDraft(harness.editor, harness.drafts.store, left)
    expect(harness.titles()).toEqual(['二', '一'])
  })

  test('is never dropped unread: what cannot be read stays until somebody discards it', async () => {
    const hologram = { type: 'hologram', title: '以后的卡片' }
    const sides = (mine: unknown, base: unknown) => ({ base, sent: [], mine })
    const changed = [
      { id: 1, ...sides(text(1, '写过'), text(1, '一')) },
      { id: 9, ...sides(hologram, undefined) },
    ]
    harness.drafts.rows.set('gone', { ...owner, cards: changed, baseOrder: [1, 2], order: [1, 2, 9] })
    harness.drafts.rows.set('older', { shape: 'of another version' })
    const store = harness.drafts.store
    const left = await findDraft(harness.editor, store, 1)
    expect(left).toMatchObject({ tab: 'gone', unreadable: [hologram] })
    if (left) await restoreDraft(harness.editor, store, left)
    expect(harness.titles()).toEqual(['写过', '二'])
    expect(await findDraft(harness.editor, store, 1)).toMatchObject({
      tab: 'gone',
      restorable: undefined,
      unreadable: [hologram],
    })
    expect(await findDraft(harness.editor, store, 1, (tab) => tab === 'gone')).toMatchObject({
      unreadable: [{ shape: 'of another version' }],
    })
    expect([...harness.drafts.rows.keys()]).toEqual(expect.arrayContaining(['gone', 'older']))
  })
})
