import type { Option } from '#kit/contract/resource.ts'
import type { Values } from '#kit/form/values.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { seenOptions } from '#kit/pick/web/picked.ts'
import { ProductPage } from './ProductPage.tsx'

const topicFields = { careerIds: 'career', abilityIds: 'ability', tagIds: 'tag' } as const
const itemsField = (values: Values) => (values['kind'] === 'activity' ? 'activityIds' : 'courseIds')

type Known = (field: string) => readonly Option[]

/** The options with these ids, as far as this page knows their names. */
function chosen(values: Values, field: string, resource: string, known: Known): readonly Option[] {
  const ids = values[field]
  const options = new Map([...seenOptions(resource), ...known(field)].map((option) => [option.id, option]))
  return Array.isArray(ids) ? ids.flatMap((id) => options.get(Number(id)) ?? []) : []
}

/** What is typed, as its buyers will see it. */
export function previewOf(values: Values, known: Known) {
  const field = itemsField(values)
  const items = chosen(values, field, field === 'activityIds' ? 'activity' : 'course', known)
  const topics = Object.entries(topicFields).flatMap(([name, resource]) =>
    chosen(values, name, resource, known).map(({ label }) => label),
  )
  return <ProductPage values={values} items={items} topics={topics} />
}

/** A product that is there, as its buyers see it. */
export const pageOf = (record: Recorded) => previewOf(record, (field) => namesIn(record, field))
