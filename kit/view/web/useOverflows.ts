import { useEffect, useState, type RefObject } from 'react'

/** So long after a change it is measured, in milliseconds: nobody who types waits for the layout. */
const pause = 200

/**
 * Whether what is in `box` is higher than the box, so that it scrolls and must be reachable by keys. It is measured again
 * whenever the content or the box changes; `about` names the content of a box that is drawn anew for each.
 */
export function useOverflows(box: RefObject<HTMLElement | null>, about: string): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      timer = undefined
      setOver(element.scrollHeight > element.clientHeight + 1)
    }
    const measureSoon = () => (timer ??= setTimeout(measure, pause))
    measureSoon()
    const resizing = new ResizeObserver(measureSoon)
    resizing.observe(element)
    const changing = new MutationObserver(measureSoon)
    changing.observe(element, { childList: true, subtree: true, characterData: true })
    // A picture that arrives has no event that rises.
    element.addEventListener('load', measureSoon, { capture: true })
    return () => {
      clearTimeout(timer)
      resizing.disconnect()
      changing.disconnect()
      element.removeEventListener('load', measureSoon, { capture: true })
    }
  }, [box, about])
  return isOver
}
