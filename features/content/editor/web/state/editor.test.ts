import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually, rest } from '#kit/testing/web/page.ts'
import { refused } from '#kit/testing/web/fakeServer.ts'
import { makeDesk, record, text, type Desk } from '../testing/makeDesk.ts'
import { copyOf } from './editorState.ts'
import { keptOf, recover } from './kept.ts'

let desk: Desk

beforeEach(async () => {
  desk = await makeDesk()
})
afterEach(() => desk.close())

describe('typing', () => {
  test('is saved by itself once it rests, in one save', async () => {
    for (const title of ['听', '听见', '听见了']) desk.retitle(1, title)
    expect(desk.state().save.kind).toBe('unsaved')
    await eventually(() => expect(desk.onServer()).toEqual(['听见了', '二']))
    expect(desk.sent('content')).toHaveLength(1)
    await eventually(() => expect(desk.state().save.kind).toBe('saved'))
  })

  test('goes on while a save is under way, and its answer overwrites nothing; one save flies at a time', async () => {
    let flying = 0
    let most = 0
    desk.fake.answer('/course/activity/content', async ({ body }) => {
      most = Math.max(most, (flying += 1))
      await rest(150)
      flying -= 1
      return desk.saveCards(body)
    })
    desk.retitle(1, '先')
    const first = desk.editor.saver.flush()
    await rest(50)
    desk.retitle(1, '先写到这里')
    await Promise.all([first, desk.editor.saver.flush()])
    expect(desk.titles()[0]).toBe('先写到这里')
    expect(desk.onServer()[0]).toBe('先写到这里')
    expect(most).toBe(1)
  })

  test('sends nothing when it was taken back', async () => {
    desk.retitle(1, '别的')
    desk.editor.undo()
    await desk.editor.saver.flush()
    expect(desk.sent('content')).toHaveLength(0)
    expect(desk.state().save.kind).toBe('saved')
  })

  test('in a title that the server would refuse holds up neither the cards nor the other fields', async () => {
    desk.editor.changeFields({ ...desk.state().history.beside, title: '', versionLabel: 'b2' })
    desk.retitle(1, '照样保存')
    expect(await desk.editor.saver.flush()).toBe(false)
    expect(desk.onServer()[0]).toBe('照样保存')
    expect(desk.row).toMatchObject({ title: '访谈', versionLabel: 'b2' })
    expect(desk.state().save).toMatchObject({ kind: 'refused' })
    expect([...desk.kept.rows.values()]).toMatchObject([{ fields: { title: { mine: '' } } }])
  })
})

describe('a network that fails', () => {
  test('leaves the work in the browser, and it is saved when the network is back', async () => {
    await desk.fake.stop()
    desk.retitle(1, '没有网')
    await desk.editor.saver.flush()
    expect(desk.state().save.kind).toBe('offline')
    expect([...desk.kept.rows.values()]).toMatchObject([{ cards: [{ id: 1, mine: { title: '没有网' } }] }])
    await desk.restart()
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(desk.onServer()[0]).toBe('没有网'))
    await eventually(() => expect(desk.kept.rows.size).toBe(0))
  })

  test('after the server has saved: the retry is no conflict with oneself', async () => {
    desk.fake.answer('/course/activity/content', ({ body }) => {
      desk.saveCards(body)
      // The answer is lost: what comes is no envelope.
      return Buffer.from('cut')
    })
    desk.retitle(1, '到了')
    await desk.editor.saver.flush()
    expect(desk.state().save.kind).toBe('offline')
    desk.retitle(1, '到了，又写了')
    desk.fake.answer('/course/activity/content', ({ body }) => desk.saveCards(body))
    await desk.editor.saver.flush()
    expect(desk.state().conflicts).toBeNull()
    expect(desk.onServer()[0]).toBe('到了，又写了')
  })

  test.each([
    ['too busy', 503],
    ['full', 507],
  ])('and a server that is %s are tried again', async (_how, code) => {
    desk.fake.answer('/course/activity/content', () => {
      throw refused(code, '稍后再试')
    })
    desk.retitle(1, '再试')
    await desk.editor.saver.flush()
    expect(desk.state().save.kind).toBe('offline')
    desk.fake.answer('/course/activity/content', ({ body }) => desk.saveCards(body))
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(desk.onServer()[0]).toBe('再试'))
  })
})

describe('two people on one activity', () => {
  test('who change different cards both find their work', async () => {
    desk.colleague([text(1, '一'), text(2, '同事写的')])
    desk.retitle(1, '我写的')
    await desk.editor.saver.flush()
    expect(desk.onServer()).toEqual(['我写的', '同事写的'])
    expect(desk.titles()).toEqual(['我写的', '同事写的'])
    desk.editor.undo()
    expect(desk.titles()).toEqual(['一', '同事写的'])
  })

  test('who change the same card are asked, and nothing is saved before', async () => {
    desk.colleague([text(1, '同事写的'), text(2, '二')])
    desk.retitle(1, '我写的')
    await desk.editor.saver.flush()
    expect(desk.state().conflicts?.cards).toMatchObject([
      { mine: { title: '我写的' }, theirs: { title: '同事写的' } },
    ])
    expect(desk.onServer()[0]).toBe('同事写的')
    await desk.editor.resolve(new Map([[1, 'theirs']]))
    await desk.editor.saver.flush()
    expect(desk.titles()[0]).toBe('同事写的')
    desk.editor.undo()
    await desk.editor.saver.flush()
    expect(desk.onServer()[0]).toBe('我写的')
  })

  test('keep both where neither shall go: theirs stands as a card of its own behind mine', async () => {
    desk.colleague([text(1, '同事写的'), text(2, '二')])
    desk.retitle(1, '我写的')
    await desk.editor.saver.flush()
    await desk.editor.resolve(new Map([[1, 'both']]))
    await desk.editor.saver.flush()
    expect(desk.onServer()).toEqual(['我写的', '同事写的', '二'])
    expect(new Set(desk.deck().map(({ id }) => id)).size).toBe(3)
  })

  test('a card that one deleted and the other changed is asked about too', async () => {
    desk.colleague([text(1, '同事改过'), text(2, '二')])
    desk.editor.remove()
    await desk.editor.saver.flush()
    expect(desk.state().conflicts?.cards).toMatchObject([{ id: 1, mine: undefined }])
    await desk.editor.resolve(new Map([[1, 'mine']]))
    await desk.editor.saver.flush()
    expect(desk.onServer()).toEqual(['二'])
  })

  test('what a colleague saved is joined when one comes back to the window', async () => {
    desk.colleague([text(1, '一'), text(2, '同事写的')])
    await desk.editor.saver.look()
    expect(desk.titles()).toEqual(['一', '同事写的'])
    expect(desk.sent('content')).toHaveLength(0)
  })
})

describe('cards', () => {
  test('have their number from birth, offline too', async () => {
    await eventually(() => expect(desk.editor.ids.take(1)).toEqual([100]))
    await desk.fake.stop()
    await desk.editor.add('choice')
    expect(desk.deck().map(({ id }) => id)).toEqual([1, 101, 2])
    expect(desk.state().activeId).toBe(101)
  })

  test('say so when numbers have run out and there is no network', async () => {
    await eventually(() => expect(desk.editor.ids.take(1)).toBeDefined())
    await desk.fake.stop()
    await expect(
      desk.editor.paste(
        Array.from({ length: 60 }, () => text(1, 'x')),
        {},
      ),
    ).rejects.toThrow()
    expect(desk.deck()).toHaveLength(2)
  })

  test('are pasted under new numbers, more than are reserved at once', async () => {
    const many = Array.from({ length: 120 }, (_, index) => text(1000 + index, `第 ${index}`))
    await desk.editor.paste(many, {})
    expect(new Set(desk.deck().map(({ id }) => id)).size).toBe(122)
    await desk.editor.saver.flush()
    expect(desk.row.cards).toHaveLength(122)
  })

  test('that were deleted come back to their place, even after more was typed', () => {
    desk.editor.selection.to(1)
    const { restore } = desk.editor.remove()
    desk.retitle(2, '后来写的')
    restore()
    expect(desk.titles()).toEqual(['一', '后来写的'])
  })

  test('let go where they were, leave nothing to undo', () => {
    const before = desk.state().history
    desk.editor.selection.to(1)
    desk.editor.selection.pick(2, 'through')
    desk.editor.drop(2, { parentId: null, index: 0 })
    expect(desk.state().history).toBe(before)
  })

  test('are moved together, and the selection goes along', async () => {
    await eventually(() => expect(desk.editor.ids.take(1)).toBeDefined())
    await desk.editor.add('text')
    desk.editor.selection.to(1)
    desk.editor.selection.walk(1, true)
    desk.editor.move(1)
    expect(desk.deck().map(({ id }) => id)).toEqual([2, 1, 101])
    expect(desk.state().selected).toEqual(new Set([1, 101]))
    desk.editor.drop(2, { parentId: null, index: 3 })
    expect(desk.deck().map(({ id }) => id)).toEqual([1, 101, 2])
  })
})

describe('one undo for all', () => {
  test('takes back cards, order and fields of the activity in the order in which they were changed', () => {
    const title = () => desk.state().history.beside['title']
    desk.retitle(1, '先改卡片')
    desk.editor.changeFields({ ...desk.state().history.beside, title: '再改标题' })
    desk.editor.selection.to(1)
    desk.editor.move(1)
    desk.editor.changeFields({ ...desk.state().history.beside, versionLabel: 'b2' })
    desk.editor.undo()
    expect(desk.state()).toMatchObject({ panel: 'settings', wish: { cardId: null, path: 'versionLabel' } })
    desk.editor.undo()
    expect(desk.titles()).toEqual(['先改卡片', '二'])
    desk.editor.undo()
    expect([title(), ...desk.titles()]).toEqual(['访谈', '先改卡片', '二'])
    desk.editor.undo()
    expect(desk.titles()).toEqual(['一', '二'])
    for (let step = 0; step < 4; step += 1) desk.editor.redo()
    expect([title(), ...desk.titles()]).toEqual(['再改标题', '二', '先改卡片'])
    expect(desk.state().history.beside['versionLabel']).toBe('b2')
  })

  test('of a move stays with what was moved', () => {
    desk.editor.selection.to(2)
    desk.editor.move(-1)
    desk.editor.undo()
    expect([desk.titles(), desk.state().activeId]).toEqual([['一', '二'], 2])
    desk.editor.redo()
    expect([desk.titles(), desk.state().activeId]).toEqual([['二', '一'], 2])
  })

  test('takes back no field that somebody else has saved since', async () => {
    desk.editor.changeFields({ ...desk.state().history.beside, versionLabel: 'b2' })
    desk.colleague(desk.row.cards, { title: '同事的标题' })
    await desk.editor.saver.look()
    expect(desk.state().history.beside).toMatchObject({ title: '同事的标题', versionLabel: 'b2' })
    desk.editor.undo()
    expect(desk.state().history.beside).toMatchObject({ title: '同事的标题', versionLabel: '' })
  })
})

test('work that was left behind is joined over what has been saved since, and can be undone', async () => {
  const base = copyOf(record)
  const mine = { ...base, deck: [text(1, '崩溃前写的'), text(2, '二')] }
  const left = keptOf({ userId: 1, activityId: 7, tab: 'gone', at: 1, revision: 1 }, { base, sent: [], mine })
  desk.colleague([text(1, '一'), text(2, '同事写的')])
  desk.open()
  const work = left && recover(left, copyOf(desk.row))
  if (!work) throw new Error('nothing was kept')
  desk.editor.saver.restore(work)
  await desk.editor.saver.flush()
  expect(desk.onServer()).toEqual(['崩溃前写的', '同事写的'])
  desk.editor.undo()
  expect(desk.titles()).toEqual(['一', '同事写的'])
})
