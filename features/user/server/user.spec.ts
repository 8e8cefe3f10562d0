import { eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { refuse } from '#kit/fault.ts'
import type { Role } from '#kit/role.ts'
import { openAccess } from '#kit/server/access.ts'
import type { Call } from '#kit/server/context.ts'
import type { CrudSpec } from '#kit/server/crud.ts'
import { user } from '../user.contract.ts'
import { userFaults } from '../user.faults.ts'
import { endSessions, hasOtherSuperAdmin } from './accounts.ts'
import { userTable } from './user.table.ts'

const maker = alias(userTable, 'maker')

/** Accounts that hold any of the roles; a damaged one holds none. */
const holds = (wanted: Role | readonly Role[]): SQL => {
  const list = typeof wanted === 'string' ? [wanted] : [...wanted]
  return sql`${userTable.roles} && ${sql.param(list, userTable.roles)}`
}

/** Nobody locks themselves out, and somebody can always let others in. */
export async function keepsAnAdministrator(call: Call, userId: number): Promise<void> {
  if (userId === call.actor.id) refuse(userFaults.notYourself)
  if (!(await hasOtherSuperAdmin(call.db, userId))) refuse(userFaults.lastSuperAdmin)
}

export const userSpec = {
  resource: user,
  table: userTable,
  people: maker,
  access: openAccess,
  label: userTable.nickname,
  picture: userTable.avatar,
  extra: { hasSessionKey: sql`${userTable.sessionKey} is not null` },
  conditions: { role: holds },
  pickable: () => eq(userTable.status, 'valid'),
  async beforeMove(call, move, record) {
    if (move !== 'invalidate') return
    await keepsAnAdministrator(call, record.id)
    await endSessions(call.db, record.id)
  },
} satisfies CrudSpec
