import { subjectOf } from './action.ts'
import type { OutboxEntry } from './outboxStore.ts'

/** An action on which the server breaks this often would hold up all others: from then on it lets them go before it. */
export const maxBreaks = 5

/**
 * The action that is sent next; undefined where none waits. The oldest, but one on which the server broke again and again
 * comes behind the others; what was done with one card or said in one conversation keeps its order. `breaks` counts the server's errors by key.
 */
export function nextEntry(
  queue: readonly OutboxEntry[],
  breaks: ReadonlyMap<string, number>,
): OutboxEntry | undefined {
  const heads = [...Map.groupBy(queue, ({ action }) => subjectOf(action)).values()].flatMap(
    ([head]) => head ?? [],
  )
  const delay = ({ key }: OutboxEntry) => {
    const count = breaks.get(key) ?? 0
    return count < maxBreaks ? 0 : count
  }
  return heads.toSorted((one, other) => delay(one) - delay(other))[0]
}
