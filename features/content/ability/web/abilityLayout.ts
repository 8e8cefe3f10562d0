import type { ViewHead } from '#kit/record/web/overview/viewHead.ts'
import { layoutOf } from '#kit/record/web/layout.ts'
import { ability } from '../ability.contract.ts'

export const abilityLayout = layoutOf(ability, [
  { key: 'basics', fields: ['name', 'summary'] },
  { key: 'pictures', fields: ['mainImage', 'headImage'] },
  { key: 'courses', fields: ['recommendedCourses'] },
])

/** What of an ability is seen at a glance. */
export const abilityHead: ViewHead = { picture: 'mainImage', text: 'summary' }
