import { and, asc, eq, or } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { hiddenValue } from '#kit/contract/field.secret.ts'
import { staff } from '#kit/contract/role.ts'
import type { Call, HandlersOf } from '#kit/call/server/context.ts'
import { fresh } from '#kit/resource/server/crud.ts'
import { crudHandlers } from '#kit/resource/server/crud.handlers.ts'
import { contains } from '#kit/resource/server/crud.query.ts'
import { updateRecord } from '#kit/resource/server/crud.write.ts'
import { seal } from '#kit/secret/server/seal.ts'
import { phrase } from '#kit/i18n/words.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { removeFactors } from '#features/people/second-factor/server/second-factor.commands.ts'
import { factorsChanged } from '#features/people/second-factor/server/second-factor.events.ts'
import type { userEndpoints } from '../user.contract.ts'
import { userWords } from '../user.words.ts'
import { passwordProblem } from './password.queries.ts'
import { addAccount, setPassword } from './accounts.commands.ts'
import type { Account } from './accounts.queries.ts'
import { importTemplate } from './importTemplate.ts'
import { importUsers } from './importUsers.ts'
import { refuseLastAdministrator, refuseSelf, userSpec } from './user.crud.ts'
import { passwordReset } from './user.events.ts'
import { sessionKeyPlace, userTable } from './user.table.ts'
import { hasAnyRole } from './user.queries.ts'

const { page, counts, get, export: exported, updateStatus } = crudHandlers(userSpec)
const optionsLimit = 50

async function refuseWeak(call: Call, field: string, password: string, username: string): Promise<void> {
  const problem = await passwordProblem(password, { min: call.services.env.PASSWORD_MIN, username })
  if (problem) refuse(kitFaults.invalid, { fields: { [field]: problem } })
}

async function lockedAccount(call: Call, id: number) {
  const [account] = await call.db.select().from(userTable).where(eq(userTable.id, id)).for('update')
  return requireOpenAccount(account)
}

/** Nothing is done any more to an account that was closed. */
function requireOpenAccount(account: Account | undefined): Account {
  if (!account) refuse(kitFaults.notFound)
  if (account.status === 'closed') refuse(kitFaults.locked)
  return account
}

/** Saves a session key sealed to its row; the operation log records that it changed, not what it is. */
async function saveSessionKey(call: Call, id: number, key: string | null): Promise<void> {
  const sealed = key === null ? null : seal(call.services.secretKey, sessionKeyPlace(id), key)
  await call.db.update(userTable).set({ sessionKey: sealed }).where(eq(userTable.id, id))
  call.record({ resource: 'user', resourceId: id, action: 'setSessionKey', after: { isSet: key !== null } })
}

export const userHandlers = {
  page,
  counts,
  get,
  export: exported,
  updateStatus,

  async options(call) {
    const { keyword, role } = call.query
    return call.db
      .select({ id: userTable.id, label: userTable.nickname, picture: userTable.avatar })
      .from(userTable)
      .where(
        and(
          eq(userTable.status, 'valid'),
          role && hasAnyRole(role === 'staff' ? staff : [role]),
          keyword
            ? or(contains(userTable.nickname, keyword), contains(userTable.username, keyword))
            : undefined,
        ),
      )
      .orderBy(asc(userTable.nickname), asc(userTable.id))
      .limit(optionsLimit)
  },

  async create(call) {
    const { password, ...account } = call.body
    await refuseWeak(call, 'password', password, account.username)
    const passwordHash = await hashPassword(password)
    const made = { ...account, passwordHash, mustChangePassword: true, creatorId: call.actor.id }
    const id = await addAccount(call.db, made, call.now)
    if (id === undefined)
      refuse(kitFaults.invalid, { fields: { username: phrase(userWords, 'problems.taken') } })
    call.record({ resource: 'user', resourceId: id, action: 'create', after: account })
    return id
  },

  async update(call) {
    const { sessionKey, ...body } = call.body
    const revision = await updateRecord(userSpec, call, body)
    if (sessionKey !== undefined) await saveSessionKey(call, body.id, sessionKey)
    return revision
  },

  // H1, A8: the next request of the account already sees its new roles.
  async assignRoles(call) {
    const { id, roles, revision } = call.body
    refuseSelf(call, id)
    const account = await lockedAccount(call, id)
    if (revision !== undefined) fresh(account, revision)
    const wasSuper = account.roles?.includes('super_admin') ?? false
    if (wasSuper !== roles.includes('super_admin')) await refuseLastAdministrator(call, id)
    const next = account.revision + 1
    await call.db
      .update(userTable)
      .set({ roles, revision: next, updatedAt: call.now })
      .where(eq(userTable.id, id))
    const before = { roles: account.roles }
    call.record({ resource: 'user', resourceId: id, action: 'assignRoles', before, after: { roles } })
    return next
  },

  async resetPassword(call) {
    const { id, newPassword } = call.body
    // One's own is changed in the profile, where the old one is asked for.
    refuseSelf(call, id)
    const [found] = await call.db.select().from(userTable).where(eq(userTable.id, id))
    const { username, mustChangePassword } = requireOpenAccount(found)
    await refuseWeak(call, 'newPassword', newPassword, username)
    const passwordHash = await hashPassword(newPassword)
    await call.transaction(async (inside) => {
      await setPassword(inside.db, id, { passwordHash, mustChange: true })
      await call.services.events.emit(inside, passwordReset, { userId: id, username })
      const before = { mustChangePassword }
      const after = { mustChangePassword: true, password: hiddenValue }
      inside.record({ resource: 'user', resourceId: id, action: 'resetPassword', before, after })
    })
    return true
  },

  async resetFactors(call) {
    const { id } = call.body
    // One's own are removed in the profile.
    refuseSelf(call, id)
    await lockedAccount(call, id)
    const factors = await removeFactors(call.db, id)
    await call.services.events.emit(call, factorsChanged, { userId: id, what: 'reset' })
    call.record({
      resource: 'user',
      resourceId: id,
      action: 'resetFactors',
      before: { factors },
      after: { factors: 0 },
    })
    return true
  },

  import: importUsers,
  importTemplate,
} satisfies HandlersOf<typeof userEndpoints>
