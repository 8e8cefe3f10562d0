import { bigserial, bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId, moment, stampColumns } from '#kit/data/server/table.ts'
import type { Ending } from '../ai-config.debug.ts'
import type { Expectation, Verdict } from '../ai-config.expectations.ts'

/** Answers that were tried, to compare; the oldest give way. */
export const aiConfigRunTable = pgTable(
  'ai_config_run',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    configId: foreignId().notNull(),
    exampleId: foreignId(),
    creatorId: foreignId().notNull(),
    createdAt: moment().notNull(),
    /** The configuration as it was tried. */
    json: text().notNull(),
    input: text().notNull(),
    output: text().notNull(),
    ending: text().$type<Ending>().notNull(),
    inputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    firstMs: integer(),
    totalMs: integer().notNull(),
    /** Millionths of a yuan; null where no price was known. */
    cost: bigint({ mode: 'number' }),
    verdict: text().$type<Verdict>(),
    /** Places of what did not hold. */
    broken: integer().array().notNull().default([]),
  },
  (table) => [
    index().on(table.configId, table.id.desc().nullsFirst()),
    index().on(table.exampleId, table.id.desc().nullsFirst()),
  ],
)

/** Reference examples: inputs, and what must hold of the answers. */
export const aiConfigExampleTable = pgTable(
  'ai_config_example',
  {
    ...stampColumns(),
    configId: foreignId().notNull(),
    name: text().notNull(),
    input: text().notNull(),
    holds: jsonb().$type<readonly Expectation[]>().notNull(),
  },
  (table) => [index().on(table.configId, table.id)],
)
