import { setTimeout as wait } from 'node:timers/promises'
import { sameJson } from '#kit/value/sameJson.ts'
import type { Services } from './context.ts'

const lookEveryMs = 200
/** A stream ends after this; its reader connects again, with a token that must still be valid. */
const maxMs = 60_000

/** What `look` finds, at once and with each change, until there is nothing more to come. */
export async function* follow<T>(
  { now }: Pick<Services, 'now'>,
  signal: AbortSignal,
  look: () => Promise<T | undefined>,
  isLast: (found: T) => boolean,
): AsyncGenerator<T> {
  const begun = now()
  let latest: T | undefined
  while (!signal.aborted && now() - begun < maxMs) {
    const found = await look()
    if (found === undefined) return
    if (!sameJson(found, latest)) yield found
    latest = found
    if (isLast(found)) return
    await wait(lookEveryMs, undefined, { signal }).catch(() => undefined)
  }
}
