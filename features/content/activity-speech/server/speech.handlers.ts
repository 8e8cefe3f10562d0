import { and, eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import type { HandlersOf } from '#kit/call/server/context.ts'
import { followedStream } from '#kit/http/server/eventStream.ts'
import { follow } from '#kit/call/server/follow.ts'
import { findCard } from '#deck/deck.document.ts'
import { readCards } from '#features/content/activity/server/record/deck.queries.ts'
import { editableActivity } from '#features/content/activity/server/record/authoring.queries.ts'
import type { speechEndpoints } from '../speech.contract.ts'
import { speechFaults } from '../activity-speech.faults.ts'
import { cardSpeechTable as speech } from './cardSpeech.table.ts'
import { registerSoundUses } from './registerSoundUses.ts'
import { hundredths, lastTask, planSpeech, readTask } from './planSpeech.ts'
import { speakCard } from './speakCard.ts'
import { beginTask, cancelTask, refuseMissingVoice, retryTask, taskOf } from './speechTask.ts'

export const speechHandlers: HandlersOf<typeof speechEndpoints> = {
  async plan(call) {
    const { activityId } = call.body
    await editableActivity(call, activityId)
    return { cards: await planSpeech(call, call.body), task: await lastTask(call.db, activityId) }
  },

  async synthesize(call) {
    const { activityId, cardId, voiceId, speed } = call.body
    await editableActivity(call, activityId)
    await refuseMissingVoice(call, voiceId)
    const order = { activityId, cardId, voiceId, speed: hundredths(speed), userId: call.actor.id }
    const outcome = await speakCard(call.services, order).catch(refuseAiError)
    if (outcome === 'gone') refuse(speechFaults.silentCard)
    const after = { voiceId, speed, cardId }
    if (outcome === 'made')
      await call.transaction(async ({ record }) =>
        record({ resource: 'activity', resourceId: activityId, action: 'speak', after }),
      )
    const planned = await planSpeech(call, call.body)
    return planned.find((each) => each.cardId === cardId) ?? refuse(kitFaults.notFound)
  },

  batch: (call) => beginTask(call, call.body),

  async progress(call) {
    const { id } = await taskOf(call, call.query.id)
    return followedStream((signal) =>
      follow(call.services, signal, {
        topic: `speech-task ${id}`,
        look: () => readTask(call.db, id),
        isLast: ({ status }) => status === 'finished' || status === 'cancelled',
      }),
    )
  },

  cancel: (call) => cancelTask(call, call.body.id),
  retry: (call) => retryTask(call, call.body.id),

  async silence(call) {
    const { activityId, cardId } = call.query
    await editableActivity(call, activityId)
    const gone = await call.db
      .delete(speech)
      .where(and(eq(speech.activityId, activityId), eq(speech.cardId, cardId)))
      .returning({ fileId: speech.fileId })
    // A card without a sound is silent already; one of another activity is none of this one.
    if (gone.length === 0 && !findCard(await readCards(call.db, activityId), cardId))
      refuse(kitFaults.notFound)
    const before = { cardId }
    if (gone.length > 0)
      call.record({ resource: 'activity', resourceId: activityId, action: 'silence', before })
    await registerSoundUses(
      call,
      activityId,
      gone.map(({ fileId }) => fileId),
    )
    return true
  },
}
