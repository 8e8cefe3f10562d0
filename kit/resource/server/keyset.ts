import type { SQL } from 'drizzle-orm'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import { unstorablePath } from '#kit/data/server/storable.ts'

/** One column of a list's order, under the name of its field in a row. The last level, the id, makes the order total. */
export interface Level {
  readonly field: string
  readonly column: PgColumn
  readonly order: 'asc' | 'desc'
}

/** A row's place in a list: its values, level by level, as a row has them. */
export type Place = readonly unknown[]

/**
 * The ORDER BY of a list, level by level. It is written so that the planner finds the index, which drizzle-kit writes with NULLS
 * FIRST for a falling column.
 */
export const orderOf = (levels: readonly Level[]): SQL[] =>
  levels.map(({ column, order }) => (order === 'asc' ? asc(column) : desc(column)))

/**
 * Rows behind a place: (a > x) or (a = x and b > y) … What is null comes last in a rising order and first in a falling
 * one, as PostgreSQL puts it; of `place` only that matters where `valueAt` gives slots. Undefined where nothing is continued.
 */
export function behind(
  levels: readonly Level[],
  place: Place | undefined,
  valueAt: (index: number) => unknown = (index) => place?.[index],
): SQL | undefined {
  if (!place) return undefined
  // As the column stores it: a price is yuan in a row and fen in the database.
  const at = (index: number) => sql.param(valueAt(index), levels[index]?.column)
  const steps = levels.flatMap(({ column, order }, index) => {
    const isEmpty = place[index] === null
    const further = isEmpty ? furtherThanNothing(column, order) : furtherThan(column, order, at(index))
    const same = levels
      .slice(0, index)
      .map((level, above) => (place[above] === null ? isNull(level.column) : eq(level.column, at(above))))
    return further ? [and(...same, further)] : []
  })
  return or(...steps)
}

const furtherThanNothing = (column: PgColumn, order: Level['order']): SQL | undefined =>
  order === 'asc' ? undefined : isNotNull(column)

function furtherThan(column: PgColumn, order: Level['order'], value: unknown): SQL | undefined {
  if (order === 'desc') return lt(column, value)
  return column.notNull ? gt(column, value) : or(gt(column, value), isNull(column))
}

/** What a page answers as `next`, to be sent back as `after`. */
export const cursorOf = (levels: readonly Level[], row: Readonly<Record<string, unknown>>): string =>
  Buffer.from(JSON.stringify(levels.map(({ field }) => row[field]))).toString('base64url')

/** `cursorOf` read back. @throws `invalid` where the cursor is of another order, or none of ours */
export function placeOf(levels: readonly Level[], after: string | undefined): Place | undefined {
  if (after === undefined) return undefined
  const values = parsed(after)
  const isOne =
    Array.isArray(values) &&
    values.length === levels.length &&
    levels.every(({ column }, index) => isOf(column, values[index]))
  return isOne
    ? values
    : refuse(kitFaults.invalid, { fields: { after: phrase(kitWords, 'problems.invalid') } })
}

function parsed(after: string): unknown {
  try {
    return JSON.parse(Buffer.from(after, 'base64url').toString())
  } catch {
    return undefined
  }
}

const most = { integer: 2 ** 31 - 1, bigint: Number.MAX_SAFE_INTEGER }

/** Whether the column can be compared with this value, which anybody can have written. */
function isOf(column: PgColumn, value: unknown): boolean {
  if (value === null) return !column.notNull
  if (column.dataType === 'string') return typeof value === 'string' && unstorablePath(value) === undefined
  if (typeof value !== 'number') return false
  const stored = column.mapToDriverValue(value)
  return (
    typeof stored === 'number' &&
    Number.isInteger(stored) &&
    Math.abs(stored) <= (column.getSQLType() === 'integer' ? most.integer : most.bigint)
  )
}
