import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  activity: {
    'features/learning/attempt/server/course/shownActivity.ts': ['title', 'description', 'cover'],
    'features/content/activity/server/record/activity.crud.ts': ['careerId', 'courseId'],
    'features/learning/attempt/server/reflect.ts': ['competencyPoints.abilityId'],
    'features/learning/attempt/server/records/recordPath.ts': ['competencyPoints.weight'],
    'features/learning/attempt/server/records/recordDetail.ts': ['competencyPoints.reflectionQuestion'],
    'features/content/editor/web/view/DeckView.tsx': ['language'],
    'features/content/editor/web/list/ActivityList.tsx': [
      ...['tagIds=tags', 'hostTeacherIds=hostTeachers', 'designMethod', 'distribution'],
    ],
    'features/content/activity/server/record/publish.ts': ['versionLabel'],
    'features/content/editor/web/view/VersionLine.tsx': ['label'],
  },
}
