import { abilitySpec } from '#features/ability/server/ability.handlers.ts'
import { mayReadActivity } from '#features/activity/server/activity.access.ts'
import { careerSpec } from '#features/career/server/career.handlers.ts'
import type { Watched } from '#features/presence/presence.contract.ts'
import type { MayRead } from '#features/presence/server/presence.handlers.ts'
import { productSpec } from '#features/product/server/product.spec.ts'
import { userPageSpec } from '#features/user-page/server/user-page.spec.ts'
import { mayReadRecord } from '#kit/server/crud.read.ts'

/** Whoever may read a record may know who else has it open. */
export const mayBeWatched: Readonly<Record<Watched, MayRead>> = {
  ability: mayReadRecord(abilitySpec),
  activity: mayReadActivity,
  career: mayReadRecord(careerSpec),
  product: mayReadRecord(productSpec),
  'user-page': mayReadRecord(userPageSpec),
}
