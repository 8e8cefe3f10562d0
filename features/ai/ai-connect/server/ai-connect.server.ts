import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { aiConnectHandlers } from './ai-connect.handlers.ts'
import { voiceConnectHandlers } from './voice-connect.handlers.ts'

export const aiConnectServer = {
  handlers: { aiConnect: aiConnectHandlers, voiceConnect: voiceConnectHandlers },
} satisfies FeatureServer
