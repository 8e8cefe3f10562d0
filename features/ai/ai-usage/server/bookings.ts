import { sql } from 'drizzle-orm'
import { localDay } from '#kit/time/calendar.ts'
import type { AiPurpose } from '#kit/ai/aiWork.ts'
import type { Services } from '#kit/call/server/context.ts'
import { costOf, type Prices, type Work } from '../ai-usage.cost.ts'
import { aiCallTable, aiUsageTable } from './aiUsage.table.ts'
import { enforceLimits, type Payer } from './limits.ts'
import { readPrices } from './prices.ts'

export type Books = Pick<Services, 'database' | 'env' | 'now'>

/** What a call may come to. */
export interface ReserveRequest extends Payer {
  readonly purpose: AiPurpose
  /** At most. */
  readonly most: Work
  /** What it comes to even if nobody ever learns how it ended. */
  readonly least: Work
}

/** A call on its way, and what it will be billed by. */
export interface Booking {
  readonly id: number
  readonly prices: Prices
}

/** Reserves what a call may cost. @throws AiError `spent` where that is more than is left */
export function reserve({ database, env, now }: Books, request: ReserveRequest): Promise<Booking> {
  const { ownerId, agentId, borrowerId, purpose, most, least } = request
  const at = now()
  const day = localDay(at, env.TZ_DEFAULT)
  return database.db.transaction(async (db) => {
    const prices = await readPrices(db)
    const cost = costOf(most, prices)
    await enforceLimits(db, request, day, cost)
    const inputCost = costOf(least, prices)
    const row = { ownerId, agentId, borrowerId, purpose, day, at, cost }
    const [made] = await db
      .insert(aiCallTable)
      .values({ ...row, inputTokens: least.inputTokens, inputCost })
      .returning({ id: aiCallTable.id })
    if (!made) throw new Error('the call was not booked')
    return { id: made.id, prices }
  })
}

const sums = sql`calls = ai_usage.calls + excluded.calls,
  input_tokens = ai_usage.input_tokens + excluded.input_tokens,
  output_tokens = ai_usage.output_tokens + excluded.output_tokens,
  pictures = ai_usage.pictures + excluded.pictures,
  speech_ms = ai_usage.speech_ms + excluded.speech_ms,
  cost = ai_usage.cost + excluded.cost`

const into = sql`insert into ${aiUsageTable} (owner_id, day, agent_id, borrower_id, purpose, calls, input_tokens,
  output_tokens, pictures, speech_ms, cost)`

const adding = sql`on conflict (owner_id, day, agent_id, borrower_id, purpose) do update set ${sums}`

/** Gives back what was reserved and adds what was worked, in one statement: called twice, it adds once. */
export async function settle({ database }: Books, { id, prices }: Booking, worked: Work): Promise<void> {
  const { inputTokens, outputTokens, pictures, speechMs } = worked
  const figures = sql`1, ${inputTokens}::bigint, ${outputTokens}::bigint, ${pictures}::bigint, ${speechMs}::bigint, ${costOf(worked, prices)}::bigint`
  await database.db.execute(sql`with gone as (delete from ${aiCallTable} where id = ${id} returning *) ${into}
    select owner_id, day, agent_id, borrower_id, purpose, ${figures} from gone ${adding}`)
}

/** Gives back what was reserved: nothing was worked. */
export async function release({ database }: Books, { id }: Booking): Promise<void> {
  await database.db.execute(sql`delete from ${aiCallTable} where id = ${id}`)
}

const forgottenAfterMs = 3_600_000

/** Books what was sent of the calls that nobody came back from: the process ended while they were on their way. */
export async function bookForgotten({ database, now }: Books): Promise<void> {
  const long = now() - forgottenAfterMs
  await database.db
    .execute(sql`with gone as (delete from ${aiCallTable} where at <= ${long}::bigint returning *) ${into}
    select owner_id, day, agent_id, borrower_id, purpose, count(*), sum(input_tokens), 0, 0, 0, sum(input_cost)
    from gone group by owner_id, day, agent_id, borrower_id, purpose ${adding}`)
}
