import { forgetOldKeys } from '#kit/server/idempotency.ts'
import type { AnyJob } from '#kit/server/context.ts'
import { sweepSessions } from '#features/session/server/session.jobs.ts'

/** Work that comes back by itself, or that a request leaves for later. */
export const jobs: readonly AnyJob[] = [forgetOldKeys, sweepSessions]
