import { ReviewPanel } from '#features/content/audit/web/ReviewPanel.tsx'
import { reviewableOf } from '#features/content/audit/web/reviewable.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { career } from '#features/content/career/career.contract.ts'
import { CareerPage } from '#features/content/career/web/CareerPage.tsx'

const reviewable = reviewableOf(
  { ...career, name: 'career' },
  {
    home: reviewHomes.career,
    shown: (record) => <CareerPage record={record} />,
    viewHref: (id) => `/base/career/view?id=${id}`,
  },
)

/** K1: careers that wait for a decision. */
export const CareerAudit = () => <ReviewPanel reviewable={reviewable} />
