import { useCallback, useEffect, useState } from 'react'
import { withRetries } from '#kit/http/web/withRetries.ts'
import { call } from '#kit/http/web/client.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import { readCached, writeCached } from '../view/learnerCache.ts'
import type { ListedActivity } from './ActivityLink.tsx'

interface CachedList {
  readonly list: readonly ListedActivity[]
  readonly pages: number
  readonly hasMore: boolean
}

const pageSize = 50
const cacheKey = 'begun'
/** What was shown last: who comes back from an activity finds the list at once, and without a connection too. */
let cached: CachedList | undefined

async function readPages(pages: number, signal: AbortSignal): Promise<CachedList> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  const answers = await Promise.all(
    numbers.map((pageNo) =>
      call(learnCalls.activities, { query: { pageNo, pageSize, only: 'begun' }, signal }),
    ),
  )
  const list = new Map(answers.flatMap((page) => page.list).map((activity) => [activity.id, activity]))
  return { list: [...list.values()], pages, hasMore: answers.at(-1)?.hasMore === true }
}

/** What the learner has begun of no course, as far as they have asked for it. */
export function useActivities() {
  const [shown, setShown] = useState(cached)
  const [pages, setPages] = useState(cached?.pages ?? 1)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    withRetries(() => readPages(pages, leaving.signal), leaving.signal).then(
      (read) => {
        cached = read
        void writeCached(cacheKey, read)
        setShown(read)
        setError(undefined)
      },
      (reason: unknown) => leaving.signal.aborted || setError(reason),
    )
    if (!cached)
      readCached<CachedList>(cacheKey).then(
        (stored) => leaving.signal.aborted || setShown((now) => now ?? stored),
        () => undefined,
      )
    return () => leaving.abort()
  }, [pages, attempt])

  const retry = useCallback(() => {
    setError(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const more = useCallback(() => setPages((count) => count + 1), [])
  return { shown, error, retry, more, isMoreComing: shown !== undefined && pages > shown.pages }
}
