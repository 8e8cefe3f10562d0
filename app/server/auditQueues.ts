import { abilitySpec } from '#features/ability/server/ability.handlers.ts'
import { platformQueue } from '#features/activity/server/platformQueue.ts'
import type { Audited } from '#features/audit/audit.contract.ts'
import { reviewQueue } from '#features/audit/server/reviewQueue.ts'
import type { ReviewQueue } from '#features/audit/server/reviewQueue.ts'
import { careerSpec } from '#features/career/server/career.handlers.ts'
import { productSpec } from '#features/product/server/product.spec.ts'
import { userPageSpec } from '#features/user-page/server/user-page.spec.ts'

/** What is reviewed, one line each; a forgotten one does not compile. */
export const auditQueues: Readonly<Record<Audited, ReviewQueue>> = {
  ability: reviewQueue(abilitySpec),
  activity: platformQueue,
  career: reviewQueue(careerSpec),
  product: reviewQueue(productSpec),
  'user-page': reviewQueue(userPageSpec),
}
