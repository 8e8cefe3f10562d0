import { bigint, boolean, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'
import type { HelpSource } from '../../help.source.ts'

/** What is known of a reply of a tutor or a partner beside its words, which stand in the talk. */
export const helpTurnTable = pgTable('help_turn', {
  talkId: bigint({ mode: 'number' }).primaryKey(),
  /** How far the hints had gone, from 1. */
  rung: integer().notNull(),
  sources: jsonb().$type<readonly HelpSource[]>().notNull(),
  /** The AI's own words repeated what is not to be known yet. */
  isHeld: boolean().notNull(),
  /** The configuration and the agent that were asked; null: the built-in one, the default. */
  configId: foreignId(),
  agentId: foreignId(),
  inputTokens: integer().notNull(),
  outputTokens: integer().notNull(),
})
