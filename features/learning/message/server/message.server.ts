import type { FeatureServer } from '#kit/server/feature.ts'
import { messageHandlers } from './message.handlers.ts'
import { messagePersonalData } from './message.personalData.ts'

export const messageServer = {
  handlers: { message: messageHandlers },
  personalData: [messagePersonalData],
} satisfies FeatureServer
