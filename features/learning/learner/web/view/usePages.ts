import { useCallback, useEffect, useState } from 'react'
import { withRetries } from '#kit/http/web/withRetries.ts'
import { readCached, writeCached } from './learnerCache.ts'

interface Page<Row> {
  readonly list: readonly Row[]
  readonly hasMore: boolean
}

/** A list that grows by a page when its reader asks for more; its first page is kept for when there is no connection. */
export function usePages<Row extends { readonly id: number }>(
  name: string,
  read: (pageNo: number, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const [pages, setPages] = useState<readonly Page<Row>[]>([])
  const [pageCount, setPageCount] = useState(1)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
    const readAll = () => Promise.all(numbers.map((pageNo) => read(pageNo, leaving.signal)))
    withRetries(readAll, leaving.signal).then(
      (all) => {
        void writeCached(name, all.slice(0, 1))
        setPages(all)
        setError(undefined)
      },
      async (reason: unknown) => {
        if (leaving.signal.aborted) return
        const cached = await readCached<readonly Page<Row>[]>(name).catch(() => undefined)
        setPages((now) => (now.length === 0 && cached ? cached : now))
        setError(reason)
      },
    )
    return () => leaving.abort()
  }, [name, read, pageCount, attempt])
  const more = useCallback(() => setPageCount((count) => count + 1), [])
  const retry = useCallback(() => {
    setError(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const rows = new Map(pages.flatMap(({ list }) => list).map((row) => [row.id, row]))
  return {
    list: pages.length === 0 ? undefined : [...rows.values()],
    hasMore: pages.at(-1)?.hasMore === true,
    error,
    more,
    retry,
  }
}
