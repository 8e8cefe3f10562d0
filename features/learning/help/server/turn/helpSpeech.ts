import { and, eq, isNull } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import type { Call, Db, FileAnswer } from '#kit/call/server/context.ts'
import { voiceView } from '#features/ai/voice/server/voice.queries.ts'
import { mustLearnAt } from '#features/learning/attempt/server/action.queries.ts'
import { talkView } from '#features/learning/attempt/server/attempt.queries.ts'
import { helpFaults } from '../../help.faults.ts'
import { findHelper, type Helper } from './whoHelps.ts'
import { readTurns } from './readTurns.ts'

/** The voice in which the replies of a helper are read aloud; undefined: it has none, or none that is enabled. */
export async function findVoice(db: Db, helper: Helper | undefined): Promise<number | undefined> {
  const voiceId = helper?.agent?.voiceId ?? null
  if (voiceId === null) return undefined
  const [voice] = await db
    .select({ id: voiceView.id })
    .from(voiceView)
    .where(and(eq(voiceView.id, voiceId), eq(voiceView.status, 'enabled'), isNull(voiceView.deletedAt)))
  return voice?.id
}

/** A reply of the caller's own talk, read aloud in the voice and at the speed of the agent that answers now. */
export async function speakReply(call: Call, turnId: number): Promise<FileAnswer> {
  const { db, actor, services } = call
  const isOwn = and(eq(talkView.id, turnId), eq(talkView.learnerId, actor.id))
  const [found] = await readTurns(db, isOwn)
  if (!found) refuse(kitFaults.notFound)
  await mustLearnAt(call, found.activityId, found.turn.cardId)
  const helper = await findHelper(call, found.activityId, found.turn.manner)
  const voiceId = await findVoice(db, helper)
  if (!helper || voiceId === undefined) refuse(helpFaults.silent)
  const speed = helper.agent?.speed ?? 1
  const wav = await services.ai
    .speak(helper.order, { voiceId, text: found.turn.reply, speed })
    .catch(refuseAiError)
  return { file: Buffer.from(wav), type: 'audio/wav', name: 'reply.wav' }
}
