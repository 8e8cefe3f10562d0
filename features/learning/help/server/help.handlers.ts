import { and, eq } from 'drizzle-orm'
import type { BodyOf, DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import type { Call, FileAnswer, HandlersOf } from '#kit/call/server/context.ts'
import { eventStream } from '#kit/http/server/eventStream.ts'
import { mustLearnAt } from '#features/learning/attempt/server/action.queries.ts'
import { learningView, talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { whenFree } from '#features/learning/attempt/server/talk/talk.commands.ts'
import type { helpEndpoints, HelpEvent } from '../help.contract.ts'
import type { labEndpoints } from '../help.lab.ts'
import { talkToExample } from './lab/talkToExample.ts'
import { findHelper } from './turn/whoHelps.ts'
import { helpLeft } from './turn/helpLimit.ts'
import { findVoice, speakReply } from './turn/helpSpeech.ts'
import { openHelp } from './turn/openHelp.ts'
import { readTurns } from './turn/readTurns.ts'
import { streamHelp } from './turn/streamHelp.ts'

/** What the caller was told in an activity, and what they can still ask. */
async function listTurns(
  call: Call,
  { activityId, cardId }: QueryOf<typeof helpEndpoints.helpTurns>,
): Promise<DataOf<typeof helpEndpoints.helpTurns>> {
  const { db, actor } = call
  await mustLearnAt(call, activityId, cardId)
  const [learning] = await db
    .select({ versionId: learningView.versionId })
    .from(learningView)
    .where(and(eq(learningView.userId, actor.id), eq(learningView.activityId, activityId)))
  const isOfThis = and(
    eq(talkView.learnerId, actor.id),
    eq(talkView.activityVersionId, learning?.versionId ?? 0),
  )
  const voiceOf = async (manner: 'tutor' | 'partner') =>
    (await findVoice(db, await findHelper(call, activityId, manner))) !== undefined
  return {
    turns: (await readTurns(db, isOfThis)).map(({ turn }) => turn),
    leftToday: await helpLeft(call, cardId),
    voices: { tutor: await voiceOf('tutor'), partner: await voiceOf('partner') },
  }
}

/** Asks a tutor or a partner. A repeated `clientId` is asked once and has the same answer. */
async function help(call: Call, body: BodyOf<typeof helpEndpoints.help>): Promise<FileAnswer> {
  const opened = await whenFree(() => call.transaction((inside) => openHelp(inside, body)))
  if (opened.kind === 'turn') return eventStream((signal) => streamHelp(call, opened.work, signal))
  const { turn, leftToday } = opened
  return eventStream(async function* events(): AsyncGenerator<HelpEvent> {
    yield { turn, leftToday }
  })
}

export const helpHandlers: HandlersOf<typeof helpEndpoints> = {
  helpTurns: (call) => listTurns(call, call.query),
  help: (call) => help(call, call.body),
  helpSpeech: (call) => speakReply(call, call.body.turnId),
}

export const labHandlers: HandlersOf<typeof labEndpoints> = {
  example: (call) => talkToExample(call, call.body),
}
