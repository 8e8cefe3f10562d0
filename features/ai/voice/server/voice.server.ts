import type { FeatureServer } from '#kit/feature/server/feature.ts'
import { namedBy } from '#kit/resource/server/recordNames.ts'
import { sealedRows } from '#kit/secret/server/sealedRows.ts'
import { specs } from './voice.commands.ts'
import { minimaxVoiceHandlers, ttsVoiceHandlers, voiceHandlers } from './voice.handlers.ts'
import { voicePersonalData } from './voice.personalData.ts'
import { keyPlace } from './voice.queries.ts'
import { voiceTable } from './voice.table.ts'

export const voiceServer = {
  handlers: { minimaxVoice: minimaxVoiceHandlers, ttsVoice: ttsVoiceHandlers, voice: voiceHandlers },
  records: [namedBy(specs.minimax), namedBy(specs.openai)],
  personalData: [voicePersonalData],
  sealed: [sealedRows(voiceTable, { sealedKey: ({ id }) => keyPlace(id) })],
} satisfies FeatureServer
