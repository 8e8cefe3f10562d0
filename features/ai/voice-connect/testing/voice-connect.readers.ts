import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

/** The rest is what the form of a voice asks too. */
export const fieldReaders: FieldReaders = {
  'tts-voice': { 'features/ai/ai-connect/server/place.ts': ['provider'] },
}
