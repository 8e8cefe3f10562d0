import type { SQL } from 'drizzle-orm'
import { and, eq, sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Link } from '#kit/server/crud.ts'
import { bigramsOf, moment, stampColumns } from '#kit/server/table.ts'
import { staff } from '#kit/role.ts'
import type { Role } from '#kit/role.ts'
import { usernameKey } from '../user.rules.ts'

/** Accounts; `user` is a reserved word of the database. Never deleted: made invalid, or closed, which leaves a number. */
export const userTable = pgTable(
  'app_user',
  {
    ...stampColumns(),
    username: text().notNull(),
    nickname: text().notNull(),
    description: text().notNull().default(''),
    avatar: text().notNull().default(''),
    passwordHash: text().notNull(),
    mustChangePassword: boolean().notNull().default(false),
    // null is a damaged account, an empty list one that waits for review (A6).
    roles: text().array().$type<Role[]>(),
    status: text().$type<'valid' | 'invalid' | 'closed'>().notNull().default('valid'),
    phone: text().notNull().default(''),
    wxOpenid: text().notNull().default(''),
    unionId: text().notNull().default(''),
    // Sealed with the server's key; never told.
    sessionKey: text(),
    lastLoginAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('app_user_username_unique').on(sql`lower(${table.username})`),
    index('app_user_username_search').using('gin', bigramsOf(table.username)),
    index('app_user_phone_search').using('gin', bigramsOf(table.phone)),
    index('app_user_nickname_search').using('gin', bigramsOf(table.nickname)),
    index().on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index().on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Accounts that hold any of these roles; a damaged one holds none. */
export const holdsAny = (wanted: readonly Role[]): SQL =>
  sql`${userTable.roles} && ${sql.param([...wanted], userTable.roles)}`

/** Accounts of those who work here now: who is only a learner teaches and assists nobody. */
export const isOnStaff = (): SQL | undefined => and(eq(userTable.status, 'valid'), holdsAny(staff))

/** Those who teach something, kept in `table` and told under the name. */
export const staffLink = (table: Link['table'], named: string): Link => ({
  table,
  target: userTable,
  label: userTable.nickname,
  named,
  pickable: isOnStaff,
})

/** The account that somebody signs in to with this name, whatever its case. */
export const isNamed = (username: string): SQL => eq(sql`lower(${userTable.username})`, usernameKey(username))
