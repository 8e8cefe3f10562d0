import { boolean, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'
import type { AiPlatform } from '#kit/ai/aiProvider.ts'
import { bigramsOf, falling, foreignId, listIndex, stampColumns } from '#kit/data/server/table.ts'

export const agentTable = pgTable(
  'agent',
  {
    ...stampColumns(),
    status: text().notNull().default('enabled'),
    name: text().notNull(),
    avatar: text().notNull(),
    platform: text().$type<AiPlatform>().notNull(),
    baseUrl: text().notNull().default(''),
    assistantId: text().notNull(),
    /** Sealed for this row and its owner, see agent.secrets.ts; '' is none. */
    sealedKey: text().notNull().default(''),
    sealedSecret: text().notNull().default(''),
    note: text().notNull().default(''),
    voiceId: foreignId(),
    speed: doublePrecision(),
    isPublic: boolean().notNull().default(false),
  },
  (table) => [
    index('agent_name_search').using('gin', bigramsOf(table.name)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    index().on(table.creatorId),
  ],
)
