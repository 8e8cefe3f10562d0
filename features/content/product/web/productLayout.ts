import type { FormLayout } from '#kit/record/web/RecordForm.tsx'

/** `items` is the list of the chosen kind, `period` the two moments of a sync delivery. */
const sections: FormLayout['sections'] = [
  { key: 'basics', fields: ['title', 'overview', 'cover'] },
  { key: 'items', fields: ['kind', 'items'] },
  { key: 'delivery', fields: ['delivery', 'period', 'salePrice'] },
  { key: 'links', fields: ['careerIds', 'abilityIds', 'tagIds'] },
]

export const productLayout: FormLayout = { sections }
export const productViewLayout: FormLayout = {
  sections: [
    ...sections,
    { key: 'sold', fields: ['qrUsers'] },
    { key: 'authorizations', fields: ['authorizations'] },
  ],
}
