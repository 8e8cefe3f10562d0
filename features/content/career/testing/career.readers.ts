import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  career: {
    'features/content/career/web/CareerPage.tsx': ['name', 'summary', 'cover', 'abilityIds', 'tagIds'],
  },
}
