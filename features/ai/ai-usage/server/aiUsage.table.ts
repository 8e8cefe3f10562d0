import { bigint, bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AiPurpose } from '#kit/ai/aiWork.ts'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { LimitScope } from '../ai-usage.limits.ts'

/** Millionths of a yuan: a token costs less than a fen, and sums are exact. */
const microYuan = () => bigint({ mode: 'number' })
const count = () => bigint({ mode: 'number' }).notNull().default(0)

/** Whose bill, whose agent (0: the system's default), and who chose it. */
const who = () => ({
  ownerId: foreignId().notNull(),
  agentId: foreignId().notNull(),
  borrowerId: foreignId().notNull(),
  purpose: text().$type<AiPurpose>().notNull(),
})

/** What was worked and what it cost, summed up by day; only ever added to. */
export const aiUsageTable = pgTable(
  'ai_usage',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** In the installation's time zone: `2026-11-22`. */
    day: text().notNull(),
    ...who(),
    calls: count(),
    inputTokens: count(),
    outputTokens: count(),
    pictures: count(),
    speechMs: count(),
    cost: count(),
  },
  (table) => [
    uniqueIndex('ai_usage_day_who').on(
      table.ownerId,
      table.day,
      table.agentId,
      table.borrowerId,
      table.purpose,
    ),
    index().on(table.borrowerId, table.day),
    index().on(table.agentId, table.day),
    index().on(table.day.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** A call on its way: what it may cost at most is held back until it is known. A crash leaves it; a job books it. */
export const aiCallTable = pgTable(
  'ai_call',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    day: text().notNull(),
    at: moment().notNull(),
    ...who(),
    /** At most. */
    cost: microYuan().notNull(),
    /** What was sent, by estimate, and what that alone costs. */
    inputTokens: integer().notNull(),
    inputCost: microYuan().notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.at)],
)

/** What an owner lets be spent; see `limitScopes`. */
export const aiLimitTable = pgTable(
  'ai_limit',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    ownerId: foreignId().notNull(),
    scope: text().$type<LimitScope>().notNull(),
    /** 0 where the scope names nobody. */
    subjectId: foreignId().notNull().default(0),
    monthLimit: microYuan(),
    dayLimit: microYuan(),
  },
  (table) => [uniqueIndex('ai_limit_of').on(table.ownerId, table.scope, table.subjectId)],
)
