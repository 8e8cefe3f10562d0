import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, sleep } from '#kit/testing/web/page.ts'
import { refused } from '#kit/testing/web/fakeServer.ts'
import { makeEditorHarness, record, text, type EditorHarness } from '../testing/makeEditorHarness.ts'
import { copyOf } from './editorState.ts'
import { draftOf, recover } from './recoveryDraft.ts'

let harness: EditorHarness

beforeEach(async () => {
  harness = await makeEditorHarness()
})
afterEach(() => harness.close())

describe('typing', () => {
  test('is saved by itself once it rests, in one save', async () => {
    for (const title of ['听', '听见', '听见了']) harness.retitle(1, title)
    expect(harness.state().save.kind).toBe('unsaved')
    await eventually(() => expect(harness.onServer()).toEqual(['听见了', '二']))
    expect(harness.sent('content')).toHaveLength(1)
    await eventually(() => expect(harness.state().save.kind).toBe('saved'))
  })

  test('goes on while a save is under way, and its answer overwrites nothing; one save flies at a time', async () => {
    let flying = 0
    let most = 0
    harness.fake.answer('/course/activity/content', async ({ body }) => {
      most = Math.max(most, (flying += 1))
      await sleep(150)
      flying -= 1
      return harness.saveCards(body)
    })
    harness.retitle(1, '先')
    const first = harness.editor.saver.flush()
    await sleep(50)
    harness.retitle(1, '先写到这里')
    await Promise.all([first, harness.editor.saver.flush()])
    expect(harness.titles()[0]).toBe('先写到这里')
    expect(harness.onServer()[0]).toBe('先写到这里')
    expect(most).toBe(1)
  })

  test('sends nothing when it was taken back', async () => {
    harness.retitle(1, '别的')
    harness.editor.undo()
    await harness.editor.saver.flush()
    expect(harness.sent('content')).toHaveLength(0)
    expect(harness.state().save.kind).toBe('saved')
  })

  test('in a title that the server would refuse holds up neither the cards nor the other fields', async () => {
    harness.editor.changeFields({ ...harness.state().history.fields, title: '', versionLabel: 'b2' })
    harness.retitle(1, '照样保存')
    expect(await harness.editor.saver.flush()).toBe(false)
    expect(harness.onServer()[0]).toBe('照样保存')
    expect(harness.row).toMatchObject({ title: '访谈', versionLabel: 'b2' })
    expect(harness.state().save).toMatchObject({ kind: 'refused' })
    expect([...harness.drafts.rows.values()]).toMatchObject([{ fields: { title: { mine: '' } } }])
  })
})

describe('a network that fails', () => {
  test('leaves the work in the browser, and it is saved when the network is back', async () => {
    await harness.fake.stop()
    harness.retitle(1, '没有网')
    await harness.editor.saver.flush()
    expect(harness.state().save.kind).toBe('offline')
    expect([...harness.drafts.rows.values()]).toMatchObject([
      { cards: [{ id: 1, mine: { title: '没有网' } }] },
    ])
    await harness.restart()
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(harness.onServer()[0]).toBe('没有网'))
    await eventually(() => expect(harness.drafts.rows.size).toBe(0))
  })

  test('after the server has saved: the retry is no conflict with oneself', async () => {
    harness.fake.answer('/course/activity/content', ({ body }) => {
      harness.saveCards(body)
      // The answer is lost: what comes is no envelope.
      return Buffer.from('cut')
    })
    harness.retitle(1, '到了')
    await harness.editor.saver.flush()
    expect(harness.state().save.kind).toBe('offline')
    harness.retitle(1, '到了，又写了')
    harness.fake.answer('/course/activity/content', ({ body }) => harness.saveCards(body))
    await harness.editor.saver.flush()
    expect(harness.state().conflicts).toBeNull()
    expect(harness.onServer()[0]).toBe('到了，又写了')
  })

  test.each([
    ['too busy', 503],
    ['full', 507],
  ])('and a server that is %s are tried again', async (_how, code) => {
    harness.fake.answer('/course/activity/content', () => {
      throw refused(code, '稍后再试')
    })
    harness.retitle(1, '再试')
    await harness.editor.saver.flush()
    expect(harness.state().save.kind).toBe('offline')
    harness.fake.answer('/course/activity/content', ({ body }) => harness.saveCards(body))
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(harness.onServer()[0]).toBe('再试'))
  })
})

describe('two people on one activity', () => {
  test('who change different cards both find their work', async () => {
    harness.colleague([text(1, '一'), text(2, '同事写的')])
    harness.retitle(1, '我写的')
    await harness.editor.saver.flush()
    expect(harness.onServer()).toEqual(['我写的', '同事写的'])
    expect(harness.titles()).toEqual(['我写的', '同事写的'])
    harness.editor.undo()
    expect(harness.titles()).toEqual(['一', '同事写的'])
  })

  test('who change the same card are asked, and nothing is saved before', async () => {
    harness.colleague([text(1, '同事写的'), text(2, '二')])
    harness.retitle(1, '我写的')
    await harness.editor.saver.flush()
    expect(harness.state().conflicts?.cards).toMatchObject([
      { mine: { title: '我写的' }, theirs: { title: '同事写的' } },
    ])
    expect(harness.onServer()[0]).toBe('同事写的')
    await harness.editor.resolve(new Map([[1, 'theirs']]))
    await harness.editor.saver.flush()
    expect(harness.titles()[0]).toBe('同事写的')
    harness.editor.undo()
    await harness.editor.saver.flush()
    expect(harness.onServer()[0]).toBe('我写的')
  })

  test('keep both where neither shall go: theirs stands as a card of its own behind mine', async () => {
    harness.colleague([text(1, '同事写的'), text(2, '二')])
    harness.retitle(1, '我写的')
    await harness.editor.saver.flush()
    await harness.editor.resolve(new Map([[1, 'both']]))
    await harness.editor.saver.flush()
    expect(harness.onServer()).toEqual(['我写的', '同事写的', '二'])
    expect(new Set(harness.deck().map(({ id }) => id)).size).toBe(3)
  })

  test('a card that one deleted and the other changed is asked about too', async () => {
    harness.colleague([text(1, '同事改过'), text(2, '二')])
    harness.editor.remove()
    await harness.editor.saver.flush()
    expect(harness.state().conflicts?.cards).toMatchObject([{ id: 1, mine: undefined }])
    await harness.editor.resolve(new Map([[1, 'mine']]))
    await harness.editor.saver.flush()
    expect(harness.onServer()).toEqual(['二'])
  })

  test('what a colleague saved is joined when one comes back to the window', async () => {
    harness.colleague([text(1, '一'), text(2, '同事写的')])
    await harness.editor.saver.refresh()
    expect(harness.titles()).toEqual(['一', '同事写的'])
    expect(harness.sent('content')).toHaveLength(0)
  })
})

describe('cards', () => {
  test('have their number from birth, offline too', async () => {
    await eventually(() => expect(harness.editor.ids.take(1)).toEqual([100]))
    await harness.fake.stop()
    await harness.editor.add('choice')
    expect(harness.deck().map(({ id }) => id)).toEqual([1, 101, 2])
    expect(harness.state().activeId).toBe(101)
  })

  test('say so when numbers have run out and there is no network', async () => {
    await eventually(() => expect(harness.editor.ids.take(1)).toBeDefined())
    await harness.fake.stop()
    await expect(
      harness.editor.paste(
        Array.from({ length: 60 }, () => text(1, 'x')),
        {},
      ),
    ).rejects.toThrow()
    expect(harness.deck()).toHaveLength(2)
  })

  test('are pasted under new numbers, more than are reserved at once', async () => {
    const many = Array.from({ length: 120 }, (_, index) => text(1000 + index, `第 ${index}`))
    await harness.editor.paste(many, {})
    expect(new Set(harness.deck().map(({ id }) => id)).size).toBe(122)
    await harness.editor.saver.flush()
    expect(harness.row.cards).toHaveLength(122)
  })

  test('that were deleted come back to their place, even after more was typed', () => {
    harness.editor.selection.to(1)
    const { restore } = harness.editor.remove()
    harness.retitle(2, '后来写的')
    restore()
    expect(harness.titles()).toEqual(['一', '后来写的'])
  })

  test('let go where they were, leave nothing to undo', () => {
    const before = harness.state().history
    harness.editor.selection.to(1)
    harness.editor.selection.pick(2, 'through')
    harness.editor.drop(2, { parentId: null, index: 0 })
    expect(harness.state().history).toBe(before)
  })

  test('are moved together, and the selection goes along', async () => {
    await eventually(() => expect(harness.editor.ids.take(1)).toBeDefined())
    await harness.editor.add('text')
    harness.editor.selection.to(1)
    harness.editor.selection.moveActive(1, true)
    harness.editor.move(1)
    expect(harness.deck().map(({ id }) => id)).toEqual([2, 1, 101])
    expect(harness.state().selected).toEqual(new Set([1, 101]))
    harness.editor.drop(2, { parentId: null, index: 3 })
    expect(harness.deck().map(({ id }) => id)).toEqual([1, 101, 2])
  })
})

describe('one undo for all', () => {
  test('takes back cards, order and fields of the activity in the order in which they were changed', () => {
    const title = () => harness.state().history.fields['title']
    harness.retitle(1, '先改卡片')
    harness.editor.changeFields({ ...harness.state().history.fields, title: '再改标题' })
    harness.editor.selection.to(1)
    harness.editor.move(1)
    harness.editor.changeFields({ ...harness.state().history.fields, versionLabel: 'b2' })
    harness.editor.undo()
    expect(harness.state()).toMatchObject({
      panel: 'settings',
      focusRequest: { cardId: null, path: 'versionLabel' },
    })
    harness.editor.undo()
    expect(harness.titles()).toEqual(['先改卡片', '二'])
    harness.editor.undo()
    expect([title(), ...harness.titles()]).toEqual(['访谈', '先改卡片', '二'])
    harness.editor.undo()
    expect(harness.titles()).toEqual(['一', '二'])
    for (let step = 0; step < 4; step += 1) harness.editor.redo()
    expect([title(), ...harness.titles()]).toEqual(['再改标题', '二', '先改卡片'])
    expect(harness.state().history.fields['versionLabel']).toBe('b2')
  })

  test('of a move stays with what was moved', () => {
    harness.editor.selection.to(2)
    harness.editor.move(-1)
    harness.editor.undo()
    expect([harness.titles(), harness.state().activeId]).toEqual([['一', '二'], 2])
    harness.editor.redo()
    expect([harness.titles(), harness.state().activeId]).toEqual([['二', '一'], 2])
  })

  test('takes back no field that somebody else has saved since', async () => {
    harness.editor.changeFields({ ...harness.state().history.fields, versionLabel: 'b2' })
    harness.colleague(harness.row.cards, { title: '同事的标题' })
    await harness.editor.saver.refresh()
    expect(harness.state().history.fields).toMatchObject({ title: '同事的标题', versionLabel: 'b2' })
    harness.editor.undo()
    expect(harness.state().history.fields).toMatchObject({ title: '同事的标题', versionLabel: '' })
  })
})

test('work that was left behind is joined over what has been saved since, and can be undone', async () => {
  const base = copyOf(record)
  const mine = { ...base, deck: [text(1, '崩溃前写的'), text(2, '二')] }
  const left = draftOf(
    { userId: 1, activityId: 7, tab: 'gone', at: 1, revision: 1 },
    { base, sent: [], mine },
  )
  harness.colleague([text(1, '一'), text(2, '同事写的')])
  harness.open()
  const work = left && recover(left, copyOf(harness.row))
  if (!work) throw new Error('nothing was kept')
  harness.editor.saver.restore(work)
  await harness.editor.saver.flush()
  expect(harness.onServer()).toEqual(['崩溃前写的', '同事写的'])
  harness.editor.undo()
  expect(harness.titles()).toEqual(['一', '同事写的'])
})
