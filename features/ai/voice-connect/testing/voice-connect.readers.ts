import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'voice-connect': {
    'features/ai/ai-connect/server/place.ts': ['provider', 'baseUrl', 'apiKey'],
    'features/ai/voice-connect/server/voice-connect.handlers.ts': ['model', 'language', 'code'],
  },
}
