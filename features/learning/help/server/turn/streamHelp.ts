import { eq } from 'drizzle-orm'
import type { AiUsage } from '#kit/ai/server/ai.ts'
import type { Call } from '#kit/call/server/context.ts'
import { talkAnswered } from '#features/learning/attempt/server/attempt.events.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { abandonTurn, dropTurn, saveReply } from '#features/learning/attempt/server/talk/talk.commands.ts'
import type { HelpEvent, HelpTurn } from '../../help.contract.ts'
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
  let isSaved = false
  const onUsage = (counted: AiUsage) => void (usage = counted)
  try {
    const spoken = yield* speakHelp(call, work, await groundHelp(call, work, signal), { signal, onUsage })
    if (signal.aborted) return
    const saved = await call.transaction((inside) => save(inside, work, spoken, usage))
    isSaved = true
    yield saved
  } catch (error) {
    call.services.log.error({ err: error, talkId: work.id }, 'an answer of a tutor or partner broke off')
    yield { failed: true }
  } finally {
    if (!isSaved) await giveUp(call, work, usage, signal.aborted || usage.outputTokens > 0)
  }
}

type TurnEvent = Extract<HelpEvent, { readonly turn: HelpTurn }>

async function save(
  call: Call,
  work: HelpTurnWork,
  { reply, sources, isHeld, isPrepared }: SpokenHelp,
  usage: AiUsage,
): Promise<TurnEvent> {
  const { db, services } = call
  const { id, body, view, rung } = work
  const exchange = { said: body.said, reply, isFallback: isPrepared }
  await saveReply(db, id, exchange)
  await db.insert(helpTurnTable).values({ ...countedRow(work, usage), rung, sources, isHeld })
  const [found] = await readTurns(db, eq(talkView.id, id))
  if (!found) throw new Error('the turn was taken by somebody else meanwhile')
  const { activityId, cardId } = body
  const where = { learnerId: view.learning.userId, activityId, cardId, talkId: found.turn.talkId }
  await services.events.emit(call, talkAnswered, { ...where, turns: 'many', exchange, at: services.now() })
  return { turn: found.turn, leftToday: await helpLeft({ ...call, now: services.now() }, cardId) }
}

const countedRow = ({ id, helper }: HelpTurnWork, { inputTokens, outputTokens }: AiUsage) => ({
  ...{ talkId: id, inputTokens, outputTokens },
  ...{ configId: helper.configId, agentId: helper.agent?.id ?? null },
})

/** Leaves no turn behind; what an AI was asked for stays counted. */
async function giveUp(call: Call, work: HelpTurnWork, usage: AiUsage, isCounted: boolean): Promise<void> {
  if (!isCounted) return dropTurn(call.services.database.db, work.id)
  await call.transaction(async ({ db }) => {
    await abandonTurn(db, work.id)
    const nothing = { rung: work.rung, sources: [], isHeld: false }
    await db
      .insert(helpTurnTable)
      .values({ ...countedRow(work, usage), ...nothing })
      .onConflictDoNothing()
  })
}
