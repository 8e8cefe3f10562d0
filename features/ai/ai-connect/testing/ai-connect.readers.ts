import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'ai-connect': {
    'features/ai/ai-connect/server/place.ts': ['provider', 'baseUrl', 'apiKey'],
    'features/ai/ai-connect/server/connectForAll.ts': ['model', 'pictureModel'],
  },
  // The rest is what the form of a voice asks too.
  'tts-voice': {
    'features/ai/ai-connect/server/place.ts': ['provider'],
    'features/ai/ai-connect/server/voice-connect.handlers.ts': ['groupId'],
  },
}
