import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { learnCalls } from '../calls/learn.calls.ts'

const everyMs = 60_000
const changed = new Set<() => void>()

/** Messages were read, or one was sent: the count is asked for anew. */
export const askUnread = (): void => changed.forEach((ask) => ask())

/** How many messages are unread; 0 as long as nobody knows. */
export function useUnread(): number {
  const [count, setCount] = useState(0)
  const ask = useCallback(() => {
    if (document.visibilityState === 'hidden') return
    call(learnCalls.unread).then(setCount, () => undefined)
  }, [])
  useEffect(() => {
    ask()
    const timer = setInterval(ask, everyMs)
    changed.add(ask)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      changed.delete(ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [ask])
  return count
}
