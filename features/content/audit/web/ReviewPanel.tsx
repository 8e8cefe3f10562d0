import { useRecordId } from '#kit/resource/web/recordId.ts'
import type { Reviewable } from './reviewable.ts'
import { ReviewQueues } from './ReviewQueues.tsx'
import { ReviewScreen } from './ReviewScreen.tsx'

/** The panel of reviewers for one kind of thing: its queue, and with `?id=` one of it beside the decision. */
export function ReviewPanel({ reviewable }: { readonly reviewable: Reviewable }) {
  const id = useRecordId()
  return id === undefined ? (
    <ReviewQueues resource={reviewable.resource} home={reviewable.home} />
  ) : (
    <ReviewScreen key={id} reviewable={reviewable} id={id} />
  )
}
