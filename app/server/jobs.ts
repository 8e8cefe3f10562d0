import { forgetCallLimits } from '#kit/server/callLimits.ts'
import type { AnyJob } from '#kit/server/context.ts'
import type { FeatureServer } from '#kit/server/feature.ts'
import { forgetOldKeys } from '#kit/server/idempotency.ts'
import { servers } from './servers.ts'

/** Work that comes back by itself, or that a request leaves for later. */
export const jobs: readonly AnyJob[] = [
  forgetCallLimits,
  forgetOldKeys,
  ...servers.flatMap(({ jobs: own = [] }: FeatureServer) => own),
]
