import type { FieldReaders } from '#kit/server/testing/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  tag: {
    'kit/web/list/columns.tsx': ['name=text', 'summary=multiline', 'mainImage=picture', 'headImage=picture'],
  },
}
