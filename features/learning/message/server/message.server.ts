import type { FeatureServer } from '#kit/server/feature.ts'
import { messageHandlers } from './message.handlers.ts'

export const messageServer = {
  handlers: { message: messageHandlers },
} satisfies FeatureServer
