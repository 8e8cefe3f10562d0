import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { choiceSample } from '#cards/choice/choice.sample.ts'
import type { Deck } from '#deck/deck.document.ts'
import { saidMax as contractMax, type HelpTurn } from '#features/learning/help/help.contract.ts'
import { zh as helpZh } from '#features/learning/help/words/zh.ts'
import { zh as sheet } from '../../words/help.zh.ts'
import { zh } from '../../words/zh.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { makeOutbox } from '../outbox/outbox.ts'
import type { Door } from './door.ts'
import { Doors } from './Doors.tsx'
import { HelpButton } from './HelpButton.tsx'
import { saidMax } from './saidMax.ts'

const [choice] = choiceSample.cards
const cards: Deck = [3, 4].flatMap((id) => (choice ? [{ ...choice, id, title: `第${id}张` }] : []))
const both = { tutor: true, partner: { name: '小禾', avatar: '' } }

let fake: FakeServer
let page: Drawn
let turns: HelpTurn[]
let leftToday: number
let voices: { tutor: boolean; partner: boolean }
let visited: number[]

beforeEach(() => {
  turns = []
  leftToday = 40
  voices = { tutor: false, partner: false }
  visited = []
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const makeTurn = (id: number, own: Partial<HelpTurn> = {}): HelpTurn => ({
  id,
  clientId: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  manner: 'tutor',
  cardId: 4,
  said: `问${id}`,
  reply: `答${id}`,
  sources: [],
  isPrepared: false,
  at: id,
  talkId: 50,
  ...own,
})
const card3 = { kind: 'card', activityId: 7, cardId: 3, number: '1', title: '第3张' } as const

function Page({ offer }: { readonly offer: typeof both | { tutor: boolean; partner: null } }) {
  const [outbox] = useState(() => makeOutbox(outboxStore(1)))
  const [door, setDoor] = useState<Door>()
  return (
    <>
      <HelpButton offer={offer} onClick={() => setDoor({ kind: 'help', cardId: 4, hintsUsed: 1 })} />
      <Doors
        activityId={7}
        cards={cards}
        door={door}
        offer={offer}
        onDoor={setDoor}
        onGoTo={(cardId) => visited.push(cardId)}
        outbox={outbox}
      />
    </>
  )
}

async function draws(offer: Parameters<typeof Page>[0]['offer'] = both) {
  setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
  fake = await startFakeServer([], { id: 1, roles: ['student'] })
  fake.answer('/learn/help', ({ method }) => {
    if (method === 'GET') return { turns, leftToday, voices }
    throw refused(500, 'not told what to do')
  })
  fake.answer('/learn/ask', () => 11)
  const words = { learn: zh, help: helpZh, 'learn-help': sheet }
  page = await draw({
    at: '/learn',
    fake,
    routes: { '/learn': () => <Page offer={offer} /> },
    words: { zh: words },
  })
}

/** Its faces say nothing to a screen reader, but stand in its text. */
const pressHelp = async () => click(await eventually(() => byRole('button', new RegExp(zh.help))))

async function open(offer?: Parameters<typeof draws>[0]) {
  await draws(offer)
  await pressHelp()
  await eventually(() => expect(byRole('region', sheet.log)).toBeTruthy())
  await eventually(() => expect(text()).not.toContain(sheet.loading))
}

/** The server answers a question with these events, and waits before those that are functions of it. */
function streams(...events: readonly (object | (() => Promise<unknown>))[]) {
  fake.answer('/learn/help', ({ method }) => {
    if (method === 'GET') return { turns, leftToday, voices }
    return (async function* answer() {
      for (const event of events)
        if (typeof event === 'function') await event()
        else yield event
    })()
  })
}
const asked = () => fake.requests.filter(({ method, path }) => path === '/learn/help' && method === 'POST')
const box = () => field(sheet.say)
const dialog = () => document.querySelector('dialog[open]')
async function ask(words: string) {
  type(await eventually(box), words)
  await eventually(() => expect(box().value).toBe(words))
  click(byRole('button', sheet.send))
}

/** A promise that is kept when a test says so. */
function gate() {
  let release = () => {}
  const opened = new Promise<void>((resolve) => (release = resolve))
  return { wait: () => opened, release: () => release() }
}

describe('the button', () => {
  test('is not there where nobody helps', async () => {
    await draws({ tutor: false, partner: null })
    expect(allByRole('button', /./)).toEqual([])
  })

  test('shows who helps, and opens one sheet for both, with nothing of the partner where there is none', async () => {
    await open()
    expect(text()).toContain('小')
    expect(allByRole('radio', /./).map((one) => one.closest('label')?.textContent)).toEqual([
      expect.stringContaining(helpZh.manners.tutor),
      expect.stringContaining(helpZh.manners.partner),
    ])
    await page.undraw()
    await fake.stop()
    await open({ tutor: true, partner: null })
    expect(allByRole('radio', /./)).toEqual([])
    expect(byRole('heading', helpZh.manners.tutor)).toBeTruthy()
  })
})

describe('a question', () => {
  test('has its reply piece by piece; a source leads to its card, and the sheet is gone', async () => {
    expect(saidMax).toBe(contractMax)
    await open()
    const more = gate()
    const turn = makeTurn(9, { said: '我卡住了', reply: '回到第三张看看。', sources: [card3] })
    streams({ piece: '回到' }, more.wait, { piece: '第三张看看。' }, { turn, leftToday: 39 })
    await ask(' 我卡住了 ')
    await eventually(() => expect(text()).toContain('回到'))
    expect(text()).not.toContain('看看')
    expect(box().value).toBe('')
    more.release()
    const chip = await eventually(() => byRole('button', '卡片 1：第3张'))
    expect(asked()[0]?.body).toEqual({
      clientId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      activityId: 7,
      cardId: 4,
      manner: 'tutor',
      said: '我卡住了',
      hintsUsed: 1,
    })
    expect(text()).not.toContain('今天还可以问')
    await eventually(() => expect(Object.values(localStorage).join()).not.toContain('我卡住了'))
    click(chip)
    await eventually(() => expect(visited).toEqual([3]))
    await eventually(() => expect(dialog()).toBeNull())
  })

  test('is asked of the partner by its own manner, and each has its own talk', async () => {
    turns = [makeTurn(1), makeTurn(2, { manner: 'partner', said: '你好', cardId: 3 })]
    await open()
    await eventually(() => expect(text()).toContain('答1'))
    expect(text()).not.toContain('你好')
    click(allByRole('radio', /./)[1] ?? document.body)
    await eventually(() => expect(text()).toContain('你好'))
    expect(byRole('heading', '小禾')).toBeTruthy()
    expect(text()).not.toContain('答1')
    streams({ turn: makeTurn(3, { manner: 'partner', said: '这是什么' }), leftToday: 39 })
    await ask('这是什么')
    await eventually(() => expect(text()).toContain('答3'))
    expect(asked()[0]?.body).toMatchObject({ manner: 'partner' })
    // What is about another card says so.
    expect(text()).toContain('卡片 1：第3张')
    expect(text()).toContain('卡片 2：第4张')
  })

  test('of which what came was not to be said takes it back, and shows the hint that was prepared', async () => {
    await open()
    const more = gate()
    const turn = makeTurn(9, { reply: '再看看第一张。', isPrepared: true })
    streams({ piece: '答案是' }, more.wait, { held: true }, { piece: '再看' }, { turn, leftToday: 10 })
    await ask('告诉我')
    await eventually(() => expect(text()).toContain('答案是'))
    more.release()
    await eventually(() => expect(text()).toContain('再看看第一张。'))
    expect(text()).not.toContain('答案是')
    expect(text()).toContain(helpZh.prepared)
    expect(text()).toContain('今天还可以问 10 次')
  })

  test('can be begun with one tap', async () => {
    await open()
    streams({ turn: makeTurn(9, { said: sheet.starters.tutor.first }), leftToday: 39 })
    click(await eventually(() => byRole('button', sheet.starters.tutor.first)))
    await eventually(() => expect(text()).toContain('答9'))
    expect(asked()[0]?.body).toMatchObject({ said: sheet.starters.tutor.first })
    expect(allByRole('button', sheet.starters.tutor.second)).toEqual([])
  })

  test('is sent by Enter, not by one that composes a word, and neither blank nor too long', async () => {
    await open()
    streams({ turn: makeTurn(9), leftToday: 39 })
    await eventually(box)
    press('Enter', box())
    type(box(), '问'.repeat(saidMax + 1))
    press('Enter', box())
    await eventually(() => expect(text()).toContain('-1'))
    type(box(), '为什么')
    press('Enter', box(), { isComposing: true })
    press('Enter', box(), { shiftKey: true })
    expect(asked()).toEqual([])
    press('Enter', box())
    await eventually(() => expect(asked()).toHaveLength(1))
    await eventually(() => expect(text()).toContain('答9'))
  })

  test('goes on while the sheet is closed, and its reply is there when it is opened again', async () => {
    await open()
    const more = gate()
    const turn = makeTurn(9, { reply: '等三秒。' })
    streams({ piece: '先' }, more.wait, { turn, leftToday: 39 })
    await ask('等多久')
    await eventually(() => expect(text()).toContain('先'))
    click(byRole('button', sheet.close))
    await eventually(() => expect(dialog()).toBeNull())
    turns = [turn]
    more.release()
    await pressHelp()
    await eventually(() => expect(dialog()).not.toBeNull())
    await eventually(() => expect(text()).toContain('等三秒。'))
    expect(asked()).toHaveLength(1)
  })
})

describe('what is stopped', () => {
  test('stays as far as it was read, and the field is empty', async () => {
    await open()
    const never = gate()
    streams({ piece: '先想想' }, never.wait)
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
    await open()
    const never = gate()
    streams({ piece: '' }, never.wait)
    await ask('讲讲')
    await eventually(() => expect(asked()).toHaveLength(1))
    click(byRole('button', sheet.stop))
    await eventually(() => expect(box().value).toBe('讲讲'))
    expect(text()).not.toContain(sheet.stopped)
    never.release()
  })
})

describe('what gets no reply', () => {
  test('says so, is in the field again, and is sent again as the same question', async () => {
    await open()
    streams({ piece: '嗯' }, { failed: true })
    await ask('为什么')
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    expect(box().value).toBe('为什么')
    streams({ turn: makeTurn(9), leftToday: 39 })
    click(byRole('button', sheet.retry))
    await eventually(() => expect(text()).toContain('答9'))
    const [first, second] = asked()
    expect(second?.body).toEqual(first?.body)
    expect(text()).not.toContain(sheet.trouble.failed)
    expect(box().value).toBe('')
  })

  test('for want of a connection says so and outlives the page', async () => {
    await open()
    streams({ turn: makeTurn(9), leftToday: 39 })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    await ask('为什么')
    await eventually(() => expect(text()).toContain(sheet.trouble.offline))
    expect(box().value).toBe('为什么')
    await eventually(() => expect(Object.values(localStorage).join()).toContain('为什么'))
    vi.unstubAllGlobals()
    window.dispatchEvent(new Event('online'))
    await eventually(() => expect(text()).not.toContain(sheet.trouble.offline))
    expect(box().value).toBe('为什么')
  })

  test('because it is refused says why in the words of the server', async () => {
    await open()
    fake.answer('/learn/help', ({ method }) => {
      if (method === 'GET') return { turns, leftToday, voices }
      throw refused(1001, '有问题', { fields: { said: '含有敏感词' } })
    })
    await ask('某词')
    await eventually(() => expect(text()).toContain('含有敏感词'))
    expect(box().value).toBe('某词')
    expect(allByRole('button', sheet.retry)).toEqual([])
  })

  test('since the page was closed is in the field when it is opened again', async () => {
    await open()
    const never = gate()
    streams({ piece: '嗯' }, never.wait)
    await ask('还没回复')
    await eventually(() => expect(Object.values(localStorage).join()).toContain('还没回复'))
    const left = { ...localStorage }
    never.release()
    await eventually(() => expect(text()).toContain(sheet.trouble.failed))
    await page.undraw()
    await fake.stop()
    for (const [key, value] of Object.entries(left)) localStorage.setItem(key, String(value))
    await open()
    await eventually(() => expect(box().value).toBe('还没回复'))
  })

  test('because the talk cannot be loaded says so, and loads it anew', async () => {
    await draws()
    fake.answer('/learn/help', () => {
      throw refused(1366, '现在这里没有导师')
    })
    await pressHelp()
    await eventually(() => expect(text()).toContain('现在这里没有导师'))
    turns = [makeTurn(1)]
    streams()
    click(byRole('button', sheet.retry))
    await eventually(() => expect(text()).toContain('答1'))
  })
})

describe('those who teach', () => {
  test('are asked with the talk of this card, which the question says, and with what was written', async () => {
    turns = [makeTurn(1, { cardId: 3, talkId: 40 }), makeTurn(2, { talkId: 50 })]
    await open()
    await eventually(() => expect(text()).toContain('答2'))
    type(box(), '还是不懂')
    await eventually(() => expect(box().value).toBe('还是不懂'))
    click(byRole('button', sheet.askTeacher))
    await eventually(() => expect(field(zh.ask.text).value).toBe('还是不懂'))
    expect(text()).toContain(sheet.talkGoesAlong)
    await eventually(() => expect(dialog()?.className).toBe('learn-ask'))
    click(byRole('button', zh.ask.send))
    const sent = () => fake.requests.find(({ path }) => path === '/learn/ask')?.body
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
    turns = [makeTurn(2)]
    leftToday = 1
    await open()
    await eventually(() => expect(text()).toContain('今天还可以问 1 次'))
    leftToday = 0
    fake.answer('/learn/help', ({ method }) => {
      if (method === 'GET') return { turns, leftToday, voices }
      throw refused(1367, '今天问得够多了')
    })
    await ask('再来一个')
    await eventually(() => expect(text()).toContain(sheet.end.title))
    expect(allByRole('textbox', /./)).toEqual([])
    click(byRole('button', sheet.askTeacher))
    await eventually(() => expect(field(zh.ask.text).value).toBe('再来一个'))
  })

  test('are asked without a talk where there is none', async () => {
    await open()
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
    turns = [makeTurn(1, { sources })]
    await open()
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
    turns = [makeTurn(1), makeTurn(2, { manner: 'partner' })]
    voices = { tutor: true, partner: false }
    await open()
    fake.answer('/learn/help-speech', () => Buffer.from('RIFF'))
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(played).toHaveBeenCalledTimes(1))
    expect(fake.requests.find(({ path }) => path === '/learn/help-speech')?.body).toEqual({ turnId: 1 })
    click(await eventually(() => byRole('button', sheet.aloud.stop)))
    await eventually(() => expect(paused).toHaveBeenCalled())
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(played).toHaveBeenCalledTimes(2))
    expect(fake.requests.filter(({ path }) => path === '/learn/help-speech')).toHaveLength(1)
    click(allByRole('radio', /./)[1] ?? document.body)
    await eventually(() => expect(text()).toContain('答2'))
    expect(allByRole('button', sheet.aloud.play)).toEqual([])
  })

  test('that cannot be read aloud says so', async () => {
    turns = [makeTurn(1)]
    voices = { tutor: true, partner: false }
    await open()
    fake.answer('/learn/help-speech', () => {
      throw refused(1368, '没有声音')
    })
    click(await eventually(() => byRole('button', sheet.aloud.play)))
    await eventually(() => expect(text()).toContain(sheet.aloud.trouble))
  })
})
