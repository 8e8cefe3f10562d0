import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { valuesOf } from '#kit/web/form/values.ts'
import { aimAt } from '#kit/web/testing/draw.tsx'
import { eventually, rest } from '#kit/web/testing/page.ts'
import { refused, startTwin, type Twin } from '#kit/web/testing/twin.ts'
import { activity } from '../../activity.contract.ts'
import { activityFields } from '../../activity.fields.ts'
import { Editor } from './editor.ts'
import { copyOf, type ActivityRecord } from './editorState.ts'
import { keptOf, recover, type Kept } from './kept.ts'
import type { KeptStore } from './keptStore.ts'

const person = { id: 1, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' } as const
const text = (id: number, title: string): Card => ({ ...cardOf('text').blank(id), title })

const record: ActivityRecord = {
  ...activity.record.parse({
    ...valuesOf(activityFields, { title: '访谈', designMethod: 'byHand', distribution: 'none' }),
    id: 7,
    creatorId: 1,
    creatorName: '林晓',
    createdAt: 1,
    updatedAt: 1,
    revision: 1,
    mayEdit: true,
    status: 'draft',
    isReady: false,
    cardCount: 2,
    versionNumber: 0,
    publishedVersionId: null,
    publishedAt: null,
    parentVersionId: null,
    hasUnpublishedChanges: false,
    platformStatus: 'private',
    platformReason: '',
    platformNotes: [],
    careerName: '',
    tags: [],
    hostTeachers: [],
    cards: [text(1, '一'), text(2, '二')],
    files: {},
    abilities: [],
  }),
}

/** The browser's store in memory: what a crash would leave. */
function memoryStore() {
  const rows = new Map<string, Kept>()
  const store: KeptStore = {
    list: async () => [...rows.values()],
    put: async (kept) => void rows.set(kept.tab, kept),
    drop: async ({ tab }) => void rows.delete(tab),
  }
  return { rows, store }
}

let twin: Twin
let editor: Editor
let kept: ReturnType<typeof memoryStore>
/** The server's record. */
let row: ActivityRecord
let nextId = 100

beforeEach(async () => {
  row = structuredClone(record)
  nextId = 100
  kept = memoryStore()
  twin = await startTwin([], person)
  aimAt(twin)
  twin.answer('/course/activity/get', () => row)
  twin.answer('/course/activity/content', ({ body }) => save(body, { cards: cardsIn(body) }))
  twin.answer('/course/activity/update', ({ body }) => save(body, body).revision)
  twin.answer('/course/activity-card/reserve', ({ body }) => ({
    ids: Array.from({ length: Number(body['count']) }, () => nextId++),
  }))
  editor = new Editor({ record: structuredClone(record), userId: 1, keptStore: kept.store })
})
afterEach(async () => {
  await editor.saver.flush()
  editor.saver.stop()
  await twin.stop()
})

const cardsIn = (body: Readonly<Record<string, unknown>>) => activity.record.shape.cards.parse(body['cards'])

function save(body: Readonly<Record<string, unknown>>, part: object) {
  if (body['revision'] !== row.revision) throw refused(409, '内容已被他人修改', { revision: row.revision })
  row = activity.record.parse({ ...row, ...part, revision: row.revision + 1 })
  return { revision: row.revision, ids: row.cards.map(({ id }) => id) }
}
/** Somebody else saves. */
const colleague = (cards: readonly Card[], fields: object = {}) => {
  row = { ...row, ...fields, cards: [...cards], revision: row.revision + 1 }
}
const state = () => editor.store.get()
const deck = () => state().history.present
const titles = () => deck().map(({ title }) => title)
const onServer = () => row.cards.map(({ title }) => title)
const retitle = (id: number, title: string) => {
  const card = deck().find((each) => each.id === id)
  if (card) editor.changeCard({ ...card, title })
}
const sent = (verb: string) => twin.asked.filter(({ path }) => path === `/course/activity/${verb}`)

describe('typing', () => {
  test('is saved by itself once it rests, in one save', async () => {
    for (const title of ['听', '听见', '听见了']) retitle(1, title)
    expect(state().save.kind).toBe('unsaved')
    await eventually(() => expect(onServer()).toEqual(['听见了', '二']))
    expect(sent('content')).toHaveLength(1)
    await eventually(() => expect(state().save.kind).toBe('saved'))
  })

  test('goes on while a save is under way, and its answer overwrites nothing; one save flies at a time', async () => {
    let flying = 0
    let most = 0
    twin.answer('/course/activity/content', async ({ body }) => {
      most = Math.max(most, (flying += 1))
      await rest(150)
      flying -= 1
      return save(body, { cards: cardsIn(body) })
    })
    retitle(1, '先')
    const first = editor.saver.flush()
    await rest(50)
    retitle(1, '先写到这里')
    await Promise.all([first, editor.saver.flush()])
    expect(titles()[0]).toBe('先写到这里')
    expect(onServer()[0]).toBe('先写到这里')
    expect(most).toBe(1)
  })

  test('sends nothing when it was taken back', async () => {
    retitle(1, '别的')
    editor.undo()
    await editor.saver.flush()
    expect(sent('content')).toHaveLength(0)
    expect(state().save.kind).toBe('saved')
  })

  test('in a title that the server would refuse does not hold the cards up', async () => {
    editor.changeFields({ ...state().history.beside, title: '' })
    retitle(1, '照样保存')
    await editor.saver.flush()
    expect(onServer()[0]).toBe('照样保存')
    expect(sent('update')).toHaveLength(0)
    expect(state().save).toMatchObject({ kind: 'refused' })
  })
})

describe('a network that fails', () => {
  test('leaves the work in the browser, and it is saved when the network is back', async () => {
    await twin.stop()
    retitle(1, '没有网')
    await editor.saver.flush()
    expect(state().save.kind).toBe('offline')
    expect([...kept.rows.values()][0]?.cards).toMatchObject([{ id: 1, mine: { title: '没有网' } }])
    twin = await startTwin([], person)
    aimAt(twin)
    twin.answer('/course/activity/content', ({ body }) => save(body, { cards: cardsIn(body) }))
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(onServer()[0]).toBe('没有网'))
    await eventually(() => expect(kept.rows.size).toBe(0))
  })

  test('after the server has saved: the retry is no conflict with oneself', async () => {
    twin.answer('/course/activity/content', ({ body }) => {
      save(body, { cards: cardsIn(body) })
      // The answer is lost: what comes is no envelope.
      return Buffer.from('cut')
    })
    retitle(1, '到了')
    await editor.saver.flush()
    expect(state().save.kind).toBe('offline')
    retitle(1, '到了，又写了')
    twin.answer('/course/activity/content', ({ body }) => save(body, { cards: cardsIn(body) }))
    await editor.saver.flush()
    expect(state().conflicts).toBeNull()
    expect(onServer()[0]).toBe('到了，又写了')
  })

  test('and a server that is too busy are tried again', async () => {
    twin.answer('/course/activity/content', () => {
      throw refused(503, '服务器繁忙')
    })
    retitle(1, '再试')
    await editor.saver.flush()
    expect(state().save.kind).toBe('offline')
    twin.answer('/course/activity/content', ({ body }) => save(body, { cards: cardsIn(body) }))
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(onServer()[0]).toBe('再试'))
  })
})

describe('two people on one activity', () => {
  test('who change different cards both find their work', async () => {
    colleague([text(1, '一'), text(2, '同事写的')])
    retitle(1, '我写的')
    await editor.saver.flush()
    expect(onServer()).toEqual(['我写的', '同事写的'])
    expect(titles()).toEqual(['我写的', '同事写的'])
    editor.undo()
    expect(titles()).toEqual(['一', '同事写的'])
  })

  test('who change the same card are asked, and nothing is saved before', async () => {
    colleague([text(1, '同事写的'), text(2, '二')])
    retitle(1, '我写的')
    await editor.saver.flush()
    expect(state().conflicts?.cards).toMatchObject([
      { mine: { title: '我写的' }, theirs: { title: '同事写的' } },
    ])
    expect(onServer()[0]).toBe('同事写的')
    await editor.resolve(new Map([[1, 'theirs']]))
    await editor.saver.flush()
    expect(titles()[0]).toBe('同事写的')
    editor.undo()
    await editor.saver.flush()
    expect(onServer()[0]).toBe('我写的')
  })

  test('keep both where neither shall go: theirs stands as a card of its own behind mine', async () => {
    colleague([text(1, '同事写的'), text(2, '二')])
    retitle(1, '我写的')
    await editor.saver.flush()
    await editor.resolve(new Map([[1, 'both']]))
    await editor.saver.flush()
    expect(onServer()).toEqual(['我写的', '同事写的', '二'])
    expect(new Set(deck().map(({ id }) => id)).size).toBe(3)
  })

  test('a card that one deleted and the other changed is asked about too', async () => {
    colleague([text(1, '同事改过'), text(2, '二')])
    editor.remove()
    await editor.saver.flush()
    expect(state().conflicts?.cards).toMatchObject([{ id: 1, mine: undefined }])
    await editor.resolve(new Map([[1, 'mine']]))
    await editor.saver.flush()
    expect(onServer()).toEqual(['二'])
  })

  test('what a colleague saved is joined when one comes back to the window', async () => {
    colleague([text(1, '一'), text(2, '同事写的')])
    await editor.saver.look()
    expect(titles()).toEqual(['一', '同事写的'])
    expect(sent('content')).toHaveLength(0)
  })
})

describe('cards', () => {
  test('have their number from birth, offline too', async () => {
    await eventually(() => expect(editor.ids.take(1)).toEqual([100]))
    await twin.stop()
    await editor.add('choice')
    expect(deck().map(({ id }) => id)).toEqual([1, 101, 2])
    expect(state().activeId).toBe(101)
  })

  test('say so when numbers have run out and there is no network', async () => {
    await eventually(() => expect(editor.ids.take(1)).toBeDefined())
    await twin.stop()
    await expect(
      editor.paste(
        Array.from({ length: 60 }, () => text(1, 'x')),
        {},
      ),
    ).rejects.toThrow()
    expect(deck()).toHaveLength(2)
  })

  test('are pasted under new numbers, more than are reserved at once', async () => {
    const many = Array.from({ length: 120 }, (_, index) => text(1000 + index, `第 ${index}`))
    await editor.paste(many, {})
    expect(new Set(deck().map(({ id }) => id)).size).toBe(122)
    await editor.saver.flush()
    expect(row.cards).toHaveLength(122)
  })

  test('that were deleted come back to their place, even after more was typed', () => {
    editor.selection.to(1)
    const { restore } = editor.remove()
    retitle(2, '后来写的')
    restore()
    expect(titles()).toEqual(['一', '后来写的'])
  })

  test('let go where they were, leave nothing to undo', () => {
    const before = state().history
    editor.selection.to(1)
    editor.selection.pick(2, 'through')
    editor.drop(2, { parentId: null, index: 0 })
    expect(state().history).toBe(before)
  })

  test('are moved together, and the selection goes along', async () => {
    await eventually(() => expect(editor.ids.take(1)).toBeDefined())
    await editor.add('text')
    editor.selection.to(1)
    editor.selection.walk(1, true)
    editor.move(1)
    expect(deck().map(({ id }) => id)).toEqual([2, 1, 101])
    expect(state().selected).toEqual(new Set([1, 101]))
    editor.drop(2, { parentId: null, index: 3 })
    expect(deck().map(({ id }) => id)).toEqual([1, 101, 2])
  })
})

describe('one undo for all', () => {
  test('takes back cards, order and fields of the activity in the order in which they were changed', () => {
    const title = () => state().history.beside['title']
    retitle(1, '先改卡片')
    editor.changeFields({ ...state().history.beside, title: '再改标题' })
    editor.selection.to(1)
    editor.move(1)
    editor.changeFields({ ...state().history.beside, versionLabel: 'b2' })
    editor.undo()
    expect(state()).toMatchObject({ panel: 'settings', wish: { cardId: null, path: 'versionLabel' } })
    editor.undo()
    expect(titles()).toEqual(['先改卡片', '二'])
    editor.undo()
    expect([title(), ...titles()]).toEqual(['访谈', '先改卡片', '二'])
    editor.undo()
    expect(titles()).toEqual(['一', '二'])
    for (let step = 0; step < 4; step += 1) editor.redo()
    expect([title(), ...titles()]).toEqual(['再改标题', '二', '先改卡片'])
    expect(state().history.beside['versionLabel']).toBe('b2')
  })

  test('of a move stays with what was moved', () => {
    editor.selection.to(2)
    editor.move(-1)
    editor.undo()
    expect([titles(), state().activeId]).toEqual([['一', '二'], 2])
    editor.redo()
    expect([titles(), state().activeId]).toEqual([['二', '一'], 2])
  })

  test('takes back no field that somebody else has saved since', async () => {
    editor.changeFields({ ...state().history.beside, versionLabel: 'b2' })
    colleague(row.cards, { title: '同事的标题' })
    await editor.saver.look()
    expect(state().history.beside).toMatchObject({ title: '同事的标题', versionLabel: 'b2' })
    editor.undo()
    expect(state().history.beside).toMatchObject({ title: '同事的标题', versionLabel: '' })
  })
})

test('work that was left behind is joined over what has been saved since, and can be undone', async () => {
  const base = copyOf(record)
  const mine = { ...base, deck: [text(1, '崩溃前写的'), text(2, '二')] }
  const left = keptOf({ userId: 1, activityId: 7, tab: 'gone', at: 1, revision: 1 }, { base, sent: [], mine })
  colleague([text(1, '一'), text(2, '同事写的')])
  editor = new Editor({ record: structuredClone(row), userId: 1, keptStore: kept.store })
  const work = left && recover(left, copyOf(row))
  if (!work) throw new Error('nothing was kept')
  editor.saver.restore(work)
  await editor.saver.flush()
  expect(onServer()).toEqual(['崩溃前写的', '同事写的'])
  editor.undo()
  expect(titles()).toEqual(['一', '同事写的'])
})
