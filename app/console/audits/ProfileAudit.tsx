import { ReviewPanel } from '#features/content/audit/web/ReviewPanel.tsx'
import { reviewableOf } from '#features/content/audit/web/reviewable.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'
import { userPage } from '#features/content/user-page/user-page.contract.ts'
import { pageOf } from '#features/content/user-page/web/shownPage.ts'
import { UserPageView } from '#features/content/user-page/web/UserPageView.tsx'

const reviewable = reviewableOf(
  { ...userPage, name: 'user-page' },
  { home: reviewHomes['user-page'], shown: (record) => <UserPageView page={pageOf(record)} /> },
)

/** K1, K2: creators' pages that wait for a decision, as their visitors see them. */
export const ProfileAudit = () => <ReviewPanel reviewable={reviewable} />
