import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  career: {
    'features/content/career/web/CareerPage.tsx': ['name', 'summary', 'cover', 'abilityIds', 'tagIds'],
  },
}
