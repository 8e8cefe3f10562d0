import { layoutOf } from '#kit/record/web/layout.ts'
import { career } from '../career.contract.ts'

export const careerLayout = layoutOf(career, [
  { key: 'basics', fields: ['name', 'summary', 'cover'] },
  { key: 'links', fields: ['abilityIds', 'tagIds'] },
])
