import type { SQL } from 'drizzle-orm'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { usernameKey } from '#features/people/user/user.rules.ts'
import { foreignId, moment } from '#kit/server/table.ts'

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
  },
  (table) => [uniqueIndex().on(table.tokenHash), index().on(table.userId), index().on(table.expiresAt)],
)

/**
 * Failed attempts to sign in, by account, by account and device, and by address, and registrations by address; in the
 * database, so that all processes count together (A10).
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

// By name, not by account, so that a name that does not exist is slowed down like one that does.
export const accountKey = (username: string): string => `account:${usernameKey(username)}`

/** All failures to sign in to an account, from known browsers too; deleting them forgives them. */
export const failuresOf = (username: string): SQL | undefined =>
  or(
    eq(signInAttemptTable.key, accountKey(username)),
    sql`starts_with(${signInAttemptTable.key}, ${`${accountKey(username)}:`})`,
  )

/** Captchas that were answered; each counts once. */
export const usedChallengeTable = pgTable(
  'used_challenge',
  { signature: text().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)

/** The sessions of an account, but for `keptId`; deleting them signs it out at once. */
export const sessionsOf = (userId: number, keptId?: number): SQL | undefined =>
  and(eq(sessionTable.userId, userId), keptId === undefined ? undefined : ne(sessionTable.id, keptId))
