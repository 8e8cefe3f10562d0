import type { FormLayout } from '#kit/record/web/RecordForm.tsx'

/** `unlocking` and `link` are no fields: they show what comes of the others. */
export const courseLayout: FormLayout = {
  sections: [
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
    { key: 'share', fields: ['shareTitle', 'shareText', 'shareImage', 'qrImage', 'link'] },
  ],
}
