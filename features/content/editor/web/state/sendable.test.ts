import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refused } from '#kit/testing/web/fakeServer.ts'
import { cardOf } from '#cards/index.ts'
import { activityProblems } from '#features/content/activity/activity.problems.ts'
import {
  cardsIn,
  composite,
  makeEditorHarness,
  text,
  type EditorHarness,
} from '../testing/makeEditorHarness.ts'
import { saveFirst } from '../problems/useSavedFirst.ts'

let harness: EditorHarness

beforeEach(async () => {
  harness = await makeEditorHarness()
})
afterEach(() => harness.close())

describe('a card that cannot be saved as it is', () => {
  const tooLong = '字'.repeat(101)
  test('holds up no other one: the server keeps what it had of it, the browser what was typed', async () => {
    harness.retitle(1, tooLong)
    harness.retitle(2, '照样保存')
    expect(await harness.editor.saver.flush()).toBe(false)
    expect(harness.onServer()).toEqual(['一', '照样保存'])
    expect(harness.state().save).toMatchObject({
      kind: 'refused',
      why: expect.stringMatching(/^第 1 张“字+…”：标题：最多 100 个字符$/),
    })
    expect([...harness.drafts.rows.values()]).toMatchObject([
      { cards: [{ id: 1, mine: { title: tooLong } }] },
    ])
    harness.retitle(1, '改短了')
    expect(await harness.editor.saver.flush()).toBe(true)
    expect(harness.onServer()).toEqual(['改短了', '照样保存'])
    expect(harness.drafts.rows.size).toBe(0)
  })

  test('and is new waits until it can be, its place and what is inside it are saved', async () => {
    harness.editor.edit({
      kind: 'insert',
      cards: [composite(5, tooLong, [text(6, '里面')])],
      at: { parentId: null, index: 1 },
    })
    await harness.editor.saver.flush()
    expect(harness.onServer()).toEqual(['一', '里面', '二'])
    harness.editor.changeCard(composite(5, '短的', [text(6, '里面')]))
    expect(await harness.editor.saver.flush()).toBe(true)
    expect(harness.row.cards).toEqual(harness.deck())
  })

  test('inside another one holds up neither its neighbours nor what holds them', async () => {
    harness.editor.edit({
      kind: 'insert',
      cards: [composite(5, '外面', [text(6, '甲'), text(7, '乙')])],
      at: { parentId: null, index: 0 },
    })
    await harness.editor.saver.flush()
    harness.editor.changeCard({ ...text(6, tooLong) })
    harness.editor.changeCard({ ...text(7, '乙改') })
    harness.retitle(5, '外面改')
    await harness.editor.saver.flush()
    expect(
      cardOf('composite')
        .nesting.children(harness.row.cards[0] ?? text(0, ''))
        .map(({ title }) => title),
    ).toEqual(['甲', '乙改'])
    expect(harness.onServer()[0]).toBe('外面改')
  })

  test('since the server alone sees why is left out in the same way, until it is another one', async () => {
    harness.fake.answer('/course/activity/content', ({ body }) => {
      const cards = cardsIn(body)
      const index = cards.findIndex(({ title }) => title === '别人的文件')
      if (index >= 0) throw refused(400, '请检查', { fields: { [`cards.${index}.title`]: '请先上传' } })
      return harness.save(body, { cards })
    })
    harness.retitle(1, '别人的文件')
    harness.retitle(2, '照样保存')
    expect(await harness.editor.saver.flush()).toBe(false)
    expect(harness.onServer()).toEqual(['一', '照样保存'])
    expect(harness.state().refusals).toMatchObject([
      { problem: { cardId: 1, path: 'title', values: { why: '请先上传' } } },
    ])
    harness.retitle(1, '自己的文件')
    expect(await harness.editor.saver.flush()).toBe(true)
    expect(harness.onServer()[0]).toBe('自己的文件')
  })

  test('does not undo what a colleague saved of it meanwhile', async () => {
    harness.retitle(1, tooLong)
    await harness.editor.saver.flush()
    harness.colleague([text(1, '同事写的'), text(2, '二')])
    harness.retitle(2, '我写的')
    await harness.editor.saver.flush()
    expect(harness.state().conflicts?.cards).toMatchObject([{ id: 1, theirs: { title: '同事写的' } }])
    expect(harness.onServer()[0]).toBe('同事写的')
  })
})

test('what is not saved as it is seen is not published: it is said why, and the field is in sight', async () => {
  const all = { title: '访谈', description: '读', careerId: 1, cover: '/files/1', language: 'zh' }
  const whole = { ...harness.state().history.fields, ...all }
  expect(activityProblems(whole, []).map(({ path }) => path)).toEqual([''])
  const title = '长'.repeat(435)
  expect(activityProblems({ ...whole, title }, harness.deck())[0]).toMatchObject({
    cardId: null,
    path: 'title',
    key: 'problems.tooLong',
    values: { max: 50 },
  })
  harness.editor.changeFields({ ...harness.state().history.fields, title })
  expect(await saveFirst(harness.editor)).toBe(false)
  expect(await saveFirst(harness.editor)).toBe(false)
  expect(harness.state()).toMatchObject({
    save: { kind: 'refused', why: '标题：最多 50 个字符' },
    focusRequest: { path: 'title' },
  })
  harness.editor.changeFields({ ...harness.state().history.fields, title: '短的标题' })
  expect(await saveFirst(harness.editor)).toBe(true)
  expect(harness.row.title).toBe('短的标题')
})
