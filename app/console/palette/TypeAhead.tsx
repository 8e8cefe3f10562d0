import { useEffect, type RefObject } from 'react'

/** Keeps what somebody types while the palette is still on its way, who does not wait for it. */
export function TypeAhead({ into }: { readonly into: RefObject<string> }) {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
      event.preventDefault()
      into.current += event.key
    }
    window.addEventListener('keydown', keep, { capture: true })
    return () => window.removeEventListener('keydown', keep, { capture: true })
  }, [into])
  return null
}
