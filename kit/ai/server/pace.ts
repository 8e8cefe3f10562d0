import { setTimeout as wait } from 'node:timers/promises'
import { AiError } from './ai.ts'

interface Limits {
  /** How many at once it begins with. */
  readonly first: number
  /** Never more than so many at once. */
  readonly most: number
}

/**
 * How many questions to a provider are under way at once: as many as it takes. While it answers there is one more for each round
 * of answers; once it turns one away as too much, half as many, and none before the time that it asks for. What was turned
 * away is left to whoever asked.
 */
export class Pace {
  readonly #most: number
  #limit: number
  #running = 0
  #restsUntil = 0
  #slowedAt = 0
  readonly #waiting: (() => void)[] = []

  constructor({ first, most }: Limits) {
    this.#limit = first
    this.#most = most
  }

  /** How many may be under way at once now. */
  get atOnce(): number {
    return Math.floor(this.#limit)
  }

  /** Runs `ask` when it is its turn. @throws what `ask` throws */
  async run<T>(ask: () => Promise<T>): Promise<T> {
    await this.#turn()
    const begunAt = performance.now()
    try {
      const answer = await ask()
      this.#limit = Math.min(this.#most, this.#limit + 1 / this.#limit)
      return answer
    } catch (error) {
      if (error instanceof AiError && error.kind === 'busy') this.#slow(begunAt, error.retryAfterMs)
      throw error
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  async #turn(): Promise<void> {
    for (;;) {
      const rest = this.#restsUntil - performance.now()
      if (rest > 0) await wait(rest)
      else if (this.#running < this.atOnce) break
      else await new Promise<void>((resume) => this.#waiting.push(resume))
    }
    this.#running += 1
    // More than one may have room now: what was slowed down grows again.
    if (this.#running < this.atOnce) this.#waiting.shift()?.()
  }

  /** Those that were under way when one was turned away say the same as that one: they slow down once. */
  #slow(begunAt: number, retryAfterMs: number): void {
    this.#restsUntil = Math.max(this.#restsUntil, performance.now() + retryAfterMs)
    if (begunAt < this.#slowedAt) return
    this.#slowedAt = performance.now()
    this.#limit = Math.max(1, this.#limit / 2)
  }
}
