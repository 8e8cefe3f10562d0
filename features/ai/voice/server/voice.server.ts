import type { FeatureServer } from '#kit/server/feature.ts'
import { namedBy } from '#kit/server/recordNames.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'
import { voiceSpec } from './voice.spec.ts'

export const voiceServer: FeatureServer = {
  records: [namedBy(voiceSpec(minimaxVoice, 'minimax')), namedBy(voiceSpec(ttsVoice, 'openai'))],
}
