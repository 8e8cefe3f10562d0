import type { ViewHead } from '#kit/record/web/overview/viewHead.ts'
import { layoutOf, type FormLayout } from '#kit/record/web/layout.ts'
import { product } from '../product.contract.ts'

const sections = [
  { key: 'basics', fields: ['title', 'overview', 'cover'] },
  { key: 'items', fields: ['kind', 'items'] },
  { key: 'delivery', fields: ['delivery', 'period', 'salePrice'] },
  { key: 'links', fields: ['careerIds', 'abilityIds', 'tagIds'] },
] as const

/** `items` is the list of the chosen kind, `period` the two moments of a sync delivery. */
export const productLayout = layoutOf(product, sections, {
  items: ['courseIds', 'activityIds'],
  period: ['startsAt', 'endsAt'],
})
export const productViewLayout: FormLayout = {
  sections: [
    ...sections,
    { key: 'sold', fields: ['qrUsers'] },
    { key: 'authorizations', fields: ['authorizations'] },
  ],
}

/** What of a product is seen at a glance. */
export const productHead: ViewHead = {
  picture: 'cover',
  text: 'overview',
  figures: [{ name: 'salePrice', unit: 'money' }],
}
