import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { problemsOf } from '#kit/contract/problem.ts'
import type { Role } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { importColumns, type ImportColumn } from '../import/importReport.ts'
import { passwordProblem } from './password.queries.ts'
import { newUser, newUserFields } from '../user.contract.ts'
import { usernameKey } from '../user.rules.ts'
import { userWords } from '../user.words.ts'
import { userTable } from './user.table.ts'
import { roleReader, type FoundPerson } from './readPeople.ts'

export type NewPerson = Omit<z.output<typeof newUser>, 'password'>

/** A row of the sheet, read as an account: what may be made of it, or why not, by column. */
export interface CheckedPerson {
  readonly found: FoundPerson
  readonly account: NewPerson | undefined
  /** '' where one is to be made. */
  readonly password: string
  readonly problems: Readonly<Partial<Record<ImportColumn, Phrase>>>
}

type Problems = Partial<Record<ImportColumn, Phrase>>

/** Rows as accounts, held to the limits of the form and to what the others and the database say. */
export async function checkPeople(call: Call, people: readonly FoundPerson[]): Promise<CheckedPerson[]> {
  const taken = await takenNames(call, people)
  const readRole = roleReader(call)
  const firstAt = new Map<string, number>()
  const looked = people.map((found) => {
    const key = usernameKey(found.cells.username ?? '')
    const earlier = firstAt.get(key)
    if (key !== '' && earlier === undefined) firstAt.set(key, found.at)
    const named: Problems =
      earlier !== undefined
        ? { username: phrase(userWords, 'import.repeated', { row: earlier }) }
        : taken.has(key)
          ? { username: phrase(userWords, 'problems.taken') }
          : {}
    return checked(call, found, readRole, named)
  })
  return Promise.all(looked)
}

async function takenNames({ db }: Call, people: readonly FoundPerson[]): Promise<ReadonlySet<string>> {
  const keys = people.map(({ cells }) => usernameKey(cells.username ?? ''))
  const name = sql<string>`lower(${userTable.username})`
  const rows = await db.select({ name }).from(userTable).where(inArray(name, keys))
  return new Set(rows.map((row) => row.name))
}

// Commas and semicolons, also full-width and ideographic ones, strokes, lines of a cell.
const separators = /[,;\uff0c\uff1b\u3001/|\n]/

// Stands in for the password that will be made, so that the schema of the form can look at the rest.
const placeholder = 'made when it is taken'

async function checked(
  call: Call,
  found: FoundPerson,
  readRole: (text: string) => Role | undefined,
  named: Problems,
): Promise<CheckedPerson> {
  const { cells, formulas } = found
  const { password = '', nickname = '', username = '' } = cells
  const { roles, unknown } = rolesIn(cells.roles ?? '', readRole)
  const input = {
    ...cells,
    roles,
    // Who has no other name is called as they sign in.
    nickname: nickname.trim() === '' ? username : nickname,
    password: password === '' ? placeholder : password,
  }
  const parsed = newUser.safeParse(input, { reportInput: true })
  const weak = await passwordProblem(input.password, { min: call.services.env.PASSWORD_MIN, username })
  const problems: Problems = {
    ...(weak && password !== '' && { password: weak }),
    ...named,
    ...(parsed.success ? {} : byColumn(problemsOf(parsed.error.issues, newUserFields))),
    ...(unknown !== undefined && { roles: phrase(userWords, 'import.unknownRole', { role: unknown }) }),
    ...Object.fromEntries(formulas.map((name) => [name, phrase(userWords, 'import.formula')])),
  }
  if (!parsed.success || Object.keys(problems).length > 0)
    return { found, account: undefined, password, problems }
  const { password: _password, ...account } = parsed.data
  return { found, account, password, problems }
}

/** Roles of a cell, one or several between commas of any script; the first that is none is reported. */
function rolesIn(text: string, readRole: (text: string) => Role | undefined) {
  const named = text.split(separators).filter((part) => part.trim() !== '')
  const found = named.map((name) => readRole(name))
  return {
    roles: [...new Set(found.filter((role) => role !== undefined))],
    unknown: named
      .find((_, index) => found[index] === undefined)
      ?.trim()
      .slice(0, 40),
  }
}

/** A problem of `roles.0` is one of the cell. */
function byColumn(problems: Readonly<Record<string, Phrase>>): Problems {
  const entries = Object.entries(problems).flatMap(([path, problem]) => {
    const column = importColumns.find((name) => name === path.split('.')[0])
    return column ? [[column, problem] as const] : []
  })
  return Object.fromEntries(entries)
}
