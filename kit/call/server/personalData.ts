import type { SQL } from 'drizzle-orm'
import { and, asc, eq, getTableColumns, getTableName, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Preparable } from '#kit/data/server/statement.ts'
import type { Call, Db } from './context.ts'

/** Whose account is closed, as it was until now. */
export interface Person {
  readonly id: number
  readonly username: string
}

/** What becomes of columns when the account of the person whom they describe is closed. */
export interface Fate {
  readonly table: string
  /** By the names in the code. */
  readonly columns: readonly string[]
  /** Why they stay; undefined: they are erased. */
  readonly why: string | undefined
}

/** Something of a person that others use, so that it is handed over before the account can be closed. */
export interface Holding {
  readonly resource: string
  readonly list: (db: Db, userId: number) => Promise<readonly OwnedRows[]>
  /** Hands all that `list` names over to `toId`. */
  readonly handOver: (call: Call, userId: number, toId: number) => Promise<void>
}

export interface OwnedRows {
  readonly id: number
  readonly label: string
}

/** The query of a person's own data, e.g. under `learning/answers`. */
export type OwnRows = (db: Db, userId: number) => Preparable<unknown[]>

/** What a feature holds of people: a test finds every column that is named by none. */
export interface PersonalData {
  /** Higher ones are erased later: the account behind all that is somebody's, its files behind what used them. Absent: 0. */
  readonly eraseOrder?: number
  readonly fates: readonly Fate[]
  /** Removes what goes at once, in the transaction of the closing. */
  readonly erase?: (call: Call, person: Person) => Promise<void>
  /** What its owner can download, by the name of the file. */
  readonly own?: Readonly<Record<string, OwnRows>>
  /** Their files, which are in the download as they are. */
  readonly ownFiles?: (db: Db, userId: number) => Preparable<OwnFile[]>
  readonly holdings?: readonly Holding[]
}

export interface OwnFile {
  readonly id: number
  readonly name: string
  /** In the file store. */
  readonly key: string
}

type ColumnOf<T extends PgTable> = keyof T['_']['columns'] & string

/** Columns that the feature's `erase` empties, or whose rows it removes. */
export const erased = <T extends PgTable>(table: T, ...columns: readonly ColumnOf<T>[]): Fate => ({
  table: getTableName(table),
  columns,
  why: undefined,
})

/** Columns that stay as they are, and why. */
export const stays = <T extends PgTable>(
  table: T,
  why: string,
  ...columns: readonly ColumnOf<T>[]
): Fate => ({
  table: getTableName(table),
  columns,
  why,
})

/** Tables that tie two records together. */
export const linksStay = (
  ...tables: readonly (PgTable & Record<'ownerId' | 'targetId', PgColumn>)[]
): Fate[] =>
  tables.map((table) => ({
    table: getTableName(table),
    columns: ['ownerId', 'targetId'],
    why: 'two numbers',
  }))

/** Why columns stay, where several features have the same reason. */
export const because = {
  work: 'what somebody made here belongs to the school and stays under an anonymous number',
  answers: 'answers stay under an anonymous number, so that statistics stay true',
  books: 'the law asks for orders and what they rest on; they stay under an anonymous number',
  talk: 'a conversation is the others’ too; what was said stays under an anonymous number',
  nobody: 'tells of no person',
} as const

/** All rows of a table that are this person's; columns that are not theirs to read are left out. */
export const ownRows =
  (table: PgTable, owner: PgColumn, hidden: readonly string[] = []): OwnRows =>
  (db, userId) => {
    const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name))
    return db.select(Object.fromEntries(shown)).from(table).where(eq(owner, userId))
  }

type ContentTable = PgTable & Record<'id' | 'creatorId' | 'updatedAt' | 'deletedAt', PgColumn>

interface Content {
  readonly resource: string
  readonly table: ContentTable
  readonly label: PgColumn
  readonly isPublic: SQL | undefined
  /** Columns that are not handed over with it. */
  readonly without?: Readonly<Record<string, unknown>>
}

/** Records of which others see or run what is public. */
export function publicContent({ resource, table, label, isPublic, without }: Content): Holding {
  const isOwned = (userId: number) => and(eq(table.creatorId, userId), isNull(table.deletedAt), isPublic)
  return {
    resource,
    list: async (db, userId) => {
      const rows = await db
        .select({ id: table.id, label })
        .from(table)
        .where(isOwned(userId))
        .orderBy(asc(table.id))
      return rows.map(({ id, label: name }) => ({ id: Number(id), label: String(name) }))
    },
    handOver: async (call, userId, toId) => {
      const moved = await call.db
        .update(table)
        .set({ ...without, creatorId: toId, updatedAt: call.now })
        .where(isOwned(userId))
        .returning({ id: table.id })
      for (const { id } of moved)
        call.record({
          ...{ resource, resourceId: Number(id), action: 'handOver' },
          ...{ before: { creatorId: userId }, after: { creatorId: toId } },
        })
    },
  }
}

type ReviewedTable = Pick<ContentTable, 'creatorId' | 'updatedAt'> &
  PgTable &
  Record<'id' | 'status' | 'revision', PgColumn>

/** Takes what is under review back to its draft, as its owner would: nobody is left to mend what a reviewer asks for. */
export const withdrawReviews =
  (resource: string, table: ReviewedTable) =>
  async (call: Call, { id }: Person): Promise<void> => {
    const withdrawn = await call.db
      .update(table)
      .set({ status: 'draft', revision: sql`${table.revision} + 1`, updatedAt: call.now })
      .where(and(eq(table.creatorId, id), eq(table.status, 'reviewing')))
      .returning({ id: table.id })
    for (const row of withdrawn)
      call.record({
        ...{ resource, resourceId: Number(row.id), action: 'withdraw' },
        ...{ before: { status: 'reviewing' }, after: { status: 'draft' } },
      })
  }
