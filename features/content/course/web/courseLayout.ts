import { layoutOf } from '#kit/record/web/layout.ts'
import { course } from '../course.contract.ts'

/** `unlocking` is no field: it shows what comes of the others. */
export const courseLayout = layoutOf(
  course,
  [
    { key: 'basics', fields: ['title', 'overview', 'cover', 'careerIds', 'abilities', 'tagIds'] },
    { key: 'people', fields: ['instructorIds', 'targetLearners', 'outcomes'] },
    {
      key: 'rules',
      fields: ['type', 'startDate', 'learnMode', 'unlockMode', 'isChasing', 'showMode', 'versionUpdate'],
    },
    { key: 'places', fields: ['places'] },
    { key: 'unlocking', fields: ['unlocking'] },
    { key: 'materials', fields: ['materials'] },
    {
      key: 'page',
      fields: ['marketPrice', 'salePrice', 'gallery', 'featureIcons', 'sellingPoints', 'faq', 'reviews'],
    },
    { key: 'share', fields: ['shareTitle', 'shareText', 'shareImage', 'qrImage'] },
  ],
  { places: ['days', 'sections', 'milestones'] },
  // With them a course can be public.
  [
    { key: 'what', fields: ['title', 'overview', 'cover', 'careerIds'] },
    { key: 'inside', fields: ['places'] },
    { key: 'how', fields: ['learnMode', 'unlockMode', 'showMode', 'instructorIds'] },
  ],
)
