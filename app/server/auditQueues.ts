import { abilitySpec } from '#features/content/ability/server/ability.handlers.ts'
import { platformQueue } from '#features/content/activity/server/platform/platformQueue.ts'
import type { Audited } from '#features/content/audit/audit.contract.ts'
import { reviewQueue } from '#features/content/audit/server/reviewQueue.ts'
import type { ReviewQueue } from '#features/content/audit/server/reviewQueue.ts'
import { careerSpec } from '#features/content/career/server/career.handlers.ts'
import { productSpec } from '#features/content/product/server/product.spec.ts'
import { userPageSpec } from '#features/content/user-page/server/user-page.spec.ts'

/** What is reviewed, one line each; a forgotten one does not compile. */
export const auditQueues: Readonly<Record<Audited, ReviewQueue>> = {
  ability: reviewQueue(abilitySpec),
  activity: platformQueue,
  career: reviewQueue(careerSpec),
  product: reviewQueue(productSpec),
  'user-page': reviewQueue(userPageSpec),
}
