import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  ability: {
    'features/content/ability/web/AbilityPage.tsx': [
      ...['name', 'summary', 'mainImage', 'headImage', 'recommendedCourses.title'],
      'recommendedCourses.marketPrice',
    ],
    'features/content/course/server/course.crud.ts': ['recommendedCourses.courseId'],
  },
}
