import { expect, test } from 'vitest'
import { auditEndpoints } from '#features/content/audit/audit.contract.ts'
import { dashboardEndpoints } from '#features/insight/dashboard/dashboard.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { bellCalls } from './bell.calls.ts'

test('The light calls of the bell are those of the contracts', () => {
  const address = ({ method, path, effect }: { method: string; path: string; effect: string }) => ({
    method,
    path,
    effect,
  })
  expect(address(bellCalls.unread)).toEqual(address(messageEndpoints.unreadCount))
  expect(address(bellCalls.readAll)).toEqual(address(messageEndpoints.readAll))
  expect(address(bellCalls.waiting)).toEqual(address(dashboardEndpoints.get))
  expect(address(bellCalls.reviews)).toEqual(address(auditEndpoints.counts))
})
