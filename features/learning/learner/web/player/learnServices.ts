import type { CardServices } from '#kit/card/web/cardUi.ts'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { readSession } from '#kit/http/web/session.ts'
import { noServices } from '#deck/web/play/port.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { Outbox } from '../outbox/outbox.ts'

interface Options {
  readonly activityId: number
  readonly cardId: number
  readonly outbox: Outbox
}

/** What a learner's card may request of the server. The code behind it is loaded with the first request: few cards make one. */
export const learnServices = ({ activityId, cardId, outbox }: Options): CardServices => ({
  ...noServices,
  ...draftOf(activityId, cardId),
  async upload(file, name, { onShare, signal } = {}) {
    const { sendFile } = await import('#kit/files/web/sendFile.ts')
    const sending = sendFile(file, {
      purpose: 'work',
      name,
      ...(onShare && { onShare }),
      ...(signal && { signal }),
    })
    const { id, url, mime, size, name: cached } = await sending.done
    return { fileId: id, url, name: cached, mime, size }
  },
  async *converse(message, { signal, onExchanges } = {}) {
    // The AI has to know what was answered before.
    const [{ readEvents }, { receiveTalk }] = await Promise.all([
      import('#kit/http/web/eventStream.ts'),
      import('#kit/card/web/receiveTalk.ts'),
      outbox.whenSent(),
    ])
    const body = { clientId: newKey(), activityId, cardId, said: message }
    yield* receiveTalk(readEvents(learnCalls.chat, { body, signal }), onExchanges)
  },
})

/** Whose draft it is must be known, or the next one on this device would find it. */
function draftOf(activityId: number, cardId: number): Pick<CardServices, 'draftKey'> {
  const learner = readSession()
  return learner ? { draftKey: draftKey(learner.id, `answer.${activityId}`, cardId) } : {}
}
