import { isObject, sameJson } from '#kit/value/sameJson.ts'

/** One field of an entry on both sides; undefined where a side does not speak of it. */
export interface Change {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

interface Sides {
  readonly before: unknown
  readonly after: unknown
}

const keysOf = (side: unknown): string[] => (isObject(side) ? Object.keys(side) : [])
const valueIn = (side: unknown, name: string): unknown => (isObject(side) ? side[name] : undefined)

/** Nothing, in any of its spellings: a record that was just made has no former blank. */
const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = ({ before, after }: Change): boolean =>
  (isNothing(before) && isNothing(after)) || sameJson(before, after)

/** The fields of an entry: those that changed, and those that were sent along and stayed as they were. */
export function changesOf({ before, after }: Sides): { changed: Change[]; same: Change[] } {
  const names = [...new Set([...keysOf(before), ...keysOf(after)])]
  const all = names.map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }))
  return { changed: all.filter((change) => !isSame(change)), same: all.filter(isSame) }
}
