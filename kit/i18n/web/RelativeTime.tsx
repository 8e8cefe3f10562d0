import './relativeTime.css'
import { useSyncExternalStore } from 'react'
import { toMilliseconds } from '#kit/time/time.ts'
import { useFormat } from './format.ts'

const minute = 60_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = Date.now()
  for (const notify of listeners) notify()
}

/** One clock for all times on the page, running while any is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(tick, minute / 2)
    tick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

interface Props {
  /** Seconds or milliseconds. */
  readonly at: number
  /** Of a date only the day, for a cell of one line. */
  readonly isBrief?: boolean
}

/** 'just now', '3 minutes ago', then the date (B11); the exact moment on hover. */
export function RelativeTime({ at, isBrief = false }: Props) {
  const seen = useSyncExternalStore(subscribe, () => now)
  const format = useFormat()
  return (
    <time
      className="kit-time"
      dateTime={new Date(toMilliseconds(at)).toISOString()}
      title={format.dateTime(at)}
    >
      {isBrief ? format.agoBriefly(at, seen) : format.ago(at, seen)}
    </time>
  )
}
