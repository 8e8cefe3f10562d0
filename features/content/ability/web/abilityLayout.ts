import type { FormLayout } from '#kit/record/web/RecordForm.tsx'

export const abilityLayout: FormLayout = {
  sections: [
    { key: 'basics', fields: ['name', 'summary'] },
    { key: 'pictures', fields: ['mainImage', 'headImage'] },
    { key: 'courses', fields: ['recommendedCourses'] },
  ],
}
