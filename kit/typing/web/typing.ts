import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** Where nothing is painted, in a tab behind others, it is soon enough. */
const unpaintedMs = 100
/** Who pauses so long has stopped typing for the moment; quick writers leave 80 to 200 ms between two letters. */
const idleMs = 250
/** Who stays so long looks at what they have come to; a key that is held comes every 30 to 40 ms, quick fingers every 100 to 200. */
const stayMs = 100
/** Input is pending in its field alone for so long at most: a crash would take it along. */
const mostPendingMs = 3000

/** Does the work once what is there to be drawn now is on the screen. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, unpaintedMs)
}

/** Keys that change the field that is typed in, or what the next letter will be, and nothing else. */
const typingKeys = new Set([
  'Shift',
  'CapsLock',
  'Dead',
  'Process',
  'Unidentified',
  'Backspace',
  'Delete',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
])
/** Keys that lead from what somebody steps through to what follows them. */
const entering = new Set(['Enter', 'F2', 'Tab'])
/** What somebody does besides typing, and a page that goes away. */
const actions = [
  'pointerdown',
  'click',
  'change',
  'paste',
  'drop',
  'beforeunload',
  'popstate',
  'pagehide',
  'visibilitychange',
] as const

/** One more key for the field that is typed in already. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || ((key.length === 1 || typingKeys.has(key)) && !ctrlKey && !metaKey && !altKey)

type Render = () => void

interface Pending {
  readonly owner: object
  readonly flush: () => void
}

/**
 * What stands between a key press and the document, for one window: input that is pending in its field, and renders that wait until
 * whoever types pauses. Decision 011 says what holds.
 */
function makeTyping(view: Window) {
  let typedAt = -idleMs
  let pendingSince: number | undefined
  let pending: Pending | undefined
  let isFlushing = false
  let isFlushDue = false
  let isRenderDue = false
  /** Renders of what was flushed; what is rendered already is not rendered again for it. */
  const flushed = new Set<Render>()
  /** Renders of what follows somebody who steps from one thing to the next. */
  const followers = new Set<Render>()

  /** A clock that went back, as a test's does, counts as a pause. */
  const untilIdle = (pause = idleMs): number => {
    const rest = typedAt + pause - performance.now()
    return rest > 0 && rest <= pause ? rest : 0
  }

  function renderWhenIdle(): void {
    const rest = untilIdle()
    isRenderDue = flushed.size + followers.size > 0 && rest > 0
    if (isRenderDue) setTimeout(renderWhenIdle, rest)
    else
      startTransition(() => {
        for (const render of [...flushed, ...followers]) render()
      })
  }

  function renderNow(due: Set<Render>): void {
    if (due.size === 0) return
    flushSync(() => {
      for (const render of due) render()
    })
    due.clear()
  }

  function flush({ isLeaving }: { readonly isLeaving: boolean }): void {
    const input = pending
    pending = undefined
    pendingSince = undefined
    if (!input) return
    // What leaves may do so in the midst of a render.
    if (!isLeaving) renderNow(flushed)
    isFlushing = true
    try {
      input.flush()
    } finally {
      isFlushing = false
    }
  }
  const flushLeaving = () => flush({ isLeaving: true })

  /** Whatever else somebody does, or a page that goes away, finds it flushed and rendered: what is clicked speaks of what is shown. */
  function flushAndRender(): void {
    flush({ isLeaving: false })
    renderNow(flushed)
  }

  function flushWhenIdle(): void {
    const rest = untilIdle()
    isFlushDue = pending !== undefined && rest > 0
    if (isFlushDue) setTimeout(flushWhenIdle, rest)
    else flush({ isLeaving: false })
  }

  /** Right behind the paint of a letter is the longest time until the next one: at any other moment it would meet that. */
  function flushBehindLetter(): void {
    if (pendingSince !== undefined && performance.now() - pendingSince >= mostPendingMs)
      flush({ isLeaving: false })
    else if (!isFlushDue) flushWhenIdle()
  }

  const capture = { capture: true } as const
  const onAction = () => {
    flushAndRender()
    renderNow(followers)
  }
  for (const kind of actions) view.addEventListener(kind, onAction, capture)
  // Of itself, or by what was just rendered: whoever moved it by a click or a key has passed above.
  view.addEventListener('focusout', flushLeaving, capture)
  view.addEventListener(
    'keydown',
    (event) => {
      if (!isTyping(event)) flushAndRender()
      if (entering.has(event.key)) renderNow(followers)
    },
    capture,
  )

  return {
    untilIdle,
    flushLeaving,
    isFlushing: () => isFlushing,
    deferInput: (owner: object, report: () => void): void => {
      if (pending && pending.owner !== owner) flush({ isLeaving: false })
      typedAt = performance.now()
      pendingSince ??= typedAt
      pending = { owner, flush: report }
      afterPaint(flushBehindLetter)
    },
    renderFlushed: (render: Render): void => {
      flushed.add(render)
      if (untilIdle() === 0) startTransition(render)
      else if (!isRenderDue) renderWhenIdle()
    },
    renderBehind: (render: Render): void => {
      typedAt = Math.max(typedAt, performance.now() + stayMs - idleMs)
      followers.add(render)
      if (!isRenderDue) renderWhenIdle()
    },
  }
}

let made: ReturnType<typeof makeTyping> | undefined

/** Made when it is first needed: importing this file does nothing. */
const typing = (): ReturnType<typeof makeTyping> => (made ??= makeTyping(window))

/**
 * Keeps what was typed pending in its field, and reports it once whoever types pauses, but before whatever comes next besides more
 * letters: another key, a click, another owner. Of one owner the newest report alone is made.
 */
export const deferInput = (owner: object, report: () => void): void => typing().deferInput(owner, report)

/** Reports at once what is pending in a field that leaves the page or loses the focus. */
export const flushLeaving = (): void => typing().flushLeaving()

/** Whether what happens now follows from typing: what it changes is on the screen already, where it was typed. */
export const isFlushing = (): boolean => typing().isFlushing()

/** Milliseconds until whoever types has paused for `pause` milliseconds, as far as can be told now; 0 where nobody types. */
export const untilIdle = (pause?: number): number => typing().untilIdle(pause)

/**
 * Renders what was just reported once whoever types pauses, in pieces that a key may interrupt. Before more is reported, this is
 * rendered to its end: a field reports what became of the card that its form shows, and that has to be the newest.
 */
export const renderFlushed = (render: () => void): void => typing().renderFlushed(render)

/**
 * Renders what follows somebody who steps from one thing to the next, once they stay: a step is a key of a shorter pause. A
 * further step does not wait for it, but whatever goes to what follows does: a click, and the keys that lead there.
 */
export const renderBehind = (render: () => void): void => typing().renderBehind(render)
