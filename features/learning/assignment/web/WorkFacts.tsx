import type { ReactNode } from 'react'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { Facts } from '#kit/view/web/Facts.tsx'
import { assignment } from '../assignment.contract.ts'
import type { Work } from './WorkPane.tsx'

/** Whose it is and where it belongs; what is not known is left out. */
export function WorkFacts({ work }: { readonly work: Work }) {
  const words = useResourceWords(assignment.name)
  const moment = (at: number | null) => (at === null ? '' : <RelativeTime at={at} />)
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['creatorName', work.creatorName],
    ['activityTitle', work.activityTitle],
    ['productTitle', work.productTitle],
    ['submittedAt', moment(work.submittedAt)],
    ['dueAt', moment(work.dueAt)],
    ['isLate', work.isLate ? words.value('isLate', 'true') : ''],
    ['replierName', work.replierName],
    ['repliedAt', moment(work.repliedAt)],
  ]
  return (
    <Facts className="work-facts" rows={facts} labelOf={words.label} aria-label={words.section('about')} />
  )
}
