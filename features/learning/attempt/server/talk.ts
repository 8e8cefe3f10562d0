import { eq } from 'drizzle-orm'
import { safeParse } from 'zod/mini'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { streamAnswer } from '#kit/ai/server/streamAnswer.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import type { Exchange, TalkEvent, TalkStep, Turns } from '#kit/ai/talk.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { takesAnswer } from '#deck/deck.verdict.ts'
import { activityView } from '#features/content/activity/server/activity.queries.ts'
import { mustStillCount } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import type { attemptEndpoints } from '../attempt.contract.ts'
import { learningFaults } from '../learning.faults.ts'
import { answersTo, readStoredProgress } from './progress/learnerProgress.ts'
import type { StoredProgress } from './progress/learnerProgress.ts'
import { talkAnswered } from './attempt.events.ts'
import { openLearning } from './action/openLearning.ts'
import { checkReplies } from './talk/talkLimit.ts'
import { abandonTurn, dropTurn, saveReply, takeTurn, whenFree } from './talk/talk.commands.ts'
import { findTurn, firstOf, readExchanges, type TalkPlace } from './talk/talk.queries.ts'
import { learnerDeck } from './progress/versionDeck.ts'

type Body = BodyOf<typeof attemptEndpoints.chat>

/** A turn that was taken: its row, and the prompt to be sent. */
interface Turn {
  readonly id: number
  readonly place: TalkPlace
  readonly authorId: number | null
  readonly activityId: number
  readonly turns: Turns
  readonly step: Extract<TalkStep, { kind: 'ask' }>
}
type Opened =
  | { readonly kind: 'told'; readonly exchanges: readonly Exchange[] }
  | { readonly kind: 'turn'; readonly turn: Turn }
  /** Another turn of this learner is being answered. */
  | { readonly kind: 'busy' }

/**
 * Sends a message to a card's AI and streams its reply. The turn is taken and saved in short transactions; while
 * the AI speaks none is open. Who goes away stops the AI, and the turn was never there.
 */
export async function talk(call: Call, body: Body): Promise<FileAnswer> {
  const opened = await whenFree(() => call.transaction((inside) => open(inside, body)))
  if (opened.kind === 'turn') return eventStream((signal) => speak(call, opened.turn, signal))
  return eventStream(async function* events(): AsyncGenerator<TalkEvent> {
    yield { exchanges: [...opened.exchanges] }
  })
}

function speak(call: Call, { id, place, step, ...of }: Turn, signal: AbortSignal) {
  const { services } = call
  return streamAnswer({
    ai: services.ai,
    order: { userId: place.learning.userId, chosenBy: of.authorId, purpose: 'card' },
    log: services.log,
    step,
    signal,
    save: async (exchange) => {
      const { db } = services.database
      await saveReply(db, id, exchange)
      await streamOf({ ...call, db }, place, { ...of, exchange })
      return readExchanges(db, place)
    },
    // Half an answer was billed, and counts for the day.
    drop: () => (signal.aborted ? abandonTurn : dropTurn)(services.database.db, id),
  })
}

async function streamOf(
  call: Call,
  place: TalkPlace,
  { activityId, turns, exchange }: Pick<Turn, 'activityId' | 'turns'> & { readonly exchange: Exchange },
): Promise<void> {
  const talkId = await firstOf(call.db, place)
  if (talkId === undefined) return
  const where = { learnerId: place.learning.userId, activityId, cardId: place.cardId }
  const at = call.services.now()
  await call.services.events.emit(call, talkAnswered, { talkId, ...where, turns, exchange, at })
}

async function open(call: Call, { clientId, activityId, cardId, said: input }: Body): Promise<Opened> {
  const learning = await openLearning(call, activityId, call.now)
  const deck = await learnerDeck(call.db, learning)
  const { card } = findCard(deck, cardId) ?? refuse(kitFaults.notFound)
  const rules = cardOf(card.type).talking
  if (!rules.talks) return refuse(kitFaults.notFound)
  const message = safeParse(rules.messageSchema, input)
  if (!message.success)
    return refuse(kitFaults.invalid, { fields: { said: { namespace: 'kit', key: 'problems.invalid' } } })
  const stored = await readStoredProgress(call.db, learning)
  const place: TalkPlace = { learning, cardId, manner: 'card', round: answersTo(stored, card).length }
  const before = await findTurn(call.db, clientId, call.now)
  // After that: a reply that came between the two would count as there, and not be among the exchanges.
  const exchanges = await readExchanges(call.db, place)
  if (before) {
    const isTheirs =
      before.learnerId === learning.userId && before.cardId === cardId && before.manner === 'card'
    if (!isTheirs) refuse(kitFaults.reusedKey)
    return before.reply === null ? { kind: 'busy' } : { kind: 'told', exchanges }
  }
  const step = rules.answer(card, message.data, { exchanges, answerOf: answerIn(deck, stored) })
  if (step.kind === 'known') return { kind: 'told', exchanges }
  if (step.kind === 'refused' || !takesAnswer(card, answersTo(stored, card)))
    return refuse(learningFaults.saidEnough)
  await mustStillCount(call, activityId)
  await checkReplies(call, cardId)
  const turn = { clientId, said: step.message, place: exchanges.length + 1, at: call.now }
  const id = await takeTurn(call.db, place, turn)
  return id === undefined
    ? { kind: 'busy' }
    : {
        kind: 'turn',
        turn: { id, place, step, activityId, turns: rules.turns, authorId: await authorOf(call, activityId) },
      }
}

async function authorOf({ db }: Call, activityId: number): Promise<number | null> {
  const [row] = await db
    .select({ authorId: activityView.creatorId })
    .from(activityView)
    .where(eq(activityView.id, activityId))
  return row?.authorId ?? null
}

const answerIn =
  (deck: Deck, stored: StoredProgress) =>
  (cardId: number): string => {
    const card: Card | undefined = findCard(deck, cardId)?.card
    const last = card && answersTo(stored, card).at(-1)
    return last ? cardOf(card.type).answering.answerText(card, last.response) : ''
  }
