import { ability } from '#features/ability/ability.contract.ts'
import { AbilityPage } from '#features/ability/web/AbilityPage.tsx'
import { ReviewDesk } from '#features/audit/web/ReviewDesk.tsx'
import { reviewableOf } from '#features/audit/web/reviewable.ts'
import { reviewHomes } from '#features/audit/web/reviewPaths.ts'

const reviewable = reviewableOf(
  { ...ability, name: 'ability' },
  {
    home: reviewHomes.ability,
    shown: (record) => <AbilityPage record={record} />,
    viewHref: (id) => `/base/ability/view?id=${id}`,
  },
)

/** K1: abilities that wait for a decision. */
export const AbilityAudit = () => <ReviewDesk reviewable={reviewable} />
