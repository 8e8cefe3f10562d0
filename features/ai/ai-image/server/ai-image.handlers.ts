import { refuse } from '#kit/contract/fault.ts'
import { AiError } from '#kit/ai/server/ai.ts'
import { refuseSensitive, refuseAiError } from '#kit/ai/server/aiRefusal.ts'
import type { Call, HandlersOf, Input, SpaceReservation } from '#kit/call/server/context.ts'
import { asStorablePicture } from '#kit/picture/server/picture.storable.ts'
import { configInUse } from '#features/ai/ai-config/server/ai-config.queries.ts'
import type { aiImageEndpoints } from '../ai-image.contract.ts'
import { aiImageFaults } from '../ai-image.faults.ts'

type ImageRequest = Input<(typeof aiImageEndpoints)['generations']>

/** The pictures of a prompt as their provider made them. No transaction is open meanwhile. */
async function draw({ services, actor, body: { prompt, size, n: count } }: ImageRequest) {
  try {
    const order = { userId: actor.id, agentId: null, purpose: 'picture' } as const
    return await services.ai.draw(order, { prompt, size, count })
  } catch (error) {
    if (error instanceof AiError && error.kind === 'missing') refuse(aiImageFaults.notConnected)
    return refuseAiError(error)
  }
}

/** What pictures of this size take at most: as much as their pixels unpacked. */
function maxBytes({ size, n }: ImageRequest['body']): number {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return n * width * height * 4
}

/** Looks at each like at an upload, writes it anew and saves it as a file of the caller. */
async function saveImages(
  call: Call,
  prompt: string,
  drawn: readonly Uint8Array[],
  reservation: SpaceReservation,
) {
  const { services } = call
  const files = await Promise.all(
    drawn.map(async (bytes) => ({
      name: `${prompt.slice(0, 60).toWellFormed()}.png`,
      bytes: await asStorablePicture(bytes),
      purpose: 'card' as const,
    })),
  )
  const taken = await services.takeFiles(services, call.actor.id, files, reservation)
  try {
    return await call.transaction(async (inner) => {
      const entered = await taken.enter(inner)
      const ids = entered.flatMap((file) => (file ? [file.id] : []))
      const shown = await services.showFiles(inner, ids)
      return ids.flatMap((fileId) => {
        const url = shown[String(fileId)]?.url
        return url === undefined ? [] : [{ url, fileId }]
      })
    })
  } catch (error) {
    await taken.drop()
    throw error
  }
}

export const aiImageHandlers: HandlersOf<typeof aiImageEndpoints> = {
  async generations(call) {
    const { prompt } = call.body
    await refuseSensitive(call, prompt)
    // Before the provider is called, who is paid for what it draws.
    const reservation = await call.services.reserveSpace(call.services, call.actor.id, maxBytes(call.body))
    const data = await draw(call)
      .then((drawn) => saveImages(call, prompt, drawn, reservation))
      .finally(() => reservation.release())
    // What came was no picture at all.
    if (data.length === 0) refuseAiError(new AiError('broken'))
    return { created: Math.floor(call.now / 1000), data }
  },
  async choices({ db }) {
    const { sizes, initial } = (await configInUse(db, 'image/size')).config
    const { styles } = (await configInUse(db, 'image/style')).config
    return { sizes, initial, styles }
  },
}
