import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'ai-image': { 'features/ai/ai-image/server/ai-image.handlers.ts': ['prompt'] },
}
