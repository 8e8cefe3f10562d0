import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Job, Services } from '#kit/call/server/context.ts'
import { callLimitTable } from '#kit/data/server/table.ts'

/** Calls that this server may still answer by itself; `until` in Unix milliseconds, when the window ends. */
interface Lease {
  left: number
  /** Calls that all servers have taken together, this lease included. */
  readonly taken: number
  readonly until: number
}

/** One part in so many of a limit is taken at once: a write a block, and at most a block a server goes unused. */
const blocks = 10
const maxLeases = 20_000

/**
 * Counts the limited calls of all servers together. Each takes a block of a key's calls out of the database and counts
 * those by itself; what is used up is refused without asking again until its window ends.
 */
export class CallLimits {
  readonly #services: Pick<Services, 'database' | 'now'>
  readonly #leases = new Map<string, Lease>()
  readonly #taking = new Map<string, Promise<Lease>>()

  constructor(services: Pick<Services, 'database' | 'now'>) {
    this.#services = services
  }

  /** Counts one more call: `current` is the count so far, above `max` for a refusal; the window goes on for `ttl` ms. */
  async count(key: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
    let lease = this.#leaseOf(key)
    while (!lease || (lease.left === 0 && lease.taken <= max)) lease = await this.#take(key, windowMs, max)
    const isLeft = lease.left > 0
    if (isLeft) lease.left -= 1
    return {
      current: isLeft ? Math.min(max, lease.taken) - lease.left : max + 1,
      ttl: lease.until - this.#services.now(),
    }
  }

  #leaseOf(key: string): Lease | undefined {
    const lease = this.#leases.get(key)
    return lease && lease.until > this.#services.now() ? lease : undefined
  }

  /** Calls at the same moment wait for the same block. */
  #take(key: string, windowMs: number, max: number): Promise<Lease> {
    const taking =
      this.#taking.get(key) ?? this.#takeBlock(key, windowMs, max).finally(() => this.#taking.delete(key))
    this.#taking.set(key, taking)
    return taking
  }

  async #takeBlock(key: string, windowMs: number, max: number): Promise<Lease> {
    const { database, now } = this.#services
    const at = now()
    const block = Math.ceil(max / blocks)
    const isOver = sql`${callLimitTable.until} <= ${at}`
    const [row] = await database.db
      .insert(callLimitTable)
      .values({ key, taken: block, until: at + windowMs })
      .onConflictDoUpdate({
        target: callLimitTable.key,
        set: {
          taken: sql`case when ${isOver} then ${block} else ${callLimitTable.taken} + ${block} end`,
          until: sql`case when ${isOver} then ${at + windowMs} else ${callLimitTable.until} end`,
        },
      })
      .returning({ taken: callLimitTable.taken, until: callLimitTable.until })
    const { taken, until } = row ?? { taken: block, until: at + windowMs }
    const lease = { left: Math.max(0, Math.min(block, max - (taken - block))), taken, until }
    this.#leases.delete(key)
    this.#leases.set(key, lease)
    const oldest = this.#leases.size > maxLeases ? this.#leases.keys().next().value : undefined
    if (oldest !== undefined) this.#leases.delete(oldest)
    return lease
  }
}

export const forgetCallLimits: Job<Record<string, never>> = {
  name: 'forget-call-limits',
  payload: z.object({}) as z.ZodType<Record<string, never>>,
  schedule: '19 * * * *',
  run: async ({ database, now }) => {
    await database.db.delete(callLimitTable).where(lt(callLimitTable.until, now()))
  },
}
