import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  tag: {
    'kit/table/web/columns.tsx': ['name=text', 'summary=multiline', 'mainImage=picture', 'headImage=picture'],
  },
}
