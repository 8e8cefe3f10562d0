import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Input } from '#kit/call/server/context.ts'
import { isKey, once } from '#kit/call/server/idempotency.ts'
import { hashPassword } from '#kit/secret/server/password.ts'
import { phrase } from '#kit/i18n/words.ts'
import { importRow, type ImportRow, type ShownColumn } from '../import/importReport.ts'
import type { userEndpoints } from '../user.contract.ts'
import { usernameKey } from '../user.rules.ts'
import { userWords } from '../user.words.ts'
import { addAccounts } from './accounts.commands.ts'
import { checkPeople, type CheckedPerson } from './checkPeople.ts'
import { keyOf, markOf, passwordsBy, type PasswordOf } from './importPasswords.ts'
import { readPeople } from './readPeople.ts'
import { reportFile } from './reportFile.ts'

type ImportCall = Input<(typeof userEndpoints)['import']>
type Report = DataOf<(typeof userEndpoints)['import']>

/** H1: looks at a sheet of people row by row, and makes their accounts when that was asked for. */
export async function importUsers(call: ImportCall): Promise<Report> {
  const { bytes } = call.upload ?? refuse(kitFaults.invalid)
  if (call.key !== undefined && !isKey(call.key)) refuse(kitFaults.reusedKey)
  const { people, unknownColumns } = await readPeople(call, bytes)
  const checked = await checkPeople(call, people)
  const report = (rows: readonly ImportRow[]) => ({
    rows: [...rows],
    takenCount: rows.filter(({ outcome }) => outcome === 'taken').length,
    unknownColumns: [...unknownColumns],
  })
  if (call.body.take === 'no') return { ...report(checked.map((one) => rowOf(call, one))), file: null }
  const seed = call.key ?? randomUUID()
  const { rows, keyMark } = await takeOver(call, checked, seed)
  const passwordOf = passwordsBy(call, keyOf(call.services.secretKey, seed, keyMark), seed)
  return { ...report(rows), file: await reportFile(call, rows, passwordOf) }
}

const rowOf = (call: Call, { found, account, password, problems }: CheckedPerson): ImportRow => ({
  at: found.at,
  outcome: account ? 'taken' : 'left',
  values: cellsOf(found.cells),
  problems: Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, call.translate(labelled(call, name, problem))]),
  ),
  isMade: account !== undefined && password === '',
})

const maxShown = 200

const cellsOf = (cells: CheckedPerson['found']['cells']): ImportRow['values'] => {
  const shown = (name: ShownColumn) => (cells[name] ?? '').trim().slice(0, maxShown)
  return {
    username: shown('username'),
    nickname: shown('nickname'),
    roles: shown('roles'),
    phone: shown('phone'),
    wxOpenid: shown('wxOpenid'),
    unionId: shown('unionId'),
  }
}

/** Some problems name their field. */
const labelled = (call: Call, name: string, problem: CheckedPerson['problems']['username'] & object) => ({
  ...problem,
  values: { label: call.translate({ namespace: 'user', key: `fields.${name}` }), ...problem.values },
})

const stored = z.object({ rows: z.array(importRow), keyMark: z.string() })

/** The version before kept rows alone; they are repeated for the 24 hours that answers are kept after an upgrade. */
const storedAnswer = z.union([stored, stored.shape.rows.transform((rows) => ({ rows, keyMark: '' }))])

/** All valid rows in one transaction, once a key; a name that somebody took meanwhile is reported like any other. */
async function takeOver(
  call: ImportCall,
  checked: readonly CheckedPerson[],
  seed: string,
): Promise<z.output<typeof stored>> {
  const { key, body } = call
  const { secretKey } = call.services
  const hashes = await hashAll(call, checked, passwordsBy(call, secretKey, seed))
  const answer = await call.transaction((inner) => {
    const work = async () => {
      const rows = await makeAccounts(inner, checked, hashes)
      return JSON.stringify({ rows, keyMark: markOf(secretKey, seed) })
    }
    const document = createHash('sha256')
      .update(call.upload?.bytes ?? '')
      .digest('base64url')
    return key === undefined
      ? work()
      : once(inner, { key, path: '/system/user/import', body: { ...body, document } }, work)
  })
  return storedAnswer.parse(JSON.parse(answer))
}

const hashesAtOnce = 2

/** A pair at a time: others want to sign in meanwhile. It is what takes long; who goes away before its end has made nobody. */
async function hashAll(
  { watch }: Call,
  checked: readonly CheckedPerson[],
  passwordOf: PasswordOf,
): Promise<ReadonlyMap<CheckedPerson, string>> {
  const hashes = new Map<CheckedPerson, string>()
  const valid = checked.filter(({ account }) => account !== undefined)
  const waiting = valid.values()
  const work = async () => {
    for (const one of waiting) {
      watch.signal.throwIfAborted()
      hashes.set(one, await hashPassword(one.password || passwordOf(one.account?.username ?? '')))
      watch.report({ done: hashes.size, of: valid.length })
    }
  }
  await Promise.all(Array.from({ length: hashesAtOnce }, work))
  return hashes
}

async function makeAccounts(
  call: Call,
  checked: readonly CheckedPerson[],
  hashes: ReadonlyMap<CheckedPerson, string>,
): Promise<ImportRow[]> {
  const accounts = checked.flatMap((one) => {
    const passwordHash = hashes.get(one)
    return one.account && passwordHash !== undefined
      ? [{ ...one.account, passwordHash, mustChangePassword: true, creatorId: call.actor.id }]
      : []
  })
  const made = await addAccounts(call.db, accounts, call.now)
  return checked.map((one) => {
    const { account } = one
    if (!account) return rowOf(call, one)
    const id = made.get(usernameKey(account.username))
    if (id !== undefined) {
      call.record({ resource: 'user', resourceId: id, action: 'create', after: account })
      return rowOf(call, one)
    }
    const problems = { username: phrase(userWords, 'problems.taken') }
    return rowOf(call, { ...one, account: undefined, problems })
  })
}
