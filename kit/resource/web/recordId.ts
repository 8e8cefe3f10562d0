import { useSearch } from '@tanstack/react-router'

const idIn = (value: unknown): number | undefined => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** `validateSearch` of screens that show one record: `?id=12`. */
export function idSearch(raw: Record<string, unknown>): { readonly id?: number } {
  const id = idIn(raw['id'])
  return id === undefined ? {} : { id }
}

/** The record that the address names. */
export const useRecordId = (): number | undefined =>
  idSearch(useSearch({ strict: false }) as Record<string, unknown>).id
