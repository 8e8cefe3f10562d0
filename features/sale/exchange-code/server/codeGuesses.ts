import { and, eq, gt, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { refuse } from '#kit/contract/fault.ts'
import type { Call, Job } from '#kit/call/server/context.ts'
import { networkOf } from '#kit/ops/server/network.ts'
import { exchangeCodeFaults } from '../exchange-code.faults.ts'
import { codeGuessTable as guess } from './codeGuess.table.ts'

const hour = 3600_000
/** A person tries some wrong codes; a whole school may sit behind one address. */
const maxPerUser = 20
const maxAddressLength = 200

const keysOf = ({ actor, address }: Call) =>
  [
    { key: `user:${actor.id}`, most: maxPerUser },
    { key: `address:${networkOf(address)}`, most: maxAddressLength },
  ] as const

/** Refuses whoever has tried too many codes that never existed; codes that exist are not counted, however many race for one. */
export async function checkGuesses(call: Call): Promise<void> {
  for (const { key, most } of keysOf(call)) {
    const [blocked] = await call.db
      .select({ since: guess.since })
      .from(guess)
      .where(and(eq(guess.key, key), gte(guess.count, most), gt(guess.since, call.now - hour)))
    if (blocked)
      refuse(exchangeCodeFaults.tooManyGuesses, {
        values: { count: Math.max(1, Math.ceil((blocked.since + hour - call.now) / 60_000)) },
      })
  }
}

/** Counts a code that never existed; an hour after the first one the count begins anew. */
export async function countGuess(call: Call): Promise<void> {
  const { db, now } = call
  for (const { key } of keysOf(call)) {
    const isOver = sql`${guess.since} <= ${now - hour}`
    await db
      .insert(guess)
      .values({ key, count: 1, since: now })
      .onConflictDoUpdate({
        target: guess.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${guess.count} + 1 end`,
          since: sql`case when ${isOver} then ${now} else ${guess.since} end`,
        },
      })
  }
}

export const forgetGuesses: Job<Record<string, never>> = {
  name: 'forgetCodeGuesses',
  payload: z.record(z.string(), z.never()),
  schedule: '23 * * * *',
  run: async ({ database, now }) => {
    await database.db.delete(guess).where(lt(guess.since, now() - hour))
  },
}
