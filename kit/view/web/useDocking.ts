import { useEffect, useState, type RefObject } from 'react'

/** Whatever somebody may press or type into. */
const usable =
  'a[href], button, input, select, textarea, summary, label, tr[data-open], [contenteditable=true], [role=button], [role=tab], [role=switch], [role=menuitem], [role=checkbox], [role=radio], [role=option], [tabindex="0"]'
/** Of each side of the place, where it is asked what lies there. */
const probes = [0.02, 0.5, 0.98]
/** At most so often, in milliseconds. */
const pause = 250

/** Where a floating button stands, in pixels of the window. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Whether a floating button should stand at the edge of the window: something that can be pressed or typed into lies under
 * `placeOf`, where it stands otherwise. It is asked again whenever the page changes, scrolls or is used.
 */
export function useDocking(button: RefObject<HTMLElement | null>, placeOf: () => Place): boolean {
  const [isDocked, setDocked] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      setDocked(isCovering(placeOf(), button.current))
    }
    const lookSoon = () => (timer ??= setTimeout(look, pause))
    lookSoon()
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    const options = { capture: true, passive: true }
    for (const name of events) window.addEventListener(name, lookSoon, options)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const name of events) window.removeEventListener(name, lookSoon, options)
    }
  }, [button, placeOf])
  return isDocked
}

const events = ['scroll', 'resize', 'focusin', 'pointerup', 'transitionend'] as const

function isCovering({ left, top, width, height }: Place, own: HTMLElement | null): boolean {
  return probes.some((right) =>
    probes.some((down) =>
      document
        .elementsFromPoint(left + width * right, top + height * down)
        .some((element) => element !== own && !own?.contains(element) && element.closest(usable) !== null),
    ),
  )
}
