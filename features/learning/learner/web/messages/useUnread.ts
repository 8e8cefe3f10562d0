import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { learnCalls } from '../calls/learn.calls.ts'

const everyMs = 60_000
const changed = new Set<() => void>()

/** Messages were read, or one was sent: the count is asked for anew. */
export const refreshUnread = (): void => changed.forEach((read) => read())

/** How many messages are unread; 0 as long as nobody knows. */
export function useUnread(): number {
  const [count, setCount] = useState(0)
  const read = useCallback(() => {
    if (document.visibilityState === 'hidden') return
    call(learnCalls.unread).then(setCount, () => undefined)
  }, [])
  useEffect(() => {
    read()
    const timer = setInterval(read, everyMs)
    changed.add(read)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      changed.delete(read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [read])
  return count
}
