import { useCallback, useEffect, useRef, type RefObject } from 'react'

/**
 * Reports which blocks were on the screen to their end: each marks it with `data-block-end`. `look` is called when other
 * blocks have come into the page.
 */
export function useSeenBlocks(
  seen: readonly string[],
  onSeen: (ids: string[]) => void,
): { readonly place: RefObject<HTMLDivElement | null>; look(): void } {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef({ seen, onSeen })
  const observer = useRef<IntersectionObserver>(undefined)
  useEffect(() => {
    latest.current = { seen, onSeen }
  })
  const look = useCallback(() => {
    const ends = place.current?.querySelectorAll<HTMLElement>('[data-block-end]') ?? []
    for (const end of ends) observer.current?.observe(end)
  }, [])
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      const ids = entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting && target instanceof HTMLElement ? [target.dataset['blockEnd'] ?? ''] : [],
      )
      const fresh = ids.filter((id) => id !== '' && !latest.current.seen.includes(id))
      if (fresh.length > 0) latest.current.onSeen(fresh)
    })
    observer.current = watching
    look()
    return () => watching.disconnect()
  }, [look])
  return { place, look }
}
