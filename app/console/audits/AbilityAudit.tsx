import { ability } from '#features/content/ability/ability.contract.ts'
import { AbilityPage } from '#features/content/ability/web/AbilityPage.tsx'
import { ReviewPanel } from '#features/content/audit/web/ReviewPanel.tsx'
import { reviewableOf } from '#features/content/audit/web/reviewable.ts'
import { reviewHomes } from '#features/content/audit/web/reviewPaths.ts'

const reviewable = reviewableOf(
  { ...ability, name: 'ability' },
  {
    home: reviewHomes.ability,
    shown: (record) => <AbilityPage record={record} />,
    viewHref: (id) => `/base/ability/view?id=${id}`,
  },
)

/** K1: abilities that wait for a decision. */
export const AbilityAudit = () => <ReviewPanel reviewable={reviewable} />
