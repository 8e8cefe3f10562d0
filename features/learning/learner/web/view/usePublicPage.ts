import { useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'
import { publicCoursePath } from '#features/content/course/course.address.ts'
import { publicPageCalls } from '../calls/publicPage.calls.ts'

/** What has a page inside, for who has it, and perhaps a public one, for everybody. */
export type Kind = 'course' | 'activity'

const paths = { course: publicCoursePath, activity: publicActivityPath }

type PublicPage =
  | { readonly kind: 'asking' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'there'; readonly title: string; readonly path: string }

/** Whether there is a public page of it; without an answer there is none to lead to. */
export function usePublicPage(kind: Kind, id: number): PublicPage {
  const [page, setPage] = useState<PublicPage>({ kind: 'asking' })
  useEffect(() => {
    const leaving = new AbortController()
    call(publicPageCalls[kind], { query: { id }, signal: leaving.signal }).then(
      ({ title }) => setPage({ kind: 'there', title, path: paths[kind](id) }),
      () => leaving.signal.aborted || setPage({ kind: 'absent' }),
    )
    return () => leaving.abort()
  }, [kind, id])
  return page
}
