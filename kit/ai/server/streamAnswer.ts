import type { Log } from '#kit/ops/server/log.ts'
import type { Exchange, TalkEvent, TalkStep } from '../talk.ts'
import { AiError } from './ai.ts'
import type { AiService, AiOrder } from './aiService.ts'

/** In UTF-16 code units. */
const maxReplyLength = 40_000

export interface AnswerStream {
  readonly ai: AiService
  /** Without the agent, which `step` names. */
  readonly order: Omit<AiOrder, 'agentId'>
  readonly log: Log
  readonly step: Extract<TalkStep, { kind: 'ask' }>
  /** Aborted when the listener has gone. */
  readonly signal: AbortSignal
  /** Stores the message and its reply, and gives the whole talk. */
  save(exchange: Exchange): Promise<readonly Exchange[]>
  /** Called where there is no answer, to undo what was stored for it. */
  drop(): Promise<void>
}

/** Streams an AI's answer as it comes and stores it once it is whole; where none comes, the fallback takes its place. */
export async function* streamAnswer(stream: AnswerStream): AsyncGenerator<TalkEvent> {
  const { step, signal, save, drop } = stream
  let reply = ''
  let isSaved = false
  try {
    const failure = yield* listen(stream, (chunk) => {
      reply += chunk
    })
    if (signal.aborted) return
    // Half an answer is none: its listener calls again.
    const fallback = failure && reply === '' ? step.fallback : null
    if (failure && fallback === null) return yield { failed: true }
    if (fallback !== null) yield { piece: fallback }
    const exchange = { said: step.message, reply: fallback ?? reply, isFallback: fallback !== null }
    const exchanges = await save(exchange)
    isSaved = true
    yield { exchanges: [...exchanges] }
  } finally {
    if (!isSaved) await drop()
  }
}

/** The chunks; returns the failure that ended them, if any. */
async function* listen(
  { ai, order, log, step, signal }: AnswerStream,
  onChunk: (chunk: string) => void,
): AsyncGenerator<TalkEvent, AiError | undefined> {
  if (!step.task) return new AiError('missing')
  let length = 0
  const { agentId = null, ...task } = step.task
  try {
    for await (const chunk of ai.chat({ ...order, agentId }, { ...task, signal })) {
      // A database keeps neither of these.
      const text = chunk.replaceAll('\0', '').toWellFormed()
      length += text.length
      if (length > maxReplyLength) return new AiError('endless')
      onChunk(text)
      yield { piece: text }
    }
    return length === 0 && !signal.aborted ? new AiError('broken') : undefined
  } catch (error) {
    const failure = error instanceof AiError ? error : new AiError('broken', error)
    if (failure.kind !== 'missing') log.warn({ err: failure }, 'no answer from the AI')
    return failure
  }
}
