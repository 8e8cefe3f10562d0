import type { FilePurpose } from '#kit/contract/file.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isAbort, isRefusal } from '#kit/http/web/refusal.ts'
import { sendFile, type Sending, type SentFile } from './sendFile.ts'

export interface FlightState {
  readonly phase: 'sending' | 'waiting' | 'paused' | 'checking' | 'failed' | 'done' | 'cancelled'
  /** The share that has arrived, 0..1. */
  readonly share: number
  /** Why it failed. */
  readonly problem?: string
  /** The server will not have it: sending it again would change nothing. */
  readonly isRefused?: boolean
  readonly file?: SentFile
}

/** One file on its way. It flies on when its field is left, and any other field of its purpose may take it over. */
export interface Flight {
  readonly purpose: FilePurpose
  readonly name: string
  /** In bytes. */
  readonly size: number
  state(): FlightState
  subscribe(listener: () => void): () => void
  pause(): void
  resume(): void
  cancel(): void
  retry(): void
}

/** Begins to send a file. */
export function beginFlight(file: Blob, name: string, purpose: FilePurpose): Flight {
  const listeners = new Set<() => void>()
  let now: FlightState = { phase: 'sending', share: 0 }
  let sending: Sending
  let abort = new AbortController()
  const change = (part: Partial<FlightState>) => {
    now = { ...now, ...part }
    guardUnload(flight, isUnderWay(now))
    for (const listener of listeners) listener()
  }
  /** What comes late, after a pause or a cancel, does not undo it. */
  const changePhase = (part: FlightState['phase']) => {
    if (now.phase === 'sending' || now.phase === 'waiting') change({ phase: part })
  }
  const launch = () => {
    abort = new AbortController()
    sending = sendFile(file, {
      purpose,
      name,
      signal: abort.signal,
      onShare: (share) => change({ share }),
      onWaiting: (isWaiting) => changePhase(isWaiting ? 'waiting' : 'sending'),
      onArrived: () => change({ phase: 'checking', share: 1 }),
    })
    sending.done.then(
      (sent) => change({ phase: 'done', share: 1, file: sent }),
      (error: unknown) => {
        if (!isAbort(error)) change({ phase: 'failed', problem: errorText(error), isRefused: isFinal(error) })
      },
    )
  }
  const flight: Flight = {
    purpose,
    name,
    size: file.size,
    state: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pause() {
      change({ phase: 'paused' })
      sending.pause()
    },
    resume() {
      change({ phase: 'sending' })
      sending.resume()
    },
    cancel() {
      change({ phase: 'cancelled' })
      abort.abort()
    },
    retry() {
      change({ phase: 'sending' })
      launch()
    },
  }
  launch()
  guardUnload(flight, true)
  return flight
}

/** Business refusals; too many, too busy and the like pass. */
const isFinal = (error: unknown) => isRefusal(error) && error.code >= 1000

const isUnderWay = ({ phase }: FlightState) =>
  phase === 'sending' || phase === 'waiting' || phase === 'checking'

const guarded = new Set<Flight>()
const preventLoss = (event: BeforeUnloadEvent) => event.preventDefault()

/** Whoever closes the page is asked while something is on its way. */
function guardUnload(flight: Flight, isNeeded: boolean): void {
  if (isNeeded) guarded.add(flight)
  else guarded.delete(flight)
  if (guarded.size > 0) window.addEventListener('beforeunload', preventLoss)
  else window.removeEventListener('beforeunload', preventLoss)
}
