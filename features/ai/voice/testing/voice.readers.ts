import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'minimax-voice': {
    'features/ai/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai/ai-usage/server/speak.ts': ['code', 'model', 'groupId', 'baseUrl', 'apiKey=sealedKey'],
    'features/ai/voice/server/voice.handlers.ts': ['sampleText'],
  },
  'tts-voice': {
    'features/ai/voice/web/VoiceLists.tsx': ['name', 'language', 'gender'],
    'features/ai/ai-usage/server/speak.ts': ['code', 'model', 'baseUrl', 'apiKey=sealedKey'],
    'features/ai/voice/server/voice.handlers.ts': ['sampleText'],
  },
}
