import autocannon from 'autocannon'
import type { Scenario } from './scenarios.ts'
import { requestOf } from './scenarios.ts'

export interface Figures {
  /** Answered requests per second. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Answers that were no success. */
  readonly failed: number
}

let made = 0

/** Sends a scenario from 16 clients for some seconds, each request with a record and a key of its own. */
export async function load(
  url: string,
  scenario: Scenario,
  token: string,
  seconds: number,
  ids: IdSource,
): Promise<Figures> {
  let failed = 0
  const first = requestOf(scenario, ids.next(), 1, 'unused-key', token)
  const result = await autocannon({
    url,
    connections: 16,
    duration: seconds,
    requests: [
      {
        method: first.method,
        setupRequest: (request) => {
          made += 1
          const { id, round } = ids.take()
          return { ...request, ...requestOf(scenario, id, round, `bench-key-${process.pid}-${made}`, token) }
        },
        onResponse: (status, body) => {
          if (status !== 200 || !body.startsWith('{"code":0,')) failed += 1
        },
      },
    ],
  })
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, failed }
}

/** `count` record numbers from `start` on, one after the other; each comes round with the revision that it then has. */
export class IdSource {
  #taken = 0
  readonly #start: number
  readonly #count: number
  constructor(start: number, count: number) {
    this.#start = start
    this.#count = count
  }
  next(): number {
    return this.#start + (this.#taken % this.#count)
  }
  take(): { id: number; round: number } {
    const id = this.next()
    const round = 1 + Math.floor(this.#taken / this.#count)
    this.#taken += 1
    return { id, round }
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
