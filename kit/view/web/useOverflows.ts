import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether what is in `box` is higher than the box, so that it scrolls and must be reachable by keys. It is known before
 * anything is painted: when the box is drawn, and in each frame in which the box or a part of its content gets another height,
 * whatever the reason (letters, a picture, a panel that opens, a font or a style sheet that came late). `about` names the
 * content of a box that is drawn anew for each.
 */
export function useOverflows(box: RefObject<HTMLElement | null>, about: string): boolean {
  const [isOver, setOver] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    let wasOver = isHigher(element)
    setOver(wasOver)
    // An observer of sizes is called between layout and paint, so that nobody who types waits for another layout.
    const resizing = new ResizeObserver(() => {
      const now = isHigher(element)
      if (now === wasOver) return
      wasOver = now
      flushSync(() => setOver(now))
    })
    const observe = () => {
      resizing.disconnect()
      for (const each of [element, ...element.children]) resizing.observe(each)
    }
    observe()
    // What is new is observed as well, and its first size is a change.
    const changing = new MutationObserver(observe)
    changing.observe(element, { childList: true })
    return () => {
      resizing.disconnect()
      changing.disconnect()
    }
  }, [box, about])
  return isOver
}

/** Half a pixel is a matter of rounding. */
const isHigher = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + 1
