import type { AiErrorKind } from '#kit/ai/aiWork.ts'
import { AiError, type AiUsage } from '#kit/ai/server/ai.ts'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import type { Services } from '#kit/call/server/context.ts'
import type { AiMessage } from '#kit/ai/talk.ts'
import { ObjectReader, type Found } from '../objectReader.ts'

export interface ObjectRequest {
  readonly services: Services
  readonly order: AiOrder
  /** Aborted when the listener has gone. */
  readonly signal: AbortSignal
  /** What was used so far, of all questions of one work. */
  readonly used: { inputTokens: number; outputTokens: number }
}

export interface Question {
  readonly messages: readonly AiMessage[]
  readonly maxTokens: number
  readonly temperature: number
}

/**
 * The objects of an answer as they come; returns the error that ended it, if any. Whoever stops listening stops the
 * provider too.
 */
export async function* requestObjects(
  { services, order, signal, used }: ObjectRequest,
  question: Question,
): AsyncGenerator<Found, AiErrorKind | undefined> {
  const reader = new ObjectReader()
  const stop = new AbortController()
  const onUsage = ({ inputTokens, outputTokens }: AiUsage) => {
    used.inputTokens += inputTokens
    used.outputTokens += outputTokens
  }
  try {
    const call = { ...question, signal: AbortSignal.any([signal, stop.signal]), onUsage }
    for await (const chunk of services.ai.chat(order, call)) yield* reader.push(storable(chunk))
    yield* reader.finish()
    return undefined
  } catch (error) {
    if (signal.aborted) return undefined
    const failure = error instanceof AiError ? error : new AiError('broken', error)
    if (failure.kind !== 'missing')
      services.log.warn({ err: failure }, 'an AI has not written what was asked')
    return failure.kind
  } finally {
    stop.abort()
  }
}

/** A database keeps neither a NUL nor half a sign. */
const storable = (chunk: string): string => chunk.replaceAll('\0', '')
