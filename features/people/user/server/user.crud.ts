import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Role } from '#kit/contract/role.ts'
import { openAccess } from '#kit/resource/server/access.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { hasFactor } from '#features/people/second-factor/server/second-factor.queries.ts'
import { user } from '../user.contract.ts'
import { userFaults } from '../user.faults.ts'
import { otherSuperAdmins } from './otherSuperAdmins.ts'
import { userTable } from './user.table.ts'
import { hasAnyRole } from './user.queries.ts'

const maker = alias(userTable, 'maker')

const hasRole = (value: Role | readonly Role[]): SQL =>
  hasAnyRole(typeof value === 'string' ? [value] : value)

/** Nobody raises themselves, or locks themselves out. */
export function refuseSelf({ actor }: Call, userId: number): void {
  if (userId === actor.id) refuse(userFaults.notYourself)
}

/** Somebody can always let others in; and of two who remove each other at once, the second is none any more. */
export async function refuseLastAdministrator(call: Call, userId: number): Promise<void> {
  const others = await otherSuperAdmins(call.db, userId)
  if (others.length === 0) refuse(userFaults.lastSuperAdmin)
  if (!others.includes(call.actor.id)) refuse(kitFaults.forbidden)
}

export const userSpec = {
  resource: user,
  table: userTable,
  people: maker,
  access: openAccess,
  label: userTable.nickname,
  picture: userTable.avatar,
  extra: {
    hasSessionKey: sql`${userTable.sessionKey} is not null`,
    hasSecondFactor: hasFactor(userTable.id),
  },
  conditions: { role: hasRole },
  exported: {
    username: 'plain',
    nickname: 'plain',
    roles: 'value',
    avatar: 'plain',
    phone: 'plain',
    wxOpenid: 'plain',
    hasSessionKey: 'plain',
    hasSecondFactor: 'plain',
    unionId: 'plain',
    lastLoginAt: 'time',
  },
  pickable: () => eq(userTable.status, 'valid'),
  editableIn: ['valid', 'invalid'],
  async beforeMove(call, move, record) {
    if (move !== 'invalidate') return
    refuseSelf(call, record.id)
    await refuseLastAdministrator(call, record.id)
  },
} satisfies CrudSpec
