import type { ViewHead } from '#kit/record/web/overview/viewHead.ts'
import { layoutOf } from '#kit/record/web/layout.ts'
import { career } from '../career.contract.ts'

export const careerLayout = layoutOf(career, [
  { key: 'basics', fields: ['name', 'summary', 'cover'] },
  { key: 'links', fields: ['abilityIds', 'tagIds'] },
])

/** What of a career is seen at a glance. */
export const careerHead: ViewHead = { picture: 'cover', text: 'summary' }
