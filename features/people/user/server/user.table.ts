import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bigramsOf, falling, listIndex, moment, stampColumns } from '#kit/data/server/table.ts'
import type { Role } from '#kit/contract/role.ts'

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
    // Sealed at `sessionKeyPlace(id)`; never shown.
    sessionKey: text(),
    lastLoginAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('app_user_username_unique').on(sql`lower(${table.username})`),
    index('app_user_username_search').using('gin', bigramsOf(table.username)),
    index('app_user_phone_search').using('gin', bigramsOf(table.phone)),
    index('app_user_nickname_search').using('gin', bigramsOf(table.nickname)),
    listIndex(falling(table.updatedAt), falling(table.id)),
    listIndex(falling(table.createdAt), falling(table.id)),
    listIndex(falling(table.lastLoginAt), falling(table.id)),
    listIndex(table.nickname, table.id),
    listIndex(table.username, table.id),
  ],
)

/** Where the session key of an account is sealed: it opens for this row alone. */
export const sessionKeyPlace = (userId: number): string => `user:${userId}:sessionKey`
