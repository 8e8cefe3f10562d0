import { roles } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'
import { hiddenValue } from '#kit/contract/field.secret.ts'
import { commandLine, writeLog } from '#kit/call/server/call.ts'
import type { Change, Db } from '#kit/call/server/context.ts'
import { generatePassword, hashPassword } from '#kit/secret/server/password.ts'
import { phrase } from '#kit/i18n/words.ts'
import { messageWords } from '#features/learning/message/message.words.ts'
import { tellOwner } from '#features/learning/message/server/message.commands.ts'
import { removeFactors } from '#features/people/second-factor/server/second-factor.commands.ts'
import { endSessions, signOut, signOutOfFactors } from '#features/people/session/server/session.commands.ts'
import {
  addAccount,
  changeAccount,
  lockAccount,
  setPassword,
} from '#features/people/user/server/accounts.commands.ts'
import { findByName } from '#features/people/user/server/accounts.queries.ts'
import { isUsername } from '#features/people/user/user.rules.ts'

/** Notes what the operator did, as the operation log notes what people do (K3). */
const record = (db: Db, now: number, change: Omit<Change, 'resource'>) =>
  writeLog(db, [{ resource: 'user', ...change }], { actorId: null, at: now, requestId: commandLine })

/** What went wrong, as the operator reads it. */
export class CommandProblem extends Error {}

const usage = `npm run user -- create NAME [--roles ROLE,…] [--password PASSWORD] [--nickname NICKNAME]
npm run user -- password NAME [--password PASSWORD]
npm run user -- roles NAME ROLE,…
npm run user -- status NAME valid|invalid
npm run user -- reset-factors NAME
Roles: ${roles.join(', ')}. A password that is not given is generated, printed, and must be changed at sign-in.`

interface Options {
  readonly password?: string | undefined
  readonly nickname?: string | undefined
  readonly roles?: string | undefined
}

/** Runs `npm run user -- …` for the operator; answers what to print. */
export async function runUserCommand(
  db: Db,
  words: readonly string[],
  options: Options,
  now: number,
): Promise<string> {
  const [command, name, value] = words
  if (name === undefined) throw new CommandProblem(usage)
  switch (command) {
    case 'create':
      return create(db, name, options, now)
    case 'password':
      return changePassword(db, name, options, now)
    case 'roles':
      return bindRoles(db, name, readRoles(value), now)
    case 'reset-factors':
      return resetFactors(db, name, now)
    case 'status':
      return setStatus(db, name, value, now)
    default:
      throw new CommandProblem(usage)
  }
}

const isRole = (text: string): text is Role => roles.some((role) => role === text)

function readRoles(list: string | undefined): Role[] {
  const named = (list ?? '').split(',').filter(Boolean)
  const wrong = named.filter((role) => !isRole(role))
  if (wrong.length > 0 || named.length === 0)
    throw new CommandProblem(`${wrong.join(', ') || 'Nothing'} is not a role. Roles: ${roles.join(', ')}`)
  return [...new Set(named.filter(isRole))]
}

async function passwordFrom(chosen: string | undefined) {
  if (chosen !== undefined && chosen.length < 6)
    throw new CommandProblem('A password has at least 6 characters.')
  const password = chosen ?? generatePassword()
  const passwordText = chosen === undefined ? ` Password: ${password}` : ''
  return { passwordHash: await hashPassword(password), mustChange: chosen === undefined, passwordText }
}

async function create(db: Db, username: string, options: Options, now: number): Promise<string> {
  if (!isUsername(username))
    throw new CommandProblem('A name has 3 to 20 of A-Z, a-z, 0-9, dot, hyphen, underscore.')
  const bound = options.roles === undefined ? [] : readRoles(options.roles)
  const { passwordHash, mustChange, passwordText } = await passwordFrom(options.password)
  const nickname = options.nickname ?? username
  const account = { username, nickname, passwordHash, roles: bound, mustChangePassword: mustChange }
  const id = await db.transaction(async (inside) => {
    const added = await addAccount(inside, account, now)
    const after = { username, nickname, roles: bound }
    if (added !== undefined) await record(inside, now, { resourceId: added, action: 'create', after })
    return added
  })
  if (id === undefined) throw new CommandProblem(`${username} exists already.`)
  return `Created ${username}.${passwordText}`
}

async function existing(db: Db, username: string) {
  const account = await findByName(db, username)
  if (!account) throw new CommandProblem(`There is no account ${username}.`)
  return account
}

async function changePassword(db: Db, username: string, options: Options, now: number): Promise<string> {
  const account = await existing(db, username)
  const { passwordText, ...password } = await passwordFrom(options.password)
  await db.transaction(async (inside) => {
    await setPassword(inside, account.id, password)
    await signOut(inside, { userId: account.id, username: account.username })
    const before = { mustChangePassword: account.mustChangePassword }
    const after = { mustChangePassword: password.mustChange, password: hiddenValue }
    await record(inside, now, { resourceId: account.id, action: 'resetPassword', before, after })
  })
  return `The password of ${account.username} is changed and its sessions are ended.${passwordText}`
}

async function bindRoles(db: Db, username: string, bound: Role[], now: number): Promise<string> {
  const account = await existing(db, username)
  await db.transaction(async (inside) => {
    await changeAccount(inside, account, { roles: bound }, now)
    const before = { roles: account.roles }
    await record(inside, now, {
      resourceId: account.id,
      action: 'assignRoles',
      before,
      after: { roles: bound },
    })
  })
  return `${account.username} is now ${bound.join(', ')}.`
}

/** For whoever has lost every second factor and the recovery codes too. */
async function resetFactors(db: Db, username: string, now: number): Promise<string> {
  const account = await existing(db, username)
  const factors = await db.transaction(async (inside) => {
    await lockAccount(inside, account.id)
    const removed = await removeFactors(inside, account.id)
    await signOutOfFactors(inside, account.id)
    await tellOwner(inside, { userId: account.id, told: phrase(messageWords, 'told.factorsReset') }, now)
    const [before, after] = [{ factors: removed }, { factors: 0 }]
    await record(inside, now, { resourceId: account.id, action: 'resetFactors', before, after })
    return removed
  })
  return `${factors} second factors of ${account.username} are removed and its sessions are ended.`
}

async function setStatus(db: Db, username: string, status: string | undefined, now: number): Promise<string> {
  if (status !== 'valid' && status !== 'invalid') throw new CommandProblem(usage)
  const account = await existing(db, username)
  await db.transaction(async (inside) => {
    await changeAccount(inside, account, { status }, now)
    if (status === 'invalid') await endSessions(inside, account.id)
    const action = status === 'invalid' ? 'invalidate' : 'validate'
    const before = { status: account.status }
    await record(inside, now, { resourceId: account.id, action, before, after: { status } })
  })
  return `${account.username} is now ${status}.`
}
