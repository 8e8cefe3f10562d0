import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { foreignId } from '#kit/data/server/table.ts'
import type { HelpSource } from '../../help.source.ts'

/** What is known of a reply of a tutor or a partner beside its words, which stand in the talk. */
export const helpTurnTable = pgTable('help_turn', {
  talkId: bigint({ mode: 'number' }).primaryKey(),
  /** How far the hints had gone, from 1. */
  rung: integer().notNull(),
  sources: jsonb().$type<readonly HelpSource[]>().notNull(),
  /** How many of the author's hints the AI was told. */
  hintsTold: integer().notNull(),
  /** Words of the AI's that were sent and stand in no reply: they were taken back, or the learner stopped them. */
  sent: text().notNull().default(''),
  /** The agent that was asked; null: the default. */
  agentId: foreignId(),
  inputTokens: integer().notNull(),
  outputTokens: integer().notNull(),
})
