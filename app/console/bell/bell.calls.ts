import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import type { dashboardEndpoints } from '#features/insight/dashboard/dashboard.contract.ts'
import type { messageEndpoints } from '#features/learning/message/message.contract.ts'

const messages = '/course/activity-interaction-discussion'

/** What counts for the bell and the menu, without the contracts' zod: both are on every screen. */
export const bellCalls = {
  unread: lightEndpoint<typeof messageEndpoints.unreadCount>({
    method: 'GET',
    path: `${messages}/unread-count`,
    effect: 'read',
  }),
  readAll: lightEndpoint<typeof messageEndpoints.readAll>({
    method: 'PUT',
    path: `${messages}/read-all`,
    effect: 'write',
  }),
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
