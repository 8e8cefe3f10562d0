import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  unit: {
    'features/ai/unit/web/UnitList.tsx': ['nameZh', 'nameEn', 'nameEs', 'nameJa'],
    'features/ai/ai-usage/server/prices.ts': ['kind', 'measure', 'price'],
  },
}
