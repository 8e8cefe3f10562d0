import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '#kit/call/server/context.ts'
import type { NumberedTable } from '#kit/data/server/table.ts'

// Ties, gaps and extremes; where a column must hold something, its gaps are ties.
// By code point, since they are no words of a screen.
const [han, second] = ['\u6f22', '\u4e59']
const long = han.repeat(250)
const samples = {
  number: [3, 1, null, 1, 2, null, 2, 7, 0, 3],
  yuan: [19.99, 0.01, null, 0.01, 1.15, null, 999_999.99, 1.15, 0, 4.35],
  text: ['b', `${long}b`, null, 'B', '', null, `${long}a`, 'é', second, 'b'],
}

function valuesFor(column: PgColumn): readonly unknown[] {
  if (column.dataType === 'custom') return samples.yuan
  if (column.dataType === 'string') return samples.text
  return column.dataType === 'number' ? samples.number : []
}

/** Of a value that must be the only one, or of the operation log, which refuses changes. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && z.object({ code: z.enum(['23505', '23001']) }).safeParse(error.cause).success

/** Puts values into the columns of a list's order; where the database refuses that, the row stays as it is. */
export async function tieRows(db: Db, table: NumberedTable, fields: ReadonlySet<string>): Promise<void> {
  const rows = await db.select({ id: table.id }).from(table).orderBy(table.id)
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => fields.has(name))
  for (const [at, { id }] of rows.entries())
    for (const [name, column] of columns) {
      const values = valuesFor(column)
      const value = values[at % values.length]
      if (value === undefined || (value === null && column.notNull)) continue
      await db
        .update(table)
        .set({ [name]: value })
        .where(eq(table.id, id))
        .catch((error: unknown) => {
          if (!isRefused(error)) throw error
        })
    }
}

/** Table and column as the database calls them; none where the field is no column of the table. */
export function columnsNamed(table: NumberedTable, field: string): { table: string; column: string }[] {
  const isColumn = field in getTableColumns(table)
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return isColumn ? [{ table: getTableName(table), column }] : []
}
