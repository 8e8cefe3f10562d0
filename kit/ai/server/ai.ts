import type { AiErrorKind } from '../aiWork.ts'
import type { AiTask } from '../talk.ts'

export type { AiErrorKind } from '../aiWork.ts'

/** What a call has used, as the provider counts it; estimated where the provider says nothing. */
export interface AiUsage {
  readonly inputTokens: number
  readonly outputTokens: number
}

export interface AiCall extends Pick<AiTask, 'messages' | 'maxTokens' | 'temperature'> {
  /** Stops the provider too, so that nothing more is billed. */
  readonly signal?: AbortSignal
  /** Called once, when the answer has ended or broken off. */
  onUsage?(usage: AiUsage): void
}

export interface PictureCall {
  readonly prompt: string
  /** In pixels, as providers write it: `1024x1024`. */
  readonly size: string
  readonly count: number
  readonly signal?: AbortSignal
}

export interface SpeechCall {
  readonly text: string
  /** The provider's name of the voice. */
  readonly voice: string
  /** From 0.5 to 2; 1 is the voice's own pace. */
  readonly speed: number
  readonly signal?: AbortSignal
}

/** A provider of chat, by one adapter for each protocol; whom to bill for it is decided elsewhere. */
export interface Ai {
  /**
   * The answer, piece by piece. @throws AiError where there is none or it breaks off; pieces before that are not the
   * whole answer. Ends quietly when `signal` is aborted.
   */
  chat(call: AiCall): AsyncIterable<string>
}

/** A provider that draws: gives the bytes of pictures as the provider made them. @throws AiError */
export interface Painter {
  draw(call: PictureCall): Promise<readonly Uint8Array[]>
}

/** A provider that reads aloud: gives a 16-bit WAV file. @throws AiError */
export interface SpeechSynthesizer {
  speak(call: SpeechCall): Promise<Uint8Array>
}

export interface EmbeddingCall {
  readonly texts: readonly string[]
  readonly signal?: AbortSignal
}

/** A vector for each text, all of one length, and what they took. */
export interface Embedded {
  readonly vectors: readonly (readonly number[])[]
  readonly inputTokens: number
}

/** A provider that makes vectors of texts, near where the texts are about the same. @throws AiError */
export interface Embedder {
  embed(call: EmbeddingCall): Promise<Embedded>
}

/** Why there is no answer; its cause is for the log, never for a learner. */
export class AiError extends Error {
  readonly kind: AiErrorKind
  /** How long the provider wants to be left alone; 0 where it does not say. */
  readonly retryAfterMs: number
  constructor(kind: AiErrorKind, cause?: unknown, retryAfterMs = 0) {
    super(`the AI is ${kind}`, { cause })
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}
