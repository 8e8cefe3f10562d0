import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  activity: {
    'features/learning/attempt/server/course/shownActivity.ts': ['title', 'description', 'cover'],
    'features/content/activity/server/activity.spec.ts': ['careerId', 'courseId'],
    'features/learning/attempt/server/reflect.ts': ['competencyPoints.abilityId'],
    'features/learning/attempt/server/records/studyPath.ts': ['competencyPoints.weight'],
    'features/learning/attempt/server/records/studyDetail.ts': ['competencyPoints.reflectionQuestion'],
    'features/content/activity/web/DeckView.tsx': ['language'],
    'features/content/activity/web/ActivityList.tsx': [
      ...['tagIds=tags', 'hostTeacherIds=hostTeachers', 'designMethod', 'distribution'],
    ],
    'features/content/activity/server/publish.ts': ['versionLabel'],
    'features/content/activity/web/VersionLine.tsx': ['label'],
  },
}
