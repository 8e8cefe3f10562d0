import { typingTable, type TypingEffect, type TypingEvent, type TypingState } from './typingState.ts'

/** Who pauses so long has stopped typing for the moment; quick writers leave 80 to 200 ms between two letters. */
export const idleMs = 250
/** Who stays so long looks at what they have come to; a key that is held comes every 30 to 40 ms, quick fingers every 100 to 200. */
export const stayMs = 100
/** Input is pending in its field alone for so long at most: a crash would take it along. */
export const maxPendingMs = 3000

type Work = () => void

/** What a window lends the machine. */
export interface TypingWindow {
  /** Milliseconds, from any moment on. */
  now(): number
  later(work: Work, milliseconds: number): void
  /** Does the work once what is there to be drawn now is on the screen. */
  afterPaint(work: Work): void
  /** Draws to the end before it returns. */
  drawNow(draw: Work): void
  /** Draws later, in a render that a key may interrupt. */
  drawInterruptibly(draw: Work): void
}

interface Pending {
  readonly owner: object
  readonly since: number
  readonly report: Work
}

/** Runs the table of `typingState.ts` for one window. */
export class TypingMachine {
  #state: TypingState = 'idle'
  #typedAt = -Infinity
  #pending: Pending | undefined
  /** The moment for which the pause is awaited; one that is over, or that a clock which went back left behind, is awaited no more. */
  #awaited = -Infinity
  /** Of what was flushed; what is drawn already is not drawn again for it. */
  readonly #flushed = new Set<Work>()
  /** Deferred renders: of what follows somebody who steps from one thing to the next. */
  readonly #deferred = new Set<Work>()
  readonly #window: TypingWindow

  constructor(window: TypingWindow) {
    this.#window = window
  }

  get state(): TypingState {
    return this.#state
  }

  send(event: TypingEvent): void {
    const [next, ...effects] = typingTable[this.#state][event]
    this.#state = next
    for (const effect of effects) this.#effects[effect]()
  }

  /** Keeps input pending; of one owner the newest report alone is made. */
  deferInput(owner: object, report: Work): void {
    if (this.#pending && this.#pending.owner !== owner) this.send('due')
    this.#typedAt = this.#window.now()
    this.#pending = { owner, since: this.#pending?.since ?? this.#typedAt, report }
    this.send('letter')
  }

  /** Draws, once whoever types pauses, what a report has changed. */
  queueFlushed(draw: Work): void {
    this.#flushed.add(draw)
    this.send('queued')
  }

  /** Draws what follows somebody who steps once they stay: a step is a key of a shorter pause. */
  queueDeferred(draw: Work): void {
    this.#typedAt = Math.max(this.#typedAt, this.#window.now() + stayMs - idleMs)
    this.#deferred.add(draw)
    this.send('queued')
  }

  /** Milliseconds until whoever types has paused for `pause` milliseconds, as far as is known now. */
  untilIdle(pause = idleMs): number {
    const remaining = this.#typedAt + pause - this.#window.now()
    // A clock that went back, as a test's does, counts as a pause.
    return remaining > 0 && remaining <= pause ? remaining : 0
  }

  readonly #effects: Readonly<Record<TypingEffect, Work>> = {
    awaitPaint: () => this.#window.afterPaint(() => this.#lookWhetherDue()),
    awaitPause: () => this.#awaitPause(),
    flush: () => this.#flush(() => this.#drawToEnd(this.#flushed)),
    flushLeaving: () => this.#flush(() => {}),
    drawFlushed: () => this.#drawToEnd(this.#flushed),
    drawDeferred: () => this.#drawToEnd(this.#deferred),
    drawInterruptibly: () => {
      const draws = [...this.#flushed, ...this.#deferred]
      if (draws.length > 0) this.#window.drawInterruptibly(() => drawAll(draws))
    },
  }

  /** Right behind the paint of a letter is the longest time until the next one: at any other moment a flush would meet that. */
  #lookWhetherDue(): void {
    const { since = Infinity } = this.#pending ?? {}
    if (this.#window.now() - since >= maxPendingMs) this.send('due')
    else this.#awaitPause()
  }

  #awaitPause(): void {
    const remaining = this.untilIdle()
    const idleAt = this.#typedAt + idleMs
    if (remaining === 0) this.send('pause')
    else if (this.#awaited <= this.#window.now() || this.#awaited > idleAt) {
      this.#awaited = idleAt
      this.#window.later(() => {
        this.#awaited = -Infinity
        this.#awaitPause()
      }, remaining)
    }
  }

  #flush(drawBefore: Work): void {
    const input = this.#pending
    this.#pending = undefined
    try {
      if (input) {
        drawBefore()
        input.report()
      }
    } finally {
      this.send('reported')
    }
  }

  #drawToEnd(draws: Set<Work>): void {
    if (draws.size === 0) return
    this.#window.drawNow(() => drawAll(draws))
    draws.clear()
  }
}

const drawAll = (draws: Iterable<Work>): void => {
  for (const draw of draws) draw()
}
