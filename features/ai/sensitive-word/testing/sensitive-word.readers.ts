import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'sensitive-word': {
    'features/ai/sensitive-word/server/sensitiveWords.ts': ['word'],
    'features/ai/sensitive-word/web/WordList.tsx': ['category', 'note'],
  },
}
