import { and, asc, eq, getTableName, gt, isNotNull, ne, or, type InferSelectModel } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/data/server/db.ts'
import { sealAnew, type SecretKey } from './seal.ts'

/** What became of the secrets of a table when its key was changed. */
export interface Resealed {
  /** Sealed with the new key now. */
  readonly sealed: number
  /** Open with neither key, so that they must be entered again. */
  readonly lost: number
}

/** Secrets in the rows of a table, as a feature registers them. */
export interface SealedRows {
  readonly table: string
  /** The columns that hold them, by their keys. */
  readonly columns: readonly string[]
  /** Seals each with the current key that the old one sealed. Running it again does no more. */
  readonly reseal: (db: Db, secretKey: SecretKey) => Promise<Resealed>
}

type WithId = AnyPgTable & { readonly id: AnyPgColumn }
type Places<T extends WithId> = {
  readonly [Column in keyof InferSelectModel<T> & string]?: (row: InferSelectModel<T>) => string
}

/** Rows are locked while they are sealed: only so many, so that whoever saves one waits for a moment. */
const atOnce = 200

/** The secrets in these columns of a table, each sealed for the place that its row gives. */
export function sealedRows<T extends WithId>(table: T, places: Places<T>): SealedRows {
  const named = Object.entries(places) as [string, (row: unknown) => string][]
  const columnOf = (name: string) =>
    (table as unknown as Readonly<Record<string, AnyPgColumn>>)[name] as AnyPgColumn
  const holdsSecret = or(...named.map(([name]) => and(isNotNull(columnOf(name)), ne(columnOf(name), ''))))
  const batch = (db: Db, after: number, secretKey: SecretKey) =>
    db.transaction(async (inside) => {
      const rows = (await inside
        .select()
        .from(table as AnyPgTable)
        .where(and(gt(table.id, after), holdsSecret))
        .orderBy(asc(table.id))
        .limit(atOnce)
        .for('update')) as ({ readonly id: number } & Readonly<Record<string, unknown>>)[]
      const counts = { sealed: 0, lost: 0 }
      for (const row of rows) {
        const changed: Record<string, string> = {}
        for (const [name, placeOf] of named) {
          const anew = tried(secretKey, placeOf(row), row[name])
          if (anew === 'lost') counts.lost += 1
          else if (anew !== undefined) changed[name] = anew.sealed
        }
        if (Object.keys(changed).length > 0)
          await inside
            .update(table)
            .set(changed as never)
            .where(eq(table.id, row.id))
        counts.sealed += Object.keys(changed).length
      }
      return { ...counts, last: rows.length < atOnce ? undefined : rows.at(-1)?.id }
    })
  return {
    table: getTableName(table),
    columns: named.map(([name]) => name),
    async reseal(db, secretKey) {
      const counts = { sealed: 0, lost: 0 }
      for (let after: number | undefined = 0; after !== undefined;) {
        const { sealed, lost, last }: Resealed & { last: number | undefined } = await batch(
          db,
          after,
          secretKey,
        )
        counts.sealed += sealed
        counts.lost += lost
        after = last
      }
      return counts
    },
  }
}

function tried(secretKey: SecretKey, place: string, sealed: unknown) {
  if (typeof sealed !== 'string' || sealed === '') return undefined
  try {
    const anew = sealAnew(secretKey, place, sealed)
    return anew === undefined ? undefined : { sealed: anew }
  } catch {
    return 'lost'
  }
}
