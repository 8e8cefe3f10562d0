import { useCallback, useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { atStart, inside, stepped, type Offset } from './place.ts'

/** What the head of the box listens to. */
export interface Grip {
  onPointerDown(event: PointerEvent): void
  onKeyDown(event: KeyboardEvent): void
}

interface Moved {
  /** The box. */
  readonly box: RefObject<HTMLElement | null>
  readonly grip: Grip
}

/** B10: a box that is moved by its head, with a pointer or the arrow keys, and stays inside the window. Forgotten with the box. */
export function useMoved(): Moved {
  const box = useRef<HTMLElement>(null)
  const at = useRef(atStart)
  const endDrag = useRef<() => void>(undefined)
  const move = useCallback((target: Offset) => {
    const element = box.current
    if (!element) return
    const { left, top, width, height } = element.getBoundingClientRect()
    const start = { left: left - at.current.x, top: top - at.current.y, width, height }
    at.current = inside(target, start, { width: window.innerWidth, height: window.innerHeight })
    element.style.translate = `${at.current.x}px ${at.current.y}px`
  }, [])
  useEffect(() => {
    const clamp = () => move(at.current)
    clamp()
    const watcher = new ResizeObserver(clamp)
    if (box.current) watcher.observe(box.current)
    window.addEventListener('resize', clamp)
    return () => {
      watcher.disconnect()
      window.removeEventListener('resize', clamp)
      endDrag.current?.()
    }
  }, [move])
  const grip: Grip = {
    onPointerDown: (event) => {
      if (event.button !== 0) return
      endDrag.current?.()
      endDrag.current = follow({ x: event.clientX - at.current.x, y: event.clientY - at.current.y }, move)
    },
    onKeyDown: (event) => {
      const target = stepped(at.current, event.key, event.shiftKey)
      if (!target) return
      event.preventDefault()
      move(target)
    },
  }
  return { box, grip }
}

/** Follows the pointer until it is let go; returns what ends that. */
function follow(from: Offset, move: (target: Offset) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const end = () => listening.abort()
  window.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => move({ x: clientX - from.x, y: clientY - from.y }),
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, end, { signal })
  return end
}
