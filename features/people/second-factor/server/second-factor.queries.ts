import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Role } from '#kit/contract/role.ts'
import type { Db } from '#kit/call/server/context.ts'
import type { Env } from '#kit/ops/server/env.ts'
import type { FactorWay } from '../proof.ts'
import type { FactorRow } from './second-factor.table.ts'
import { recoveryCodeTable, secondFactorTable } from './second-factor.table.ts'

/** The factors of an account that count, the newest first. */
export const factorsOf = (db: Db, userId: number): Promise<FactorRow[]> =>
  db
    .select()
    .from(secondFactorTable)
    .where(and(eq(secondFactorTable.userId, userId), isNotNull(secondFactorTable.confirmedAt)))
    .orderBy(desc(secondFactorTable.id))

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ codes: count() })
    .from(recoveryCodeTable)
    .where(eq(recoveryCodeTable.userId, userId))
  return row?.codes ?? 0
}

/** By what an account can prove that it is they; nothing where it has no second factor. */
export async function waysOf(db: Db, userId: number): Promise<FactorWay[]> {
  const factors = await factorsOf(db, userId)
  if (factors.length === 0) return []
  const hasCodes = (await countRecoveryCodes(db, userId)) > 0
  return [
    ...(factors.some(({ kind }) => kind === 'passkey') ? (['passkey'] as const) : []),
    ...(factors.some(({ kind }) => kind === 'totp') ? (['code'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ]
}

/** Whether the operator asks holders of any of these roles for a second factor. */
export const isFactorRequired = (
  { SECOND_FACTOR_ROLES }: Pick<Env, 'SECOND_FACTOR_ROLES'>,
  roles: readonly Role[],
): boolean => roles.some((role) => SECOND_FACTOR_ROLES.includes(role))

/** Whether the account of this number has a factor that counts. */
export const hasFactor = (userId: PgColumn): SQL<boolean> =>
  sql`exists (select 1 from ${secondFactorTable} where ${secondFactorTable.userId} = ${userId}
    and ${secondFactorTable.confirmedAt} is not null)`
