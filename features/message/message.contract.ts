import { z } from 'zod'
import { endpoint } from '#kit/endpoint.ts'

export const messageEndpoints = {
  unreadCount: endpoint({
    method: 'GET',
    path: '/course/activity-interaction-discussion/unread-count',
    who: 'signedIn',
    data: z.number().int(),
  }),
} as const
