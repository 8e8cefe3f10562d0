import type { FormLayout } from '#kit/record/web/RecordForm.tsx'

export const careerLayout: FormLayout = {
  sections: [
    { key: 'basics', fields: ['name', 'summary', 'cover'] },
    { key: 'links', fields: ['abilityIds', 'tagIds'] },
  ],
}
