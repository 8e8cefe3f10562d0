import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import type { dashboardEndpoints } from '#features/insight/dashboard/dashboard.contract.ts'

/** What counts for the bell and the menu, without the contracts' zod: both are on every screen. */
export const bellCalls = {
  waiting: lightEndpoint<typeof dashboardEndpoints.get>({
    method: 'GET',
    path: '/system/dashboard/get',
    effect: 'read',
  }),
  reviews: lightEndpoint<typeof auditEndpoints.counts>({
    method: 'GET',
    path: '/course/audit/counts',
    effect: 'read',
  }),
}
