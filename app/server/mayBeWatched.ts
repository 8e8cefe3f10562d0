import { mayReadRecord } from '#kit/resource/server/crud.read.ts'
import { abilitySpec } from '#features/content/ability/server/ability.handlers.ts'
import { mayReadActivity } from '#features/content/activity/server/record/activity.access.ts'
import { careerSpec } from '#features/content/career/server/career.handlers.ts'
import type { Watched } from '#features/people/presence/presence.contract.ts'
import type { MayRead } from '#features/people/presence/server/presence.handlers.ts'
import { productSpec } from '#features/content/product/server/product.spec.ts'
import { userPageSpec } from '#features/content/user-page/server/user-page.spec.ts'

/** Whoever may read a record may know who else has it open. */
export const mayBeWatched: Readonly<Record<Watched, MayRead>> = {
  ability: mayReadRecord(abilitySpec),
  activity: mayReadActivity,
  career: mayReadRecord(careerSpec),
  product: mayReadRecord(productSpec),
  'user-page': mayReadRecord(userPageSpec),
}
