import { untilIdle } from '#kit/typing/web/typing.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import type { SaveState } from './saveState.ts'

export interface SaveLoop<Value> {
  /** A newer value; it is saved after a pause of `delay`, and never while another save is under way. Typing is no pause. */
  readonly offer: (value: Value) => void
  /** Saves now what is waiting, and what was refused once more; true when nothing is left unsaved. */
  readonly flush: () => Promise<boolean>
  /** Saves what is waiting a last time, without another try, and resolves when that is over; true when nothing is left. */
  readonly stop: () => Promise<boolean>
}

interface SaveLoopOptions<Value> {
  readonly save: (value: Value) => Promise<void>
  readonly onState: (state: SaveState) => void
  /** Milliseconds of debounce: the pause before a value is saved. */
  readonly delay: number
}

/** Milliseconds that a save waits at most for a pause of the typing; until then the browser stores what an editor has. */
const maxUnsavedMs = 10_000
/** Milliseconds before the first retry; the delay grows up to `lastRetry`. */
const firstRetry = 2_000
const lastRetry = 30_000

/**
 * Saves one value after another, at most one save in flight. A network that fails is tried again, sooner when the
 * browser says that it is back; what the server refuses waits for the next change, or for somebody who asks.
 */
export function saveLoop<Value>({ save, onState, delay }: SaveLoopOptions<Value>): SaveLoop<Value> {
  let waiting: { readonly value: Value } | undefined
  /** The last value, if it was refused. */
  let refused: { readonly value: Value } | undefined
  let isStopped = false
  let tail: Promise<boolean> = Promise.resolve(true)
  let isSaving = false
  /** The pause before the waiting value is over, while another save is under way. */
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryDelay = firstRetry
  let unsavedSince: number | undefined

  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(saveWhenIdle, milliseconds)
  }
  const attempt = async (value: Value): Promise<boolean> => {
    onState({ kind: 'saving' })
    try {
      await save(value)
      retryDelay = firstRetry
      onState(waiting ? { kind: 'unsaved' } : { kind: 'saved', at: Date.now() })
      return true
    } catch (error) {
      if (isRefusal(error)) {
        refused = { value }
        onState({ kind: 'refused', why: errorText(error) })
        return false
      }
      waiting ??= { value }
      onState({ kind: 'offline' })
      if (!isStopped) later(retryDelay)
      retryDelay = Math.min(retryDelay * 2, lastRetry)
      return false
    }
  }
  /** Saves what waits; with `isAll` also what comes meanwhile, else that waits for its own pause. */
  const next = async (isAll: boolean): Promise<boolean> => {
    clearTimeout(timer)
    if (isAll) waiting ??= refused
    if (!waiting) return refused === undefined
    const { value } = waiting
    waiting = undefined
    refused = undefined
    unsavedSince = undefined
    isDue = false
    isSaving = true
    const isSaved = await attempt(value)
    isSaving = false
    return isSaved && (waiting === undefined || ((isAll || isDue) && next(isAll)))
  }
  const after = async (before: Promise<boolean>, isAll: boolean) => {
    await before
    return next(isAll)
  }
  const run = (isAll: boolean) => {
    tail = after(tail, isAll)
    return tail
  }
  const saveWhenIdle = () => {
    const remaining = performance.now() - (unsavedSince ?? 0) < maxUnsavedMs ? untilIdle(delay) : 0
    if (remaining > 0) later(remaining)
    else if (isSaving) isDue = true
    else void run(false)
  }
  const retryNow = () => waiting && void run(false)
  window.addEventListener('online', retryNow)
  return {
    offer: (value) => {
      waiting = { value }
      unsavedSince ??= performance.now()
      isDue = false
      if (!isSaving) onState({ kind: 'unsaved' })
      later(delay)
    },
    flush: () => run(true),
    stop: () => {
      isStopped = true
      window.removeEventListener('online', retryNow)
      return run(false)
    },
  }
}
