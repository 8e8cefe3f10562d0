import { useState } from 'react'
import { setSession } from '#kit/http/web/session.ts'
import { phrasesIn } from '#kit/i18n/words.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeRequest, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { choiceSample } from '#cards/choice/choice.sample.ts'
import { readDeck } from '#deck/deck.schema.ts'
import type { HelpOffer } from '#features/learning/attempt/attempt.contract.ts'
import type { HelpTurn } from '#features/learning/help/help.contract.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import { zh as sheet } from '../../words/help.zh.ts'
import { zh } from '../../words/zh.ts'
import { outboxStore } from '../outbox/outboxStore.ts'
import { makeOutbox, type Outbox } from '../outbox/outbox.ts'
import type { Door } from '../help/door.ts'
import { Doors } from '../help/Doors.tsx'
import { HelpButton } from '../help/HelpButton.tsx'

const [choice] = choiceSample.cards
const cards = readDeck([3, 4].map((id) => ({ ...choice, id, title: `第${id}张` })))
const both: HelpOffer = { tutor: true, partner: { name: '小禾', avatar: '' } }
export const card3 = { kind: 'card', activityId: 7, cardId: 3, number: '1', title: '第3张' } as const

export const makeTurn = (id: number, own: Partial<HelpTurn> = {}): HelpTurn => ({
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

/** What the server has stored of the help in activity 7. */
export interface Stored {
  turns: HelpTurn[]
  leftToday: number
  voices: { tutor: boolean; partner: boolean }
}

/** Card 4 of activity 7, with the button and the sheet that it opens. */
export class HelpPage {
  stored: Stored = { turns: [], leftToday: 40, voices: { tutor: false, partner: false } }
  /** The cards to which the learner was led. */
  readonly visited: number[] = []
  #page: Drawn | undefined
  #fake: FakeServer | undefined
  #outbox: Outbox | undefined

  get fake(): FakeServer {
    if (!this.#fake) throw new Error('the page is not drawn yet')
    return this.#fake
  }

  /** Once the page is drawn, and what it sends goes to the fake. */
  get outbox(): Outbox {
    return (this.#outbox ??= makeOutbox(outboxStore(1)))
  }

  async draw(offer: HelpOffer = both): Promise<void> {
    setSession({ id: 1, roles: ['student'], username: 'zhou', nickname: '周小雨', avatar: '' })
    this.#fake = await startFakeServer([], { id: 1, roles: ['student'] })
    this.answers(() => {
      throw refused(500, 'not told what to do')
    })
    this.fake.answer('/learn/ask', () => 11)
    const words = { ...(await phrasesIn([helpWords], 'zh')), learn: zh, 'learn-help': sheet }
    const show = () => (
      <Card offer={offer} onGoTo={(cardId) => this.visited.push(cardId)} outbox={this.outbox} />
    )
    this.#page = await draw({
      at: '/learn',
      fake: this.fake,
      routes: { '/learn': show, '/learn/messages': () => null },
      words: { zh: words },
    })
  }

  /** Draws the page, opens the sheet and waits for the talk. */
  async open(offer?: HelpOffer): Promise<void> {
    await this.draw(offer)
    await pressHelp()
    await eventually(() => byRole('region', sheet.log))
    await eventually(() => {
      if (text().includes(sheet.loading)) throw new Error('the talk is not there yet')
    })
  }

  /** Leaves the activity for another screen; `comeBack` draws it anew. */
  leave(): void {
    this.#page?.go('/learn/messages')
  }

  comeBack(): void {
    this.#page?.go('/learn')
  }

  async close(): Promise<void> {
    await this.#page?.undraw()
    await this.#fake?.stop()
    this.#outbox = undefined
  }

  /** The server answers a question so; what is stored can be read all the same. */
  answers(answer: (request: FakeRequest) => unknown): void {
    this.fake.answer('/learn/help', (request) => (request.method === 'GET' ? this.stored : answer(request)))
  }

  /** The server answers a question with these events, and waits where a function of them says so. */
  streams(...events: readonly (object | (() => Promise<unknown>))[]): void {
    this.answers(() =>
      (async function* answer() {
        for (const event of events)
          if (typeof event === 'function') await event()
          else yield event
      })(),
    )
  }

  asked(): FakeRequest[] {
    return this.fake.requests.filter(({ method, path }) => path === '/learn/help' && method === 'POST')
  }
}

interface CardProps {
  readonly offer: HelpOffer
  readonly outbox: Outbox
  readonly onGoTo: (cardId: number) => void
}

function Card({ offer, outbox, onGoTo }: CardProps) {
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
        onGoTo={onGoTo}
        outbox={outbox}
      />
    </>
  )
}

/** The faces on the button say nothing to a screen reader, but stand in its text. */
export const pressHelp = async (): Promise<void> =>
  click(await eventually(() => byRole('button', new RegExp(zh.help))))

export const box = (): HTMLInputElement => field(sheet.say)
export const dialog = (): Element | null => document.querySelector('dialog[open]')

export async function ask(words: string): Promise<void> {
  type(await eventually(box), words)
  await eventually(() => {
    if (box().value !== words) throw new Error('not written yet')
  })
  click(byRole('button', sheet.send))
}

/** A promise that is kept when a test says so. */
export function gate() {
  let release = () => {}
  const opened = new Promise<void>((resolve) => (release = resolve))
  return { wait: () => opened, release: () => release() }
}
