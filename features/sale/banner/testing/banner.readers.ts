import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  banner: {
    'features/sale/banner/server/shownBanners.ts': [
      ...[
        'title',
        'nodeType',
        'courseIds=courses',
        'audience',
        'userIds=targetId',
        'fileType',
        'image',
        'videoId',
      ],
    ],
    'features/sale/banner/server/bannerTarget.ts': [
      'targetKind',
      'targetCourseId',
      'targetProductId',
      'targetActivityId',
      'targetPath',
    ],
    'features/sale/banner/server/publishBanners.ts': ['pushType', 'pushTime'],
  },
}
