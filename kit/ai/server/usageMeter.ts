import type { AiCall, AiUsage } from './ai.ts'
import { estimateInput, estimateTokens } from './estimateTokens.ts'

/** More than any call can use: a provider that says so errs. */
const tokenLimit = 100_000_000

/** What one call uses, reported once: as the provider counts it, else estimated from what was sent and received. */
export class UsageMeter {
  readonly #call: AiCall
  #isSent = false
  #reported: AiUsage | undefined
  #received = ''
  #isReported = false
  constructor(call: AiCall) {
    this.#call = call
  }

  /** From here on it may be billed. */
  send(): void {
    this.#isSent = true
  }

  /** The provider has not worked on it after all. */
  takeBack(): void {
    this.#isSent = false
  }

  receive(text: string): void {
    this.#received += text
  }

  record(usage: AiUsage): void {
    const counts = [usage.inputTokens, usage.outputTokens]
    if (counts.every((count) => Number.isInteger(count) && count >= 0 && count <= tokenLimit))
      this.#reported = usage
  }

  report(): void {
    if (this.#isReported) return
    this.#isReported = true
    this.#call.onUsage?.(this.#reported ?? this.#guess())
  }

  #guess(): AiUsage {
    if (!this.#isSent) return { inputTokens: 0, outputTokens: 0 }
    return { inputTokens: estimateInput(this.#call.messages), outputTokens: estimateTokens(this.#received) }
  }
}
