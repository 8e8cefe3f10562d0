/**
 * What the input of one window is at (decision 011):
 *
 * - `idle`: nothing is pending, and what was flushed is drawn or handed over to an interruptible render
 * - `composing`: an input method makes text of several keys; what it has made so far may be pending
 * - `typing`: input is pending in its field
 * - `flushing`: what was pending is being reported
 * - `drawing`: nothing is pending, and something waits until whoever types pauses to be drawn
 */
export type TypingState = 'idle' | 'composing' | 'typing' | 'flushing' | 'drawing'

/**
 * - `letter`: a field holds something new
 * - `compositionStart`, `compositionEnd`: a key was pressed that belongs to an input method, or one that does not
 * - `due`: what is pending cannot wait for a pause: another field is typed in, or it has been pending for too long
 * - `pause`: whoever types has paused
 * - `key`: a key that does more than change its field; `enter`: one that also leads to what was deferred
 * - `action`: whatever else somebody does, and a page that goes away
 * - `leave`: a field leaves the page or loses the focus, which may happen in the midst of a render
 * - `queued`: something is to be drawn once whoever types pauses
 * - `reported`: the report is made
 */
export type TypingEvent =
  | 'letter'
  | 'compositionStart'
  | 'compositionEnd'
  | 'due'
  | 'pause'
  | 'key'
  | 'enter'
  | 'action'
  | 'leave'
  | 'queued'
  | 'reported'

/**
 * - `awaitPaint`: behind the paint of the letter, look whether it is `due`, else await the pause
 * - `awaitPause`: send the event `pause` once whoever types pauses
 * - `flush`: draw to its end what was flushed before, report what is pending, and send `reported`
 * - `flushLeaving`: the same without drawing
 * - `drawFlushed`, `drawDeferred`: run to its end the render of what was flushed, or the deferred ones
 * - `drawInterruptibly`: hand over both, to be drawn in a render that a key may interrupt
 */
export type TypingEffect =
  | 'awaitPaint'
  | 'awaitPause'
  | 'flush'
  | 'flushLeaving'
  | 'drawFlushed'
  | 'drawDeferred'
  | 'drawInterruptibly'

/** Where an event leads, and what is to be done then, in this order. */
type Step = readonly [next: TypingState, ...effects: TypingEffect[]]

/**
 * Nothing is pending but in `typing` and `composing`, so from there every way out but a letter flushes. A pause flushes while an
 * input method composes, too: keyboards of phones compose each word, and the last one of a text for as long as it stands there.
 */
export const typingTable: Readonly<Record<TypingState, Readonly<Record<TypingEvent, Step>>>> = {
  idle: {
    letter: ['typing', 'awaitPaint'],
    compositionStart: ['composing'],
    compositionEnd: ['idle'],
    due: ['idle'],
    pause: ['idle'],
    key: ['idle', 'drawFlushed'],
    enter: ['idle', 'drawFlushed', 'drawDeferred'],
    action: ['idle', 'drawFlushed', 'drawDeferred'],
    leave: ['idle'],
    queued: ['drawing', 'awaitPause'],
    reported: ['idle'],
  },
  composing: {
    letter: ['composing', 'awaitPaint'],
    compositionStart: ['composing'],
    compositionEnd: ['typing', 'awaitPause'],
    due: ['flushing', 'flush'],
    pause: ['flushing', 'flush'],
    key: ['composing'],
    enter: ['composing'],
    action: ['flushing', 'flush', 'drawFlushed', 'drawDeferred'],
    leave: ['flushing', 'flushLeaving'],
    queued: ['composing', 'awaitPause'],
    reported: ['composing'],
  },
  typing: {
    letter: ['typing', 'awaitPaint'],
    compositionStart: ['composing'],
    compositionEnd: ['typing'],
    due: ['flushing', 'flush'],
    pause: ['flushing', 'flush'],
    key: ['flushing', 'flush', 'drawFlushed'],
    enter: ['flushing', 'flush', 'drawFlushed', 'drawDeferred'],
    action: ['flushing', 'flush', 'drawFlushed', 'drawDeferred'],
    leave: ['flushing', 'flushLeaving'],
    queued: ['typing'],
    reported: ['typing'],
  },
  flushing: {
    letter: ['typing', 'awaitPaint'],
    compositionStart: ['flushing'],
    compositionEnd: ['flushing'],
    due: ['flushing'],
    pause: ['flushing'],
    key: ['flushing', 'drawFlushed'],
    enter: ['flushing', 'drawFlushed', 'drawDeferred'],
    action: ['flushing', 'drawFlushed', 'drawDeferred'],
    leave: ['flushing'],
    queued: ['flushing'],
    reported: ['drawing', 'awaitPause'],
  },
  drawing: {
    letter: ['typing', 'awaitPaint'],
    compositionStart: ['composing'],
    compositionEnd: ['drawing'],
    due: ['drawing'],
    pause: ['idle', 'drawInterruptibly'],
    key: ['drawing', 'drawFlushed'],
    enter: ['idle', 'drawFlushed', 'drawDeferred'],
    action: ['idle', 'drawFlushed', 'drawDeferred'],
    leave: ['drawing'],
    queued: ['drawing'],
    reported: ['drawing'],
  },
}
