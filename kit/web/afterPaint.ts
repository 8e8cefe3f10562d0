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

/** Who pauses so long has stopped typing for the moment. */
const restMs = 150
/** Between two settlements while somebody types; the first letter is settled at once, so that it counts as not yet saved. */
const gapMs = 400

let typedAt = -restMs
let settledAt = -gapMs
let isWorking = false
let owed: { readonly owner: object; readonly work: () => void } | undefined

/** Does at once what `oweAfterPaint` still waits with. */
export function settle(): void {
  const work = owed?.work
  owed = undefined
  if (!work) return
  settledAt = performance.now()
  isWorking = true
  try {
    work()
  } finally {
    isWorking = false
  }
}

/** Whether what happens now follows from typing: what it changes is on the screen already, where it was typed. */
export const isSettling = (): boolean => isWorking

/** One more letter for the field that is typed in already. */
const isLetter = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  isComposing || (key.length === 1 && !ctrlKey && !metaKey && !altKey)

// Whatever else somebody does, or a page that goes away, finds it done.
if (typeof window !== 'undefined') {
  for (const kind of [
    'pointerdown',
    'focusout',
    'paste',
    'drop',
    'beforeunload',
    'pagehide',
    'visibilitychange',
  ])
    window.addEventListener(kind, settle, { capture: true })
  window.addEventListener('keydown', (event) => isLetter(event) || settle(), { capture: true })
}

let isResting = false

/** Settles in a rest of the typing. */
function settleAtRest(): void {
  const rest = untilRest()
  isResting = owed !== undefined && rest > 0
  if (isResting) setTimeout(settleAtRest, rest)
  else settle()
}

/** Right behind the paint of a letter is the longest time until the next one: at any other moment it would meet that. */
function settleBehindLetter(): void {
  if (performance.now() - settledAt >= gapMs) settle()
  else if (!isResting) settleAtRest()
}

/**
 * `afterPaint`, a few times a second at most, for work that has to be done before whatever comes next but more letters: before
 * another key, a click or another owner. Of one owner the newest work alone is done.
 */
export function oweAfterPaint(owner: object, work: () => void): void {
  if (owed && owed.owner !== owner) settle()
  typedAt = performance.now()
  owed = { owner, work }
  afterPaint(settleBehindLetter)
}

/** Milliseconds until whoever types has paused, as far as can be told now; 0 where nobody types. */
export const untilRest = (): number => Math.max(0, typedAt + restMs - performance.now())
