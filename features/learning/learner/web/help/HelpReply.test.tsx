import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused } from '#kit/testing/web/fakeServer.ts'
import type { HelpTurn } from '#features/learning/help/help.contract.ts'
import { zh as sheet } from '../../words/help.zh.ts'
import { zh } from '../../words/zh.ts'
import { ask, box, dialog, HelpPage, makeTurn, pressHelp } from '../testing/helpPage.tsx'

let page: HelpPage

beforeEach(() => {
  page = new HelpPage()
})
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('those who teach', () => {
  test('are asked with the talk of this card, which the question says, and with what was written', async () => {
    page.stored.turns = [makeTurn(1, { cardId: 3, talkId: 40 }), makeTurn(2, { talkId: 50 })]
    await page.open()
    await eventually(() => expect(text()).toContain('答2'))
    type(box(), '还是不懂')
    await eventually(() => expect(box().value).toBe('还是不懂'))
    click(byRole('button', sheet.askTeacher))
    await eventually(() => expect(field(zh.ask.text).value).toBe('还是不懂'))
    expect(text()).toContain(sheet.talkGoesAlong)
    await eventually(() => expect(dialog()?.className).toBe('learn-ask'))
    click(byRole('button', zh.ask.send))
    const sent = () => page.fake.requests.find(({ path }) => path === '/learn/ask')?.body
    await eventually(() =>
      expect(sent()).toEqual({
        clientId: expect.any(String),
        activityId: 7,
        cardId: 4,
        talkId: 50,
        text: '还是不懂',
      }),
    )
    await eventually(() => expect(dialog()).toBeNull())
    await pressHelp()
    await eventually(() => expect(box().value).toBe(''))
  })

  test('are what is left where it is enough for today; what was written goes to them', async () => {
    page.stored.turns = [makeTurn(2)]
    page.stored.leftToday = 1
    await page.open()
    await eventually(() => expect(text()).toContain('今天还可以问 1 次'))
    page.stored.leftToday = 0
    page.answers(() => {
      throw refused(1367, '今天问得够多了')
    })
    await ask('再来一个')
    await eventually(() => expect(text()).toContain(sheet.end.title))
    expect(allByRole('textbox', /./)).toEqual([])
    click(byRole('button', sheet.askTeacher))
    await eventually(() => expect(field(zh.ask.text).value).toBe('再来一个'))
  })

  test('are asked without a talk where there is none', async () => {
    await page.open()
    click(await eventually(() => byRole('button', sheet.askTeacher)))
    await eventually(() => expect(field(zh.ask.text).value).toBe(''))
    expect(text()).not.toContain(sheet.talkGoesAlong)
  })
})

describe('sources', () => {
  test('of another activity are a link, and those of none are only named', async () => {
    const sources: HelpTurn['sources'] = [
      { kind: 'card', activityId: 8, cardId: 30, number: '2', title: '' },
      { kind: 'transcript', activityId: 7, cardId: 3, number: '1', title: '录音' },
      { kind: 'course', activityId: null, cardId: null, number: '', title: '访谈课' },
      { kind: 'card', activityId: 7, cardId: 99, number: '9', title: '没了' },
    ]
    page.stored.turns = [makeTurn(1, { sources })]
    await page.open()
    const link = await eventually(() => byRole('link', '卡片 2（另一个活动）'))
    expect(link.getAttribute('href')).toBe('/learn/activity?id=8&card=30')
    expect(byRole('button', '文字稿：录音')).toBeTruthy()
    expect(text()).toContain('课程：访谈课')
    expect(allByRole('button', /访谈课|没了/)).toEqual([])
  })
})

describe('a reply', () => {
  test('is read aloud where its manner has a voice, again without asking for it again, and stops', async () => {
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    page.stored.turns = [makeTurn(1), makeTurn(2, { manner: 'partner' })]
    page.stored.voices = { tutor: true, partner: false }
    await page.open()
    page.fake.answer('/learn/help-speech', () => Buffer.from('RIFF'))
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(played).toHaveBeenCalledTimes(1))
    expect(page.fake.requests.find(({ path }) => path === '/learn/help-speech')?.body).toEqual({ turnId: 1 })
    click(await eventually(() => byRole('button', sheet.aloud.stop)))
    await eventually(() => expect(paused).toHaveBeenCalled())
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(played).toHaveBeenCalledTimes(2))
    expect(page.fake.requests.filter(({ path }) => path === '/learn/help-speech')).toHaveLength(1)
    click(allByRole('radio', /./)[1] ?? document.body)
    await eventually(() => expect(text()).toContain('答2'))
    expect(allByRole('button', sheet.aloud.play)).toEqual([])
  })

  test('that cannot be read aloud says so', async () => {
    page.stored.turns = [makeTurn(1)]
    page.stored.voices = { tutor: true, partner: false }
    await page.open()
    page.fake.answer('/learn/help-speech', () => {
      throw refused(1368, '没有声音')
    })
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(text()).toContain(sheet.aloud.trouble))
  })
})
