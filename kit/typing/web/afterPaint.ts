import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** Where nothing is painted, in a tab behind others, it is soon enough. */
const unpaintedMs = 100

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

/** Who pauses so long has stopped typing for the moment; quick writers leave 80 to 200 ms between two letters. */
const restMs = 250
/** Who stays so long looks at what they have come to; a key that is held comes every 30 to 40 ms, quick fingers every 100 to 200. */
const stayMs = 100
/** So long at most what is typed without such a pause is kept in its field alone: a crash would take it along. */
const mostOwedMs = 3000

let typedAt = -restMs
let owedSince: number | undefined
let isWorking = false
let owed: { readonly owner: object; readonly work: () => void } | undefined
/** Draws what was told; what is drawn already is not drawn again for it. */
const drawings = new Set<() => void>()

/**
 * Draws what was just told once whoever types pauses, in pieces that a key may interrupt. Before more is told, this is drawn
 * to its end: a field tells what became of the card that its form shows, and that has to be the newest.
 */
export function drawTold(draw: () => void): void {
  drawings.add(draw)
  if (untilRest() === 0) startTransition(draw)
  else if (!isDrawingDue) drawAtRest()
}

const followers = new Set<() => void>()

/**
 * Draws what follows somebody who steps from one thing to the next, once they stay: a step is a key of a shorter pause. A
 * further step does not wait for it, but whatever goes to what follows does: a click, and the keys that lead there.
 */
export function drawBehind(draw: () => void): void {
  typedAt = Math.max(typedAt, performance.now() + stayMs - restMs)
  followers.add(draw)
  if (!isDrawingDue) drawAtRest()
}

let isDrawingDue = false

function drawAtRest(): void {
  const rest = untilRest()
  isDrawingDue = drawings.size + followers.size > 0 && rest > 0
  if (isDrawingDue) setTimeout(drawAtRest, rest)
  else
    startTransition(() => {
      for (const draw of [...drawings, ...followers]) draw()
    })
}

function finish(due: Set<() => void>): void {
  if (due.size === 0) return
  flushSync(() => {
    for (const draw of due) draw()
  })
  due.clear()
}

const finishDrawings = (): void => finish(drawings)

function pay({ isLeaving }: { readonly isLeaving: boolean }): void {
  const work = owed?.work
  owed = undefined
  owedSince = undefined
  if (!work) return
  // What leaves may do so in the midst of a drawing.
  if (!isLeaving) finishDrawings()
  isWorking = true
  try {
    work()
  } finally {
    isWorking = false
  }
}

/** Does at once what `oweAfterPaint` still waits with. */
export const settle = (): void => pay({ isLeaving: false })

/** `settle` for a field that leaves the page or loses the focus. */
export const settleLeaving = (): void => pay({ isLeaving: true })

/** Whether what happens now follows from typing: what it changes is on the screen already, where it was typed. */
export const isSettling = (): boolean => isWorking

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

/** One more key for the field that is typed in already. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || ((key.length === 1 || typingKeys.has(key)) && !ctrlKey && !metaKey && !altKey)

/** Whatever else somebody does, or a page that goes away, finds it done and drawn: what is clicked speaks of what is shown. */
function settleAndDraw(): void {
  settle()
  finishDrawings()
}

/** Keys that lead from what somebody steps through to what follows them. */
const entering = new Set(['Enter', 'F2', 'Tab'])

if (typeof window !== 'undefined') {
  for (const kind of [
    'pointerdown',
    'click',
    'change',
    'paste',
    'drop',
    'beforeunload',
    'popstate',
    'pagehide',
    'visibilitychange',
  ])
    window.addEventListener(
      kind,
      () => {
        settleAndDraw()
        finish(followers)
      },
      { capture: true },
    )
  // Of itself, or by what was just drawn: whoever moved it by a click or a key has passed above.
  window.addEventListener('focusout', settleLeaving, { capture: true })
  window.addEventListener(
    'keydown',
    (event) => {
      if (!isTyping(event)) settleAndDraw()
      if (entering.has(event.key)) finish(followers)
    },
    { capture: true },
  )
}

let isWaiting = false

/** Settles in a rest of the typing. */
function settleAtRest(): void {
  const rest = untilRest()
  isWaiting = owed !== undefined && rest > 0
  if (isWaiting) setTimeout(settleAtRest, rest)
  else settle()
}

/** Right behind the paint of a letter is the longest time until the next one: at any other moment it would meet that. */
function settleBehindLetter(): void {
  if (owedSince !== undefined && performance.now() - owedSince >= mostOwedMs) settle()
  else if (!isWaiting) settleAtRest()
}

/**
 * `afterPaint`, once whoever types pauses, for work that has to be done before whatever comes next but more letters: before
 * another key, a click or another owner. Of one owner the newest work alone is done.
 */
export function oweAfterPaint(owner: object, work: () => void): void {
  if (owed && owed.owner !== owner) settle()
  typedAt = performance.now()
  owedSince ??= typedAt
  owed = { owner, work }
  afterPaint(settleBehindLetter)
}

/** Milliseconds until whoever types has paused for `pause` milliseconds, as far as can be told now; 0 where nobody types. */
export const untilRest = (pause = restMs): number => Math.max(0, typedAt + pause - performance.now())
