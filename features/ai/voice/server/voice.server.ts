import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'
import { voiceSpec } from './voice.crud.ts'
import { minimaxVoiceHandlers, ttsVoiceHandlers, voiceHandlers } from './voice.handlers.ts'
import { voicePersonalData } from './voice.personalData.ts'

export const voiceServer = {
  handlers: { minimaxVoice: minimaxVoiceHandlers, ttsVoice: ttsVoiceHandlers, voice: voiceHandlers },
  records: [namedBy(voiceSpec(minimaxVoice, 'minimax')), namedBy(voiceSpec(ttsVoice, 'openai'))],
  personalData: [voicePersonalData],
} satisfies FeatureServer
