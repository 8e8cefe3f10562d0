import { sameJson } from '#kit/value/sameJson.ts'
import type { Services } from './context.ts'

/** So long a change may go unseen where the word of it was lost. */
const longestMs = 5_000
/** A stream ends after this; its reader connects again, with a token that must still be valid. */
const maxMs = 60_000

interface Followed<T> {
  /** Of the changes to look at (`kit/data/server/signals.ts`). */
  readonly topic: string
  readonly look: () => Promise<T | undefined>
  readonly isLast: (found: T) => boolean
}

/** What `look` finds, at once and with each change, until there is nothing more to come. */
export async function* follow<T>(
  { now, signals }: Pick<Services, 'now' | 'signals'>,
  signal: AbortSignal,
  { topic, look, isLast }: Followed<T>,
): AsyncGenerator<T> {
  const begun = now()
  const watch = signals.watch(topic)
  let latest: T | undefined
  try {
    while (!signal.aborted && now() - begun < maxMs) {
      const found = await look()
      if (found === undefined) return
      if (!sameJson(found, latest)) yield found
      latest = found
      if (isLast(found)) return
      await watch.next(longestMs, signal)
    }
  } finally {
    watch.end()
  }
}
