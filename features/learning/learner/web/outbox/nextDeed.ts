import type { KeptDeed } from './deedStore.ts'

/** A deed on which the server breaks this often would hold up all others: from then on it lets them go before it. */
export const mostBreaks = 5

const placeOf = ({ deed }: KeptDeed): string => `${deed.body.activityId} ${deed.body.cardId}`

/**
 * The deed that is sent next; undefined where none waits. The oldest, but one on which the server broke again and again
 * comes behind the others; what was done with one card keeps its order. `breaks` counts the server's errors by key.
 */
export function nextDeed(
  queue: readonly KeptDeed[],
  breaks: ReadonlyMap<string, number>,
): KeptDeed | undefined {
  const heads = [...Map.groupBy(queue, placeOf).values()].flatMap(([head]) => head ?? [])
  const delay = ({ key }: KeptDeed) => {
    const count = breaks.get(key) ?? 0
    return count < mostBreaks ? 0 : count
  }
  return heads.toSorted((one, other) => delay(one) - delay(other))[0]
}
