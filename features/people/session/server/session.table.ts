import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'

/** Who is signed in where. Only the token's hash is kept, so a stolen copy of the table opens nothing. */
export const sessionTable = pgTable(
  'session',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    tokenHash: text().notNull(),
    userId: foreignId().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    device: text().notNull().default(''),
    address: text().notNull().default(''),
    // The zone that the browser named at sign-in; a learner's days begin in it.
    timeZone: text().notNull(),
    // When they last proved that it is they, by signing in or later: some calls ask for that anew after a while.
    confirmedAt: moment().notNull().default(0),
    // Whether a second factor opened it, or was set up in it: what a role that asks for one opens, it opens to no other.
    hasFactor: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId), index().on(table.expiresAt)],
)

/**
 * Failed attempts to sign in, by account, by account and device, and by address, tries of second factors, and registrations
 * by address; in the database, so that all processes count together (A10).
 */
export const signInAttemptTable = pgTable(
  'sign_in_attempt',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [index().on(table.lastAt)],
)

/** Captchas that were answered; each counts once. */
export const usedChallengeTable = pgTable(
  'used_challenge',
  { signature: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)

/** Who gave the right password and must still prove it by a second factor. Its token opens nothing but that. */
export const pendingSignInTable = pgTable(
  'pending_sign_in',
  {
    tokenHash: text().primaryKey(),
    userId: foreignId().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)
