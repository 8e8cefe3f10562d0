import { z } from 'zod'
import type { Job } from '#kit/call/server/context.ts'
import { forgetOldRows } from '#kit/call/server/retention.ts'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { servers } from './servers.ts'

const retained = servers.flatMap(({ retains = [] }: FeatureServer) => retains)

/** Each night, what the operator's rules (`RETAIN_*`) keep no longer. */
export const forgetOld: Job<Record<string, never>> = {
  name: 'forget-old',
  payload: z.strictObject({}),
  schedule: '11 3 * * *',
  async run(services) {
    const gone = await forgetOldRows(services, retained)
    services.log.info({ gone: Object.fromEntries(gone) }, 'what was kept long enough is gone')
  },
}
