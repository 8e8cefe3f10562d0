import { and, eq, gt, gte, isNull, ne } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { refuseSensitive } from '#kit/ai/server/aiRefusal.ts'
import type { Call } from '#kit/call/server/context.ts'
import { findCard } from '#deck/deck.document.ts'
import type { Rung } from '#features/ai/ai-config/help.kinds.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { openLearnerView } from '#features/learning/attempt/server/learning.commands.ts'
import type { LearnerView } from '#features/learning/attempt/server/learning.queries.ts'
import { takeTurn } from '#features/learning/attempt/server/talk/talk.commands.ts'
import {
  abandonedAfterMs,
  countExchanges,
  findTurn,
  type TalkPlace,
} from '#features/learning/attempt/server/talk/talk.queries.ts'
import type { helpEndpoints, HelpTurn } from '../../help.contract.ts'
import { helpFaults } from '../../help.faults.ts'
import { rungOf } from '../../help.ladder.ts'
import { findHelper, type Helper } from './whoHelps.ts'
import { checkHelp, helpLeft } from './helpLimit.ts'
import { readTakenBack, readTurns, type TakenBack } from './readTurns.ts'

type Body = BodyOf<typeof helpEndpoints.help>

/** A turn that was taken, with all that its answer needs to know. */
export interface HelpTurnWork {
  readonly id: number
  readonly body: Body
  readonly place: TalkPlace
  readonly view: LearnerView
  readonly helper: Helper
  readonly rung: Rung
  /** What the learner and their tutor and partner said in this activity before, the oldest first. */
  readonly before: readonly HelpTurn[]
  readonly takenBack: readonly TakenBack[]
}

export type OpenedHelp =
  /** It was answered before. */
  | { readonly kind: 'answered'; readonly turn: HelpTurn; readonly leftToday: number }
  | { readonly kind: 'turn'; readonly work: HelpTurnWork }
  /** Another question of theirs in this activity is being answered. */
  | { readonly kind: 'busy' }

/** Takes the next turn of a talk with a tutor or a partner, in the caller's transaction. */
export async function openHelp(call: Call, body: Body): Promise<OpenedHelp> {
  const { db, now } = call
  const { clientId, activityId, cardId, manner, said } = body
  const view = await openLearnerView(call, activityId)
  if (!findCard(view.deck, cardId)) refuse(kitFaults.notFound)
  const sent = await findTurn(db, clientId, now)
  if (sent) return repeatAnswer(call, view, body, sent)
  const helper = (await findHelper(call, activityId, manner)) ?? refuse(helpFaults.notOffered)
  await refuseSensitive(call, said)
  await checkHelp(call, cardId)
  if (await isAnswering(call, view)) return { kind: 'busy' }
  const { learning, stored } = view
  const round = stored.answers.get(cardId)?.length ?? 0
  const place: TalkPlace = { learning, cardId, manner, round }
  const answered = await countExchanges(db, place)
  const isTheirs = isIn(view)
  const before = (await readTurns(db, isTheirs)).map(({ turn }) => turn)
  const takenBack = await readTakenBack(db, isTheirs)
  const id = await takeTurn(db, place, { clientId, said, place: answered + 1, at: now })
  if (id === undefined) return { kind: 'busy' }
  const work = { id, body, place, view, helper, rung: rungOf(answered), before, takenBack }
  return { kind: 'turn', work }
}

type SentTurn = NonNullable<Awaited<ReturnType<typeof findTurn>>>

/** The same action once more. */
async function repeatAnswer(
  call: Call,
  { learning }: LearnerView,
  body: Body,
  sent: SentTurn,
): Promise<OpenedHelp> {
  const isSame =
    sent.learnerId === learning.userId &&
    sent.activityVersionId === learning.versionId &&
    sent.cardId === body.cardId &&
    sent.manner === body.manner &&
    sent.said === body.said
  if (!isSame) refuse(kitFaults.reusedKey)
  const [found] = await readTurns(call.db, eq(talkView.id, sent.id))
  if (!found) return { kind: 'busy' }
  return { kind: 'answered', turn: found.turn, leftToday: await helpLeft(call, body.cardId) }
}

/** Of this learner in this activity, with whomever and about whichever card. */
const isIn = ({ learning }: LearnerView) =>
  and(eq(talkView.learnerId, learning.userId), eq(talkView.activityVersionId, learning.versionId))

/**
 * Whether a tutor or a partner is speaking to them. One answer has to know what the others have said, or each of several at once
 * would give another piece away; the learning, which is locked, keeps two questions from asking this at once.
 */
async function isAnswering({ db, now }: Call, view: LearnerView): Promise<boolean> {
  const isSpoken = and(
    isNull(talkView.reply),
    gte(talkView.round, 0),
    gt(talkView.at, now - abandonedAfterMs),
  )
  const [row] = await db
    .select({ id: talkView.id })
    .from(talkView)
    .where(and(isIn(view), ne(talkView.manner, 'card'), isSpoken))
    .limit(1)
  return row !== undefined
}
