import { scrollAnimation, scrollPosition } from './scrollTabs.ts'

/** The element that scrolls `inside`: the nearest that can, else the page. */
export function scrollerOf(inside: Element): Element {
  for (let box = inside.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight) return box
  }
  return document.scrollingElement ?? document.documentElement
}

/** What fires scroll events for `scroller`. */
export const scrollSource = (scroller: Element): Element | Window =>
  scroller === document.scrollingElement || scroller === document.documentElement ? window : scroller

/** Scrolls to `to` over 500 ms, at once where less motion is wished; gives what stops it. */
export function animateScroll(scroller: Element, to: number): () => void {
  const from = scroller.scrollTop
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTop = to
    return () => {}
  }
  const begun = performance.now()
  let frame = 0
  const step = (now: number) => {
    scroller.scrollTop = scrollPosition(from, to, now - begun)
    if (now - begun < scrollAnimation) frame = requestAnimationFrame(step)
  }
  frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
