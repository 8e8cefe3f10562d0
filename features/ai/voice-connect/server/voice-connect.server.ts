import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { voiceConnectHandlers } from './voice-connect.handlers.ts'

export const voiceConnectServer = {
  handlers: { voiceConnect: voiceConnectHandlers },
} satisfies FeatureServer
