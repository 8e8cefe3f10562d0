import { bigserial, boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** What a learner said to a card and what came back, one row an exchange; `reply` is null while it is on its way. */
export const talkTable = pgTable(
  'talk',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    // The client's own number of this action: a repeated one has one effect.
    clientId: uuid().notNull(),
    learnerId: foreignId().notNull(),
    activityVersionId: foreignId().notNull(),
    cardId: foreignId().notNull(),
    /** With the card's own AI, or about the card with the activity's tutor or partner. */
    manner: text({ enum: ['card', 'tutor', 'partner'] })
      .notNull()
      .default('card'),
    /** How many answers to the card came before: each begins another talk. */
    round: integer().notNull(),
    place: integer().notNull(),
    said: text().notNull(),
    reply: text(),
    isFallback: boolean().notNull().default(false),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex().on(table.clientId),
    // Two who speak at once: the second waits for the first.
    uniqueIndex('talk_turn').on(
      table.learnerId,
      table.activityVersionId,
      table.cardId,
      table.manner,
      table.round,
      table.place,
    ),
  ],
)
