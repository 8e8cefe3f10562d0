import type { FieldReaders } from '#kit/testing/server/fieldReaders.ts'

export const fieldReaders: FieldReaders = {
  course: {
    'features/content/course/web/page/Offer.tsx': [
      ...['title', 'overview', 'marketPrice', 'salePrice', 'startDate'],
    ],
    'features/content/course/web/page/parts.tsx': [
      ...['abilities.level', 'featureIcons.icon', 'featureIcons.text', 'sellingPoints.title'],
      ...['sellingPoints.detail', 'faq.question', 'faq.answer', 'reviews.name', 'reviews.position'],
      ...['reviews.avatar', 'reviews.comment'],
    ],
    'features/content/course/web/page/Materials.tsx': [
      ...['materials.title', 'materials.overview', 'materials.quantity', 'materials.image'],
      ...['materials.source', 'materials.platform', 'materials.link'],
    ],
    'features/content/course/web/page/shownCourse.ts': [
      ...['gallery.image', 'gallery.caption', 'gallery.videoId'],
    ],
    'features/content/course/web/page/CoursePage.tsx': [
      'abilities.abilityId=abilities',
      'targetLearners',
      'outcomes',
    ],
    'features/content/course/web/page/UnitList.tsx': ['sections.overview', 'showMode'],
    'features/content/course/web/CourseList.tsx': ['careerIds=careers', 'tagIds=tags'],
    'features/content/course/server/course.detail.ts': ['cover', 'instructorIds'],
    'features/learning/enrolment/server/enrol.ts': ['type'],
    'features/learning/attempt/server/course/courseState.ts': ['learnMode', 'unlockMode', 'isChasing'],
    'features/content/course/course.sections.ts': ['sections.firstDay'],
    'features/learning/attempt/server/course/courseGroups.ts': [
      'sections.title',
      'milestones.title',
      'milestones.unit',
    ],
    'features/learning/attempt/server/course/placedActivities.ts': [
      'versionUpdate',
      'places.unit',
      'places.activityId',
    ],
    'features/content/course/web/units/units.ts': ['days'],
    'app/public/shared.ts': ['shareTitle', 'shareText', 'shareImage'],
    'app/public/CourseScreen.tsx': ['qrImage'],
    'features/learning/message/server/askTeacher.ts': ['userId'],
  },
}
