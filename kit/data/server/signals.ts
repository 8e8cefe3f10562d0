import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

/** However quickly things change, whoever watches is told no more often. */
const shortestMs = 200

/** Waits for changes of one record; what changes between two waits is not missed. */
export interface TopicWatch {
  /** Ends a moment after the next change, or one since the last wait; after `longestMs`, or at `signal`, in any case. */
  next(longestMs: number, signal: AbortSignal): Promise<void>
  end(): void
}

/** What tells of changes, whichever server of this database they were made by. */
export interface Signals {
  /** `topic`: a kind of record and what tells which one it is, by blanks: `exchange-task 5`. */
  watch(topic: string): TopicWatch
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(Math.max(ms, 0), undefined, { signal }).catch(() => undefined)

/** Hears of changes from the first watch on. */
export function makeSignals({ listen }: Pick<Database, 'listen'>): Signals {
  const watched = new Map<string, Set<() => void>>()
  let isListening = false
  const tell = (topic: string | undefined): void => {
    const told = topic === undefined ? [...watched.values()] : [watched.get(topic) ?? []]
    for (const wakes of told) for (const wake of wakes) wake()
  }
  return {
    watch(topic) {
      if (!isListening) listen(tell)
      isListening = true
      const wakes = watched.get(topic) ?? new Set()
      watched.set(topic, wakes)
      let hasChanged = false
      let resume: (() => void) | undefined
      const wake = (): void => {
        hasChanged = true
        resume?.()
      }
      wakes.add(wake)
      return {
        async next(longestMs, signal) {
          const woken = new AbortController()
          resume = () => woken.abort()
          if (hasChanged) resume()
          await pause(longestMs - shortestMs, AbortSignal.any([signal, woken.signal]))
          await pause(shortestMs, signal)
          hasChanged = false
        },
        end() {
          wakes.delete(wake)
          if (wakes.size === 0) watched.delete(topic)
        },
      }
    },
  }
}
