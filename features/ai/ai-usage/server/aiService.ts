import type { AiPurpose } from '#kit/ai/aiWork.ts'
import {
  AiError,
  type AiCall,
  type AiUsage,
  type EmbeddingCall,
  type PictureCall,
} from '#kit/ai/server/ai.ts'
import type { AiService, AiFailures, AiOrder, SpokenText } from '#kit/ai/server/aiService.ts'
import { estimateInput, estimateTokens } from '#kit/ai/server/estimateTokens.ts'
import type { Services } from '#kit/call/server/context.ts'
import { nothing, type Work } from '../ai-usage.cost.ts'
import { systemOwner } from '../ai-usage.limits.ts'
import { readAiState } from './aiState.ts'
import { release, reserve, settle, type ReserveRequest, type Booking } from './bookings.ts'
import { maxSpeechMs, maxTokensIn } from './estimate.ts'
import { findAi, findEmbedder, findPainter, type Provider } from './findProvider.ts'
import { redactError } from './redactError.ts'
import { speakWith } from './speak.ts'

type Needs = Pick<Services, 'database' | 'env' | 'log' | 'now' | 'secretKey'>

/** The one service for all AI work: it finds the agent, enforces limits and counts uses (I5). */
export function makeAiService(needs: Needs): AiService {
  const failed = new Map<string, AiFailures>()
  /** Counts what goes wrong, and passes it on. */
  const counted =
    (purpose: AiPurpose) =>
    (error: unknown): never => {
      if (error instanceof AiError) {
        const key = `${purpose} ${error.kind}`
        failed.set(key, { purpose, kind: error.kind, count: (failed.get(key)?.count ?? 0) + 1 })
      }
      throw error
    }
  return {
    state: (db) => readAiState(db, needs.env),
    whoChats: (db, order) => findAi(needs, order, db).then(namedAgent, notThere),
    async *chat(order, call) {
      try {
        yield* chat(needs, order, call)
      } catch (error) {
        counted(order.purpose)(error)
      }
    },
    draw: (order, call) => draw(needs, order, call).catch(counted(order.purpose)),
    speak: (order, call) => speak(needs, order, call).catch(counted(order.purpose)),
    embed: (order, call) => embed(needs, order, call).catch(counted(order.purpose)),
    failures: () => [...failed.values()],
  }
}

/** In the books 0 stands for the operator's provider. */
const namedAgent = ({ agentId }: Provider<unknown>) => ({ agentId: agentId === 0 ? null : agentId })

/** No provider is no failure, only an answer. */
function notThere(error: unknown): undefined {
  if (error instanceof AiError) return undefined
  throw error
}

const payerOf = (order: AiOrder, { ownerId, agentId }: Pick<Provider<unknown>, 'ownerId' | 'agentId'>) => ({
  ...{ ownerId, agentId, purpose: order.purpose },
  borrowerId: order.chosenBy ?? order.userId,
})

/** Ends a booking by what was worked; null: nothing. What fails here is booked by the job that sweeps. */
async function end(needs: Needs, booking: Booking, worked: Work | null): Promise<void> {
  try {
    await (worked ? settle(needs, booking, worked) : release(needs, booking))
  } catch (error) {
    needs.log.error({ err: error, callId: booking.id }, 'the use of AI was not booked')
  }
}

/** These show by themselves that the provider has not begun to work. */
const unbilled = new Set(['missing', 'refused', 'busy', 'forbidden', 'spent'])

async function* chat(needs: Needs, order: AiOrder, call: AiCall): AsyncGenerator<string> {
  const { worker, secrets, ...payer } = await findAi(needs, order)
  const sent: Work = { ...nothing, inputTokens: estimateInput(call.messages) }
  const most = { ...nothing, inputTokens: maxTokensIn(call.messages), outputTokens: call.maxTokens }
  const booking = await reserve(needs, { ...payerOf(order, payer), most, least: sent })
  let reported: AiUsage | undefined
  let answer = ''
  let isBilled = true
  try {
    const onUsage = (usage: AiUsage) => (reported = usage)
    for await (const chunk of worker.chat({ ...call, onUsage })) {
      answer += chunk
      yield chunk
    }
  } catch (error) {
    const redacted = redactError(error, secrets)
    isBilled = answer !== '' || !unbilled.has(redacted.kind)
    throw redacted
  } finally {
    // Also where who listened has gone: what came until then is billed.
    const guess = { ...sent, outputTokens: estimateTokens(answer) }
    const used = reported ?? (isBilled ? guess : nothing)
    const worked = { ...nothing, inputTokens: used.inputTokens, outputTokens: used.outputTokens }
    const isWorked = answer !== '' || used.inputTokens + used.outputTokens > 0
    await end(needs, booking, isWorked ? worked : null)
    call.onUsage?.({ inputTokens: used.inputTokens, outputTokens: used.outputTokens })
  }
}

/** Work whose answer comes whole: booked by what it was, or given back where there is none. */
async function booked<T>(
  needs: Needs,
  request: ReserveRequest,
  secrets: readonly string[] | 'unknown',
  work: () => Promise<{ readonly result: T; readonly worked: Work }>,
): Promise<T> {
  const booking = await reserve(needs, request)
  let worked: Work | null = null
  try {
    const done = await work()
    worked = done.worked
    return done.result
  } catch (error) {
    const redacted = redactError(error, secrets)
    // Whether it was worked on is not known, and its provider bills it then.
    if (!unbilled.has(redacted.kind)) worked = request.least
    throw redacted
  } finally {
    await end(needs, booking, worked)
  }
}

async function draw(needs: Needs, order: AiOrder, call: PictureCall): Promise<readonly Uint8Array[]> {
  const { worker, secrets, ...payer } = await findPainter(needs, order)
  const most = { ...nothing, pictures: call.count }
  const request = { ...payerOf(order, payer), most, least: most }
  return booked(needs, request, secrets, async () => {
    const result = await worker.draw(call)
    return { result, worked: { ...nothing, pictures: result.length } }
  })
}

/** Voices are the installation's own. */
async function speak(needs: Needs, order: AiOrder, call: SpokenText): Promise<Uint8Array> {
  const most = { ...nothing, speechMs: maxSpeechMs(call.text, call.speed) }
  const payer = { ownerId: systemOwner, agentId: 0 }
  const request = { ...payerOf(order, payer), most, least: nothing }
  return booked(needs, request, 'unknown', async () => {
    const { wav, seconds } = await speakWith(needs, call)
    return { result: wav, worked: { ...nothing, speechMs: Math.ceil(seconds * 1000) } }
  })
}

async function embed(
  needs: Needs,
  order: AiOrder,
  call: EmbeddingCall,
): Promise<readonly (readonly number[])[]> {
  if (call.texts.length === 0) return []
  const { worker, secrets, ...payer } = findEmbedder(needs)
  const messages = call.texts.map((content) => ({ content }))
  const most = { ...nothing, inputTokens: maxTokensIn(messages) }
  const least = { ...nothing, inputTokens: estimateTokens(call.texts.join('\n')) }
  return booked(needs, { ...payerOf(order, payer), most, least }, secrets, async () => {
    const { vectors, inputTokens } = await worker.embed(call)
    return { result: vectors, worked: { ...nothing, inputTokens } }
  })
}
