import type { SQL } from 'drizzle-orm'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/call/server/context.ts'
import type { Link } from '#kit/resource/server/crud.ts'
import { staff } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'
import { viewOf } from '#kit/data/server/viewOf.ts'
import { usernameKey } from '../user.rules.ts'
import { userTable } from './user.table.ts'

const columns = ['id', 'nickname', 'description', 'avatar', 'roles', 'status', 'deletedAt'] as const

/** Accounts as others read them: nothing of how somebody signs in. */
export const userView = viewOf(userTable, columns)

/** The same under another name, for a query that joins two people. */
export const userViewAs = <Name extends string>(name: Name) => viewOf(userTable, columns, name)

/** The columns `<who>Name` and `<who>Avatar` of rows that name somebody by `id`; '' where nobody is. */
export function personColumns(who: string, id: PgColumn): Readonly<Record<string, SQL>> {
  const person = userViewAs(who)
  const read = (column: PgColumn) =>
    sql`coalesce((select ${column} from ${person} where ${person.id} = ${id}), '')`
  return { [`${who}Name`]: read(person.nickname), [`${who}Avatar`]: read(person.avatar) }
}

/** Accounts that hold any of these roles; a damaged one holds none. */
export const hasAnyRole = (wanted: readonly Role[]): SQL =>
  sql`${userTable.roles} && ${sql.param([...wanted], userTable.roles)}`

/** Accounts of those who work here now: who is only a learner teaches and assists nobody. */
export const isOnStaff = (): SQL | undefined => and(eq(userTable.status, 'valid'), hasAnyRole(staff))

/** The staff of a record, linked in `table` and answered under the name `named`. */
export const staffLink = (table: Link['table'], named: string): Link => ({
  table,
  target: userTable,
  label: userTable.nickname,
  named,
  picture: userTable.avatar,
  pickable: isOnStaff,
})

/** By what names people may be called, to take them out of a text; an erased account has none. */
export const accountNames = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: userTable.id, nickname: userTable.nickname, username: userTable.username })
    .from(userTable)
    .where(inArray(userTable.id, [...ids]))

/** The account that somebody signs in to with this name, whatever its case. */
export const isNamed = (username: string): SQL => eq(sql`lower(${userTable.username})`, usernameKey(username))
