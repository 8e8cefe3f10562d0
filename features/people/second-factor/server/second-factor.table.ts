import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { foreignId, moment } from '#kit/data/server/table.ts'
import type { FactorKind } from '../second-factor.contract.ts'
import type { transports } from '../transports.ts'

/** By what accounts prove beside the password that it is they. */
export const secondFactorTable = pgTable(
  'second_factor',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    kind: text().$type<FactorKind>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    // Absent: an app's secret of which no code was entered yet, so it counts for nothing.
    confirmedAt: moment(),
    lastUsedAt: moment(),
    // Of an app: sealed with the server's key, to this owner and row; never shown again.
    sealedSecret: text(),
    // The newest step of 30 seconds whose code was taken: each code counts once.
    lastStep: moment(),
    credentialId: text(),
    publicKey: text(),
    // How often the authenticator has signed, where it counts: a copy of it is behind.
    counter: moment().notNull().default(0),
    transports: text().array().$type<(typeof transports)[number][]>(),
  },
  (table) => [index().on(table.userId), uniqueIndex().on(table.credentialId)],
)

export type FactorRow = typeof secondFactorTable.$inferSelect

/** What authenticators are asked to sign; in the database, so that whichever server is answered knows it. Each counts once. */
export const passkeyChallengeTable = pgTable(
  'passkey_challenge',
  {
    challenge: text().primaryKey(),
    userId: foreignId().notNull(),
    purpose: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
)

/** Codes for the day when every other factor is lost, as hashes; one that was used is gone. */
export const recoveryCodeTable = pgTable(
  'recovery_code',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: foreignId().notNull(),
    codeHash: text().notNull(),
  },
  (table) => [index().on(table.userId)],
)
