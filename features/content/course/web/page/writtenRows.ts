import { isBlank } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'
import { rowsIn } from '../units/reading.ts'

/** Rows that say something already. */
export const writtenRows = (values: Values, name: string, key: string): readonly Values[] =>
  rowsIn(values, name).filter((row) => !isBlank(row[key]))
