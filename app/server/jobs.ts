import { forgetCallLimits } from '#kit/http/server/callLimits.ts'
import type { AnyJob } from '#kit/call/server/context.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { forgetOldKeys } from '#kit/call/server/idempotency.ts'
import { exampleSchool } from './exampleSchool.ts'
import { forgetOld } from './forgetOld.ts'
import { servers } from './servers.ts'

/** Work that comes back by itself, or that a request leaves for later. */
export const jobs: readonly AnyJob[] = [
  forgetCallLimits,
  forgetOld,
  forgetOldKeys,
  exampleSchool.filling,
  ...servers.flatMap(({ jobs: own = [] }: FeatureServer) => own),
]
