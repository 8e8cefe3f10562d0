import { AiError, type Ai, type AiCall, type AiUsage } from './ai.ts'
import { withTimeouts, triesAgain } from './timeouts.ts'
import { chatTimeouts, maxCharacters, secretsOf, type Provider } from './provider.ts'
import { isTurnedAway, toAiError } from './providerError.ts'
import { UsageMeter } from './usageMeter.ts'

/** What comes of one question: text, '' as a sign of life, and in the end what it took. */
export interface Chunk {
  readonly text?: string
  readonly usage?: AiUsage
}

/** Calls once. Yields as the answer comes; throws as it fails. */
export type CallOnce = (call: AiCall, signal: AbortSignal) => AsyncIterable<Chunk>

/** An `Ai` out of a protocol: time limits, size limits, retries that are not billed twice, and what it took. */
export const retryingAi = (provider: Provider, callOnce: CallOnce): Ai => ({
  async *chat(call) {
    const meter = new UsageMeter(call)
    try {
      for (let tries = 1; !call.signal?.aborted; tries += 1) {
        const progress = { hasBegun: false }
        try {
          yield* listen(provider, callOnce, call, meter, progress)
          return
        } catch (error) {
          if (!progress.hasBegun && isTurnedAway(error)) meter.takeBack()
          if (call.signal?.aborted) return
          // Only what the provider has turned away: where it has worked, or may have, a second call is billed again.
          if (progress.hasBegun || !(await triesAgain(tries, error, call.signal)))
            throw toAiError(error, secretsOf(provider))
        }
      }
    } finally {
      meter.report()
    }
  },
})

async function* listen(
  { timeouts = chatTimeouts }: Provider,
  callOnce: CallOnce,
  call: AiCall,
  meter: UsageMeter,
  progress: { hasBegun: boolean },
): AsyncGenerator<string> {
  let length = 0
  meter.send()
  for await (const { text = '', usage } of withTimeouts(
    (stop) => callOnce(call, stop),
    timeouts,
    call.signal,
  )) {
    progress.hasBegun = true
    if (usage) meter.record(usage)
    if (text === '') continue
    meter.receive(text)
    length += text.length
    if (length > maxCharacters) throw new AiError('endless')
    yield text
  }
  if (length === 0) throw new AiError('broken')
}
