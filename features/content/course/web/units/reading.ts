import { day } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'

/** A form that is being written holds anything; what it does not hold yet reads as empty. */
export const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** A day of the calendar; half a date reads as empty. */
export const dayIn = (values: Values, name: string): string => day.safeParse(values[name]).data ?? ''

export const numberIn = (values: Values, name: string): number | null => {
  const value = values[name]
  return typeof value === 'number' ? value : null
}

export const idsIn = (values: Values, name: string): readonly number[] => {
  const value = values[name]
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []
}

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

export const rowsIn = (values: Values, name: string): readonly Values[] => {
  const value = values[name]
  return Array.isArray(value) ? value.filter(isValues) : []
}
