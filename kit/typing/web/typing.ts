import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { TypingMachine } from '../typingMachine.ts'
import type { TypingEvent } from '../typingState.ts'
import { writePastReact } from './writePastReact.ts'

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
const enterKeys = new Set(['Enter', 'F2', 'Tab'])
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

/** Each key reports itself whether an input method composes: the end of a composition in a field that is gone fires no event. */
function keyEvents({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): readonly TypingEvent[] {
  const composition = isComposing ? 'compositionStart' : 'compositionEnd'
  const isTyped = (key.length === 1 || typingKeys.has(key)) && !ctrlKey && !metaKey && !altKey
  return isTyped ? [composition] : [composition, enterKeys.has(key) ? 'enter' : 'key']
}

/**
 * The browser ticks a box or a choice before anybody hears of its click. What is drawn meanwhile takes that back, and React would
 * find nothing changed: so it is ticked again.
 */
function keepTick({ target, type }: Event, work: () => void): void {
  if (type !== 'click' || !(target instanceof HTMLInputElement)) return work()
  const { checked } = target
  work()
  if (target.checked !== checked) writePastReact(target, 'checked', checked)
}

/** The machine of a window: its clock, its frames, React's two ways to draw, and what happens in it. */
function makeTyping(view: Window): TypingMachine {
  const typing = new TypingMachine({
    now: () => performance.now(),
    later: (work, milliseconds) => void setTimeout(work, milliseconds),
    afterPaint,
    drawNow: flushSync,
    drawInterruptibly: startTransition,
  })
  const capture = { capture: true } as const
  for (const kind of actions)
    view.addEventListener(kind, (event) => keepTick(event, () => typing.send('action')), capture)
  // Of itself, or by what was just drawn: whoever moved the focus by a click or a key was handled before.
  view.addEventListener('focusout', () => typing.send('leave'), capture)
  view.addEventListener(
    'keydown',
    (event) => {
      for (const each of keyEvents(event)) typing.send(each)
    },
    capture,
  )
  return typing
}

let made: TypingMachine | undefined

/** Made when it is first needed: importing this file does nothing. */
const typing = (): TypingMachine => (made ??= makeTyping(window))

/**
 * Keeps what was typed pending in its field, and reports it once whoever types pauses, but before whatever comes next besides more
 * letters: another key, a click, another owner. Of one owner the newest report alone is made.
 */
export const deferInput = (owner: object, report: () => void): void => typing().deferInput(owner, report)

/** Reports at once what is pending in a field that leaves the page or loses the focus. */
export const flushLeaving = (): void => typing().send('leave')

/** Whether what happens now follows from typing: what it changes is on the screen already, where it was typed. */
export const isFlushing = (): boolean => typing().state === 'flushing'

/** Milliseconds until whoever types has paused for `pause` milliseconds, as far as is known now; 0 where nobody types. */
export const untilIdle = (pause?: number): number => typing().untilIdle(pause)

/**
 * Draws what was just reported once whoever types pauses, in a render that a key may interrupt. Before more is reported, this is
 * drawn to its end: a field reports what became of the card that its form shows, and that has to be the newest.
 */
export const renderFlushed = (render: () => void): void => typing().queueFlushed(render)

/**
 * Draws what follows somebody who steps from one thing to the next, once they stay: a step is a key of a shorter pause. A
 * further step does not wait for it, but whatever goes to what follows does: a click, and the keys that lead there.
 */
export const renderDeferred = (render: () => void): void => typing().queueDeferred(render)
