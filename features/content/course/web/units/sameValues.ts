import { isSame, type Values } from '#kit/form/values.ts'

interface OfValues {
  readonly values: Values
}

/** For `memo`: whether two forms hold the same in these fields; a part that reads no others need not be drawn again. */
export const sameIn =
  (names: readonly string[]) =>
  (one: OfValues, other: OfValues): boolean =>
    names.every((name) => isSame(one.values[name], other.values[name]))
