import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  'user-page': {
    'features/content/user-page/server/visitPage.ts': [
      ...['avatar', 'nickname', 'description', 'backgroundImage', 'industryLevel', 'tagId'],
    ],
  },
}
