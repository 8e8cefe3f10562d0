import { and, eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { creators } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import { phrase } from '#kit/i18n/words.ts'
import { userFaults } from '../user.faults.ts'
import type { OwnedRecord } from '../account.owned.ts'
import { accountFaults } from '../account.faults.ts'
import { accountWords } from '../account.words.ts'
import { userTable } from './user.table.ts'
import { hasAnyRole } from './user.queries.ts'
import { otherSuperAdmins } from './otherSuperAdmins.ts'

type Parts = readonly PersonalData[]

interface Closing {
  readonly id: number
  readonly handOverTo: number | null
}

/** Closes an account inside the caller's transaction: what others use finds another owner, the rest of the person goes. */
export async function closeAccount(call: Call, parts: Parts, { id, handOverTo }: Closing): Promise<void> {
  const [account] = await call.db.select().from(userTable).where(eq(userTable.id, id)).for('update')
  if (!account) refuse(kitFaults.notFound)
  if (account.status === 'closed') refuse(kitFaults.locked)
  await refuseLastAdministrator(call, account)
  await handOver(call, parts, { id, handOverTo })
  for (const { erase } of parts) await erase?.(call, account)
  const after = { status: 'closed', handOverTo }
  call.record({
    resource: 'user',
    resourceId: id,
    action: 'closeAccount',
    before: { status: account.status },
    after,
  })
}

/** The last one cannot go; and of two who close each other at once, the second is none any more. */
async function refuseLastAdministrator(
  call: Call,
  { id, roles }: typeof userTable.$inferSelect,
): Promise<void> {
  if (!roles?.includes('super_admin') && call.actor.id === id) return
  const others = await otherSuperAdmins(call.db, id)
  if (others.length === 0) refuse(userFaults.lastSuperAdmin)
  if (call.actor.id !== id && !others.includes(call.actor.id)) refuse(kitFaults.forbidden)
}

async function handOver(call: Call, parts: Parts, { id, handOverTo }: Closing): Promise<void> {
  const holdings = parts.flatMap((part) => part.holdings ?? [])
  const owned: OwnedRecord[] = []
  for (const { resource, list } of holdings)
    for (const one of await list(call.db, id)) owned.push({ resource, ...one })
  if (owned.length === 0) return
  if (handOverTo === null)
    refuse(accountFaults.holdsPublic, { values: { count: owned.length }, data: { held: owned } })
  if (!(await mayTakeOver(call, id, handOverTo)))
    refuse(kitFaults.invalid, { fields: { handOverTo: phrase(accountWords, 'problems.notSuccessor') } })
  for (const holding of holdings) await holding.handOver(call, id, handOverTo)
}

/** Whoever takes over content must be able to work on it. */
async function mayTakeOver({ db }: Call, id: number, toId: number): Promise<boolean> {
  if (toId === id) return false
  const isCreator = and(eq(userTable.id, toId), eq(userTable.status, 'valid'), hasAnyRole(creators))
  const found = await db.select({ id: userTable.id }).from(userTable).where(isCreator).for('share')
  return found.length > 0
}
