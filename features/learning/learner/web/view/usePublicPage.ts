import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicPageCalls } from '../calls/publicPage.calls.ts'

/** What has a page inside, for who has it, and perhaps a public one, for everybody. */
export type Kind = 'course' | 'activity'

const paths = { course: publicCoursePath, activity: publicActivityPath }

type PublicPage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly onRetry: () => void }
  | { readonly kind: 'there'; readonly title: string; readonly path: string }

/** Whether there is a public page of it; only the server can say that there is none. */
export function usePublicPage(kind: Kind, id: number): PublicPage {
  const [page, setPage] = useState<PublicPage>({ kind: 'asking' })
  const [round, setRound] = useState(0)
  const onRetry = useCallback(() => setRound((now) => now + 1), [])
  useEffect(() => {
    const leaving = new AbortController()
    call(publicPageCalls[kind], { query: { id }, signal: leaving.signal }).then(
      ({ title }) => setPage({ kind: 'there', title, path: paths[kind](id) }),
      (error: unknown) => {
        if (leaving.signal.aborted) return
        setPage(isRefusal(error) ? { kind: 'absent' } : { kind: 'failed', error, onRetry })
      },
    )
    return () => leaving.abort()
  }, [kind, id, round, onRetry])
  return page
}
