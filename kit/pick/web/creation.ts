import type { Option } from '#kit/contract/resource.ts'

/** The value of the choice that makes a new record; no record has this number. */
export const newRecord = 0

/** How a picker makes a record that it does not find. */
export interface Creation {
  readonly isCreating: boolean
  /** What the choice is called; undefined where there is none: nothing was typed, it is there already, or one may not. */
  readonly offerOf: (name: string, options: readonly Option[]) => string | undefined
  /** Makes the record; its number, or undefined where it was refused, which the reader has been told then. */
  readonly create: (name: string) => Promise<number | undefined>
}
