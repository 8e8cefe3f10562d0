import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'ai-image': { 'features/ai/ai-image/server/ai-image.handlers.ts': ['prompt'] },
}
