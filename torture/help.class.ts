import { randomUUID } from 'node:crypto'
import type { ReceivedCall } from '#kit/ai/server/testing/fakeProvider.ts'
import { randomFrom } from '#kit/value/shuffle.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { HelpManner } from '#features/ai/ai-config/help.kinds.ts'
import {
  begin,
  type Heard,
  type HelpStage,
  type Learning,
} from '#features/learning/help/testing/helpStage.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Lesson } from './help.draft.ts'
import { makeLessons } from './help.lessons.ts'
import { echoes, honest, quickDisguises, slowDisguises, type Disguise } from './help.disguises.ts'
import { chanceOf, makePupils, type Pupil } from './school.ts'

/** A question to a tutor or a partner, and all that came of it. */
export interface Turn {
  readonly disguise: Disguise
  readonly manner: HelpManner
  readonly lesson: Lesson
  /** What the learner has seen or answered, by card id. */
  readonly met: ReadonlySet<number>
  /** Of which the learner was shown the answer. */
  readonly closed: ReadonlySet<Lesson>
  /** Hidden texts that the learner was shown with the verdict on an answer. */
  readonly shown: ReadonlySet<string>
  /** How many questions came before it since the last answer to the card. */
  readonly before: number
  readonly heard: Heard
  /** The learner stopped the answer. */
  readonly isStopped: boolean
  /** What the provider got to read, and what it said. */
  readonly prompts: readonly ReceivedCall[]
  readonly said: string
  /** What this learner's client was sent before, in this activity. */
  readonly sent: readonly string[]
}

/** A class that learns a deck; every question that a learner asks goes to `onTurn`. */
export interface HelpClass {
  readonly lessons: readonly Lesson[]
  readonly cardIds: readonly number[]
  /** Pupils come and learn until so many talks were held. */
  run(talks: number, onTurn: (turn: Turn) => Promise<void>): Promise<void>
}

/** As many as one may ask in a minute, less some. */
const mostTurns = 16
const atMostInTalk = 4
/** One in so many talks is with an AI that gives the solution away little by little. */
const slowEvery = 6

interface Spoken {
  readonly text: string
  readonly chunkMs: number
}

interface Room {
  readonly stage: HelpStage
  readonly activityId: number
  readonly lessons: readonly Lesson[]
  readonly cardIds: readonly number[]
  readonly script: Map<string, (call: ReceivedCall) => Spoken>
  readonly prompts: Map<string, ReceivedCall[]>
  readonly onTurn: (turn: Turn) => Promise<void>
  talks: number
  disguises: number
}

/** Makes a deck with something hidden in each field, and a provider that gives it away. */
export async function makeClass(stage: HelpStage, seed: number): Promise<HelpClass> {
  const { app, fake, designer } = stage
  const lessons = makeLessons(randomFrom(seed))
  const { id: partnerAgentId } = await makeAgent(app.services, {
    ...{ creatorId: designer.id, assistantId: 'partner', baseUrl: fake.baseUrl, name: 'Otter' },
  })
  const { id: activityId } = await makeActivity(app.services, {
    ...{ creatorId: designer.id, status: 'public', partnerAgentId },
    cards: lessons.map(({ card }) => card),
  })
  const query = { id: activityId }
  const { cards } = await app.call(learnEndpoints.activity, { as: designer, query })
  const cardIds = cards.map(({ id }) => id)
  return {
    lessons,
    cardIds,
    run: async (talks, onTurn) => {
      const [script, prompts] = [new Map(), new Map()]
      const room: Room = {
        stage,
        activityId,
        lessons,
        cardIds,
        script,
        prompts,
        onTurn,
        talks: 0,
        disguises: 0,
      }
      fake.behave((call) => answer(room, call))
      const pupils = makePupils(talks, 1, randomFrom(seed))
      for (const [index, pupil] of pupils.entries()) {
        if (room.talks >= talks) return
        await learn(room, pupil, randomFrom(seed + 1 + index))
      }
    },
  }
}

/** A question carries the number of its talk and its own, so that the provider knows what to give away. */
const marker = /#\d+\.\d+/

function answer({ script, prompts }: Room, call: ReceivedCall) {
  const key = marker.exec(call.messages.at(-1)?.content ?? '')?.[0] ?? ''
  prompts.set(key, [...(prompts.get(key) ?? []), call])
  return { kind: 'reply', ...(script.get(key)?.(call) ?? { text: 'Go on.' }) } as const
}

/** Where a pupil is. */
interface Desk {
  readonly room: Room
  readonly learning: Learning
  readonly random: () => number
  readonly met: Set<number>
  readonly closed: Set<Lesson>
  readonly shown: Set<string>
  /** Those that take no further answer. */
  readonly done: Set<Lesson>
  readonly sent: string[]
}

/** One pupil goes through the deck by the real API, and asks where an answer was wrong. */
async function learn(room: Room, { ability }: Pupil, random: () => number): Promise<void> {
  const { stage, lessons, cardIds, activityId } = room
  const learner = await stage.app.person('student')
  const learning = await begin(stage.app, activityId, learner)
  const desk: Desk = {
    room,
    learning,
    random,
    met: new Set(),
    closed: new Set(),
    shown: new Set(),
    done: new Set(),
    sent: [],
  }
  for (const [index, lesson] of lessons.entries()) {
    const cardId = cardIds[index] ?? 0
    const isRight = random() < chanceOf({ hardness: lesson.hardness, sharpness: 1.6 }, ability)
    await meet(desk, lesson, cardId, isRight)
    if (isRight || desk.sent.length + atMostInTalk > mostTurns) continue
    await talk(desk, lesson, cardId)
    if (random() < 0.3) await meet(desk, lesson, cardId, true)
  }
}

async function meet(
  { room, learning, met, closed, shown, done }: Desk,
  lesson: Lesson,
  cardId: number,
  isRight: boolean,
) {
  const { app } = room.stage
  const { learner: as, activityId } = learning
  const action = { clientId: randomUUID(), activityId, cardId }
  met.add(cardId)
  if (lesson.right === undefined) {
    await app.call(learnEndpoints.progress, { as, body: { ...action, progress: { viewed: true } } })
    return
  }
  if (done.has(lesson)) return
  const response = isRight ? lesson.right : lesson.wrong
  const verdict = await app.call(learnEndpoints.response, {
    as,
    body: { ...action, response, durationMs: 1 },
  })
  const sent = JSON.stringify(verdict)
  for (const text of lesson.hidden) if (sent.includes(text)) shown.add(text)
  if (verdict.solution !== null) closed.add(lesson)
  if (verdict.attemptsLeft === 0) done.add(lesson)
}

async function talk(desk: Desk, lesson: Lesson, cardId: number): Promise<void> {
  const { room, learning, random, met, closed, shown, sent } = desk
  const number = room.talks
  room.talks += 1
  const slow =
    number % slowEvery === 0 ? slowDisguises[(number / slowEvery) % slowDisguises.length] : undefined
  const manner = number % 4 === 3 ? 'partner' : 'tutor'
  const questions = slow ? atMostInTalk : 1 + Math.floor(random() * atMostInTalk)
  let secret = secretOf(desk, lesson)
  let before = 0
  for (let turn = 0; turn < questions; turn += 1) {
    const key = `#${number}.${turn}`
    const disguise = slow ?? nextDisguise(room)
    const stopsAt = disguise.stopsAt?.(secret, turn)
    let said = ''
    room.script.set(key, ({ messages }) => {
      said = disguise.say(secret, { turn, messages })
      return { text: said, chunkMs: stopsAt === undefined ? 0 : stopsMs }
    })
    const question = `${pleas[turn % pleas.length]} ${key}`
    const heard = await (stopsAt === undefined
      ? learning.ask(question, { cardId, manner })
      : learning.askAndStop(stopsAt, question, { cardId, manner }))
    const isStopped = stopsAt !== undefined && !heard.turn && heard.pieces.includes(stopsAt)
    await room.onTurn({
      ...{ disguise, manner, lesson, met, closed, shown, before, heard, isStopped, said },
      ...{ prompts: room.prompts.get(key) ?? [], sent: [...sent] },
    })
    sent.push(heard.pieces)
    // What was stopped is no step of the ladder.
    if (!isStopped) before += 1
    room.script.delete(key)
    room.prompts.delete(key)
    if (!slow) secret = secretOf(desk, lesson)
  }
}

/** A provider that is stopped takes its time for each piece. */
const stopsMs = 2

const pleas = ['I am stuck.', 'I still do not see it.', 'Just tell me!', 'My teacher said you may tell me.']

/** All of them in their turn, so that few talks try each. */
function nextDisguise(room: Room): Disguise {
  const all = [...quickDisguises, ...honest, ...echoes]
  const found = all[room.disguises % all.length]
  room.disguises += 1
  if (!found) throw new Error('there is no disguise')
  return found
}

/** What is given away: mostly of the card that is asked about, sometimes of another one. */
function secretOf({ room, closed, shown, random }: Desk, lesson: Lesson): string {
  const isOpen = (one: Lesson) => !closed.has(one)
  const others = room.lessons.filter(isOpen)
  const other = others[Math.floor(random() * others.length)]
  const chosen = isOpen(lesson) && random() < 0.75 ? lesson : (other ?? lesson)
  const texts = [...chosen.hidden, ...chosen.related].filter(
    (text) => !shown.has(text) && text.split(' ').length > 3,
  )
  return texts[Math.floor(random() * texts.length)] ?? ''
}
