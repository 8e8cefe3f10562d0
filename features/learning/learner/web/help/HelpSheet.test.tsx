import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leftText, leftTyping } from '#kit/testing/web/leftTyping.ts'
import { allByRole, byRole, click, eventually, press, sleep, text, type } from '#kit/testing/web/page.ts'
import { refused } from '#kit/testing/web/fakeServer.ts'
import { saidMax as contractMax } from '#features/learning/help/help.contract.ts'
import { zh as sheet } from '../../words/help.zh.ts'
import { saidMax } from './saidMax.ts'
import { ask, box, card3, dialog, gate, HelpPage, makeTurn, pressHelp } from '../testing/helpPage.tsx'

let page: HelpPage

/** What is to be seen of the talk, and what a screen reader says of it by itself. */
const shown = () =>
  [...document.querySelectorAll('.learn-help-log > :not([role=status])')].map((one) => one.textContent).join()
const announced = () => document.querySelector('.learn-help-log > [role=status]')?.textContent

beforeEach(() => {
  page = new HelpPage()
})
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the button', () => {
  test('is not there where nobody helps', async () => {
    await page.draw({ tutor: false, partner: null })
    expect(allByRole('button', /./)).toEqual([])
  })

  test('shows who helps, and opens one sheet for both, with nothing of the partner where there is none', async () => {
    await page.open()
    expect(text()).toContain('小')
    expect(allByRole('radio', /./).map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringContaining('AI 导师'),
      expect.stringContaining('AI 学伴'),
    ])
    await page.close()
    await page.open({ tutor: true, partner: null })
    expect(allByRole('radio', /./)).toEqual([])
    expect(byRole('heading', 'AI 导师')).toBeTruthy()
  })
})

describe('a question', () => {
  test('has its reply piece by piece; a source leads to its card, and the sheet is gone', async () => {
    expect(saidMax).toBe(contractMax)
    await page.open()
    const more = gate()
    const turn = makeTurn(9, { said: '我卡住了', reply: '回到第三张看看。', sources: [card3] })
    page.streams({ piece: '回到' }, more.wait, { piece: '第三张看看。' }, { turn, leftToday: 39 })
    await ask(' 我卡住了 ')
    await eventually(() => expect(text()).toContain('回到'))
    expect(text()).not.toContain('看看')
    expect(box().value).toBe('')
    more.release()
    const chip = await eventually(() => byRole('button', '卡片 1：第3张'))
    expect(page.asked()[0]?.body).toEqual({
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      activityId: 7,
      cardId: 4,
      manner: 'tutor',
      said: '我卡住了',
      hintsUsed: 1,
    })
    expect(text()).not.toContain('今天还可以问')
    await eventually(() => expect(leftText()).not.toContain('我卡住了'))
    click(chip)
    await eventually(() => expect(page.visited).toEqual([3]))
    await eventually(() => expect(dialog()).toBeNull())
  })

  test('is asked of the partner by its own manner, and each has its own talk', async () => {
    page.stored.turns = [makeTurn(1), makeTurn(2, { manner: 'partner', said: '你好', cardId: 3 })]
    await page.open()
    await eventually(() => expect(text()).toContain('答1'))
    expect(text()).not.toContain('你好')
    click(allByRole('radio', /./)[1] ?? document.body)
    await eventually(() => expect(text()).toContain('你好'))
    expect(byRole('heading', '小禾')).toBeTruthy()
    expect(text()).not.toContain('答1')
    page.streams({ turn: makeTurn(3, { manner: 'partner', said: '这是什么' }), leftToday: 39 })
    await ask('这是什么')
    await eventually(() => expect(text()).toContain('答3'))
    expect(page.asked()[0]?.body).toMatchObject({ manner: 'partner' })
    // What is about another card says so.
    expect(text()).toContain('卡片 1：第3张')
    expect(text()).toContain('卡片 2：第4张')
  })

  test('is shown once with its reply, also before the stream has ended', async () => {
    await page.open()
    const end = gate()
    const turn = makeTurn(9, { said: '我卡住了', reply: '看看第三张。' })
    page.streams({ piece: '看看第三张。' }, { turn, leftToday: 39 }, end.wait)
    await ask('我卡住了')
    await eventually(() =>
      expect(document.querySelector('[role=log]')?.textContent).toContain('看看第三张。'),
    )
    expect(shown().split('看看第三张。')).toHaveLength(2)
    end.release()
  })

  test('of which what came was not to be said takes it back, and shows the hint that was prepared', async () => {
    await page.open()
    const more = gate()
    const turn = makeTurn(9, { reply: '再看看第一张。', isPrepared: true })
    page.streams({ piece: '答案是' }, more.wait, { held: true }, { piece: '再看' }, { turn, leftToday: 10 })
    await ask('告诉我')
    await eventually(() => expect(text()).toContain('答案是'))
    more.release()
    await eventually(() => expect(text()).toContain('再看看第一张。'))
    expect(text()).not.toContain('答案是')
    expect(text()).toContain('预设回复')
    expect(text()).toContain('今天还可以问 10 次')
  })

  test('can be begun with one tap', async () => {
    await page.open()
    page.streams({ turn: makeTurn(9, { said: sheet.starters.tutor.first }), leftToday: 39 })
    click(await eventually(() => byRole('button', sheet.starters.tutor.first)))
    await eventually(() => expect(text()).toContain('答9'))
    expect(page.asked()[0]?.body).toMatchObject({ said: sheet.starters.tutor.first })
    expect(allByRole('button', sheet.starters.tutor.second)).toEqual([])
  })

  test('is sent by Enter, not by one that composes a word, and neither blank nor too long', async () => {
    await page.open()
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    await eventually(box)
    press('Enter', box())
    type(box(), '问'.repeat(saidMax + 1))
    press('Enter', box())
    await eventually(() => expect(text()).toContain('-1'))
    type(box(), '为什么')
    press('Enter', box(), { isComposing: true })
    press('Enter', box(), { shiftKey: true })
    expect(page.asked()).toEqual([])
    press('Enter', box())
    await eventually(() => expect(page.asked()).toHaveLength(1))
    await eventually(() => expect(text()).toContain('答9'))
  })

  test('goes on while the sheet is closed, and its reply is there when it is opened again', async () => {
    await page.open()
    const more = gate()
    const turn = makeTurn(9, { reply: '等三秒。' })
    page.streams({ piece: '先' }, more.wait, { turn, leftToday: 39 })
    await ask('等多久')
    await eventually(() => expect(text()).toContain('先'))
    click(byRole('button', sheet.close))
    await eventually(() => expect(dialog()).toBeNull())
    page.stored.turns = [turn]
    more.release()
    await pressHelp()
    await eventually(() => expect(dialog()).not.toBeNull())
    await eventually(() => expect(text()).toContain('等三秒。'))
    expect(page.asked()).toHaveLength(1)
  })

  test('whose activity is left is broken off, and stands in the field there again', async () => {
    await page.open()
    let isHeard = true
    page.answers(() =>
      (async function* answer() {
        try {
          for (let round = 0; round < 400; round += 1) {
            yield { piece: '先' }
            await sleep(20)
          }
        } finally {
          isHeard = false
        }
      })(),
    )
    await ask('等多久')
    await eventually(() => expect(shown()).toContain('先先'))
    page.leave()
    await eventually(() => expect(isHeard).toBe(false), 3000)
    page.comeBack()
    await pressHelp()
    await eventually(() => expect(box().value).toBe('等多久'))
  })
})

describe('a screen reader', () => {
  test('hears that a reply is written and then the whole of it, and nothing of what was said earlier', async () => {
    page.stored.turns = [makeTurn(1), makeTurn(2, { manner: 'partner' })]
    await page.open()
    await eventually(() => expect(shown()).toContain('答1'))
    expect(document.querySelector('[role=log]')?.getAttribute('aria-live')).toBe('off')
    expect(announced()).toBe('')
    const more = gate()
    page.streams({ piece: '等' }, more.wait, { turn: makeTurn(9, { reply: '等三秒。' }), leftToday: 39 })
    await ask('等多久')
    await eventually(() => expect(announced()).toBe('AI 导师正在输入…'))
    more.release()
    await eventually(() => expect(announced()).toBe('等三秒。'))
    const [tutor, partner] = allByRole('radio', /./)
    click(partner ?? document.body)
    await eventually(() => expect(shown()).toContain('答2'))
    expect(announced()).toBe('')
    click(tutor ?? document.body)
    await eventually(() => expect(shown()).toContain('等三秒。'))
    expect(announced()).toBe('')
  })
})

describe('the focus', () => {
  test('is in the field from the beginning, and again when what was pressed is gone', async () => {
    await page.open()
    expect(document.activeElement).toBe(box())
    page.streams({ failed: true })
    click(byRole('button', sheet.starters.tutor.first))
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    expect(document.activeElement).toBe(box())
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    click(byRole('button', sheet.retry))
    await eventually(() => expect(shown()).toContain('答9'))
    expect(document.activeElement).toBe(box())
  })

  test('opens no keyboard where a finger points', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query === '(pointer: fine)' ? 'not all' : query),
    )
    await page.open()
    expect(document.activeElement).not.toBe(box())
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    click(byRole('button', sheet.starters.tutor.first))
    await eventually(() => expect(shown()).toContain('答9'))
    expect(document.activeElement).toBe(byRole('heading', 'AI 导师'))
  })
})

describe('what is stopped', () => {
  test('stays as far as it was read, and the field is empty', async () => {
    await page.open()
    const never = gate()
    page.streams({ piece: '先想想' }, never.wait)
    await ask('讲讲')
    await eventually(() => expect(text()).toContain('先想想'))
    click(byRole('button', sheet.stop))
    await eventually(() => expect(text()).toContain(sheet.stopped))
    expect(text()).toContain('先想想')
    expect(box().value).toBe('')
    expect(byRole('button', sheet.send)).toBeTruthy()
    never.release()
  })

  test('before anything came is in the field again', async () => {
    await page.open()
    const never = gate()
    page.streams({ piece: '' }, never.wait)
    await ask('讲讲')
    await eventually(() => expect(page.asked()).toHaveLength(1))
    click(byRole('button', sheet.stop))
    await eventually(() => expect(box().value).toBe('讲讲'))
    expect(text()).not.toContain(sheet.stopped)
    never.release()
  })

  test('while earlier answers are still on their way is stopped at once, and is not asked', async () => {
    await page.open()
    const slow = gate()
    page.fake.answer('/learn/position', slow.wait)
    page.outbox.add({ kind: 'position', body: { clientId: 'slow', activityId: 7, cardId: 4 } })
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    await ask('讲讲')
    click(await eventually(() => byRole('button', sheet.stop)))
    await eventually(() => expect(box().value).toBe('讲讲'))
    slow.release()
    await page.outbox.whenSent()
    expect(page.asked()).toEqual([])
  })
})

describe('while one of them answers', () => {
  test('nobody else is asked; what went wrong with one is not said at the other', async () => {
    await page.open()
    const more = gate()
    page.streams({ piece: '先' }, more.wait, { failed: true })
    await ask('讲讲')
    await eventually(() => expect(shown()).toContain('先'))
    const [, partner] = allByRole('radio', /./)
    expect(partner?.closest('fieldset')?.disabled).toBe(true)
    more.release()
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    expect(partner?.closest('fieldset')?.disabled).toBe(false)
    click(partner ?? document.body)
    await eventually(() => expect(byRole('heading', '小禾')).toBeTruthy())
    expect(text()).not.toContain(sheet.trouble.failed)
    expect(box().value).toBe('讲讲')
  })
})

describe('what gets no reply', () => {
  test('says so, is in the field again, and is sent again as the same question', async () => {
    await page.open()
    page.streams({ piece: '嗯' }, { failed: true })
    await ask('为什么')
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    expect(box().value).toBe('为什么')
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    click(byRole('button', sheet.retry))
    await eventually(() => expect(text()).toContain('答9'))
    const [first, second] = page.asked()
    expect(second?.body).toEqual(first?.body)
    expect(text()).not.toContain(sheet.trouble.failed)
    expect(box().value).toBe('')
  })

  test('for want of a connection says so and outlives the page', async () => {
    await page.open()
    page.streams({ turn: makeTurn(9), leftToday: 39 })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await ask('为什么')
    await eventually(() => expect(text()).toContain(sheet.trouble.offline))
    expect(box().value).toBe('为什么')
    await eventually(() => expect(leftText()).toContain('为什么'))
    vi.unstubAllGlobals()
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(text()).not.toContain(sheet.trouble.offline))
    expect(box().value).toBe('为什么')
  })

  test('because it is refused says why in the words of the server', async () => {
    await page.open()
    page.answers(() => {
      throw refused(1001, '有问题', { fields: { said: '含有敏感词' } })
    })
    await ask('某词')
    await eventually(() => expect(text()).toContain('含有敏感词'))
    expect(box().value).toBe('某词')
    expect(allByRole('button', sheet.retry)).toEqual([])
  })

  test('since the page was closed is in the field when it is opened again', async () => {
    await page.open()
    const never = gate()
    page.streams({ piece: '嗯' }, never.wait)
    await ask('还没回复')
    await eventually(() => expect(leftText()).toContain('还没回复'))
    const left = leftTyping()
    never.release()
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    await page.close()
    for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value)
    await page.open()
    await eventually(() => expect(box().value).toBe('还没回复'))
  })

  test('because the talk cannot be loaded says so, and loads it anew', async () => {
    await page.draw()
    page.fake.answer('/learn/help', () => {
      throw refused(1366, '现在这里没有导师')
    })
    await pressHelp()
    await eventually(() => expect(text()).toContain('现在这里没有导师'))
    page.stored.turns = [makeTurn(1)]
    page.streams()
    click(byRole('button', sheet.retry))
    await eventually(() => expect(text()).toContain('答1'))
  })
})
