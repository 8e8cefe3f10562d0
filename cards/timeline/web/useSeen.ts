import { useEffect } from 'react'
import { useLatest } from '#kit/view/web/useLatest.ts'
import type { TimelineProps } from './timelineProps.ts'

interface Seen {
  readonly ids: ReadonlySet<string>
  see(ids: readonly string[]): void
}

/** Which moments were seen; once all of them were, that is reported by itself, and there is nothing to confirm. */
export function useSeen({ card, progress, response, isSending, report, submit }: TimelineProps): Seen {
  const ids = new Set(progress?.seen)
  const isDone = card.moments.every(({ id }) => ids.has(id))
  const send = useLatest(submit)
  useEffect(() => {
    if (isDone && response === undefined && !isSending) send({ mode: 'walk' })
  }, [isDone, response, isSending, send])
  return {
    ids,
    see: (seen) => {
      const fresh = seen.filter((id) => !ids.has(id))
      if (fresh.length > 0) report({ viewed: true, seen: fresh })
    },
  }
}
