import { randomUUID } from 'node:crypto'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import type { HelpEvent, HelpTurn } from '../help.contract.ts'

/** The product with a provider that answers as a test says, and somebody who makes activities. */
export interface HelpStage {
  readonly app: TestApp
  readonly fake: FakeProvider
  readonly designer: Person
  /** A public activity of the designer, as a new learner has opened it. */
  learning(fields?: object): Promise<Learning>
  close(): Promise<void>
}

export interface Learning {
  readonly learner: Person
  readonly activityId: number
  /** Something to read, and a question that is open. */
  readonly readId: number
  readonly questionId: number
  /** A third card, where a test adds one. */
  readonly chatId: number
  /** Asks, and answers what came; `said` and whatever else of the body may be another. */
  ask(said?: string, body?: object, as?: Person): Promise<Heard>
  post(said: string, body?: object, as?: Person, signal?: AbortSignal): Promise<Response>
  /** Asks, and leaves as soon as the learner has read this; what they have read. */
  askAndStop(atText: string, said?: string, body?: object): Promise<Heard>
  /** The same learning at another server. */
  at(url: string): Learning
}

/** What came of a question; `code` is that of a refusal. */
export interface Heard {
  readonly code: number
  readonly message: string
  readonly events: readonly HelpEvent[]
  /** All that was ever sent, also what was taken back. */
  readonly pieces: string
  readonly isHeld: boolean
  readonly turn: HelpTurn | undefined
  readonly leftToday: number | undefined
}

/** What a learner must not be told of the question: the author's explanation of its answer. */
export const hiddenExplanation = 'Open questions begin with what, how or why.'

const [reading, choice] = plainCards
/** The question can be answered without end, and never shows its answer. */
export const helpCards: readonly unknown[] = [
  reading,
  {
    ...Object(choice),
    attempts: { max: null, showAnswer: 'never' },
    hints: ['Which one invites a story?', 'Say both aloud.'],
  },
]

export async function openHelpStage(settings: Readonly<Record<string, string>> = {}): Promise<HelpStage> {
  const fake = await startFakeProvider()
  const provider = { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_ALLOW_HOSTS: '127.0.0.1' }
  const app = await startTestApp({ ...provider, ...settings })
  const designer = await app.person('lx_designer')
  return {
    ...{ app, fake, designer },
    learning: async (fields = {}) => {
      const made = { creatorId: designer.id, status: 'public', cards: helpCards, ...fields }
      const { id } = await makeActivity(app.services, made)
      return begin(app, id, await app.person('student'))
    },
    close: async () => {
      await app.close()
      await fake.close()
    },
  }
}

/** A learner opens an activity. */
export async function begin(app: TestApp, activityId: number, learner: Person): Promise<Learning> {
  const { cards } = await app.call(learnEndpoints.activity, { as: learner, query: { id: activityId } })
  const [readId = 0, questionId = 0, chatId = 0] = cards.map(({ id }) => id)
  return learningAt(app.url, { activityId, learner, readId, questionId, chatId })
}

type Where = Pick<Learning, 'activityId' | 'learner' | 'readId' | 'questionId' | 'chatId'>

function learningAt(url: string, where: Where): Learning {
  const { activityId, learner, questionId } = where
  const post: Learning['post'] = (said, body = {}, as = learner, signal) =>
    fetch(`${url}${prefix}/learn/help`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'error-msg': 'en', authorization: `Bearer ${as.token}` },
      },
      body: JSON.stringify({
        ...{ clientId: randomUUID(), activityId, cardId: questionId, manner: 'tutor', said },
        ...body,
      }),
      ...(signal && { signal }),
    })
  const ask: Learning['ask'] = async (said = 'What is an open question?', body, as) =>
    hear(await post(said, body, as))
  const askAndStop: Learning['askAndStop'] = async (atText, said = 'What is an open question?', body) => {
    const stop = new AbortController()
    return hearUntil(await post(said, body, learner, stop.signal), atText, stop)
  }
  return { ...where, post, ask, askAndStop, at: (other) => learningAt(other, where) }
}

/** Reads an answer until a text stands in it, or to its end. */
async function hearUntil(response: Response, atText: string, stop: AbortController): Promise<Heard> {
  if (!isStream(response)) return hear(response)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    if (done) return heardIn(text)
    text += value
    const heard = heardIn(text.slice(0, text.lastIndexOf('\n\n') + 1))
    if (!heard.pieces.includes(atText)) continue
    stop.abort()
    return heard
  }
}

async function hear(response: Response): Promise<Heard> {
  const text = await response.text()
  if (isStream(response)) return heardIn(text)
  const { code, message } = JSON.parse(text)
  return { ...heardIn(''), code, message }
}

const isStream = (response: Response): boolean =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false

function heardIn(text: string): Heard {
  const events: HelpEvent[] = text
    .split('\n\n')
    .filter((event) => event.startsWith('data: '))
    .map((event) => JSON.parse(event.slice(6)))
  const last = events.find((event) => 'turn' in event)
  return {
    ...{ code: 0, message: '', events },
    pieces: events.map((event) => ('piece' in event ? event.piece : '')).join(''),
    isHeld: events.some((event) => 'held' in event),
    turn: last?.turn,
    leftToday: last?.leftToday,
  }
}
