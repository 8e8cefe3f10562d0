import { getTableName } from 'drizzle-orm'
import { columnsOf } from '#kit/resource/server/crud.query.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'

/** What the database calls the table of a resource, and the column of its records' names. */
export function storedNames(spec: CrudSpec): { readonly table: string; readonly label: string } {
  const [property = ''] = Object.entries(columnsOf(spec)).find(([, column]) => column === spec.label) ?? []
  return {
    table: getTableName(spec.table),
    label: property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }
}
