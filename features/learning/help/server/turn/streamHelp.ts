import { eq } from 'drizzle-orm'
import type { AiUsage } from '#kit/ai/server/ai.ts'
import type { Call } from '#kit/call/server/context.ts'
import { talkAnswered } from '#features/learning/attempt/server/attempt.events.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { abandonTurn, dropTurn, saveReply } from '#features/learning/attempt/server/talk/talk.commands.ts'
import type { HelpEvent, HelpTurn } from '../../help.contract.ts'
import { hintsToldAt } from '../../help.ladder.ts'
import { helpTurnTable } from './helpTurn.table.ts'
import { groundHelp } from './groundHelp.ts'
import { helpLeft } from './helpLimit.ts'
import type { HelpTurnWork } from './openHelp.ts'
import { readTurns } from './readTurns.ts'
import { speakHelp, type SpokenHelp } from './speakHelp.ts'

/**
 * Answers a turn that was taken. No transaction is open while the AI speaks; who goes away stops it, and the turn was never
 * there, but it counts.
 */
export async function* streamHelp(
  call: Call,
  work: HelpTurnWork,
  signal: AbortSignal,
): AsyncGenerator<HelpEvent> {
  let usage: AiUsage = { inputTokens: 0, outputTokens: 0 }
  let sent = ''
  let isSaved = false
  const onUsage = (counted: AiUsage) => void (usage = counted)
  const onSent = (piece: string) => void (sent += piece)
  try {
    const ground = await groundHelp(call, work, signal)
    const spoken = yield* speakHelp(call, work, ground, { signal, onUsage, onSent })
    if (signal.aborted) return
    const saved = await call.transaction((inside) => save(inside, work, spoken, { usage, sent }))
    isSaved = true
    yield saved
  } catch (error) {
    call.services.log.error({ err: error, talkId: work.id }, 'an answer of a tutor or partner broke off')
    yield { failed: true }
  } finally {
    const isCounted = signal.aborted || sent !== '' || usage.outputTokens > 0
    if (!isSaved) await (isCounted ? giveUp(call, work, { usage, sent }) : drop(call, work))
  }
}

/** What came of asking an AI: what it is billed, and its words that the learner was sent. */
interface Asked {
  readonly usage: AiUsage
  readonly sent: string
}

type TurnEvent = Extract<HelpEvent, { readonly turn: HelpTurn }>

async function save(
  call: Call,
  work: HelpTurnWork,
  { reply, sources, isPrepared }: SpokenHelp,
  { usage, sent }: Asked,
): Promise<TurnEvent> {
  const { db, services } = call
  const { id, body, view } = work
  const exchange = { said: body.said, reply, isFallback: isPrepared }
  await saveReply(db, id, exchange)
  const takenBack = isPrepared ? sent : ''
  await db.insert(helpTurnTable).values({ ...countedRow(work, usage), sources, sent: takenBack })
  const [found] = await readTurns(db, eq(talkView.id, id))
  if (!found) throw new Error('the turn was taken by somebody else meanwhile')
  const { activityId, cardId } = body
  const where = { learnerId: view.learning.userId, activityId, cardId, talkId: found.turn.talkId }
  await services.events.emit(call, talkAnswered, { ...where, turns: 'many', exchange, at: services.now() })
  return { turn: found.turn, leftToday: await helpLeft({ ...call, now: services.now() }, cardId) }
}

const countedRow = ({ id, helper, rung, body }: HelpTurnWork, { inputTokens, outputTokens }: AiUsage) => ({
  ...{ talkId: id, inputTokens, outputTokens, rung },
  ...{ hintsTold: hintsToldAt(rung, body.hintsUsed), agentId: helper.agent?.id ?? null },
})

/** Leaves no turn behind; what an AI was asked for stays counted, and what it has said already is not forgotten. */
async function giveUp(call: Call, work: HelpTurnWork, { usage, sent }: Asked): Promise<void> {
  await call.transaction(async ({ db }) => {
    await abandonTurn(db, work.id)
    await db
      .insert(helpTurnTable)
      .values({ ...countedRow(work, usage), sources: [], sent })
      .onConflictDoNothing()
  })
}

const drop = ({ services }: Call, { id }: HelpTurnWork): Promise<void> => dropTurn(services.database.db, id)
