import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'second-factor': {
    'features/people/second-factor/web/FactorList.tsx': ['name'],
    'features/people/second-factor/server/second-factor.handlers.ts': ['code'],
  },
}
