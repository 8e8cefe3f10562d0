import type { ReactNode } from 'react'
import { fieldsIn, isBlank, type Field } from '#kit/contract/field.ts'
import { FieldText } from '#kit/fields/web/FieldText.tsx'
import { ScrollTabs } from '#kit/form/web/ScrollTabs.tsx'
import { namesIn, type Formed, type Recorded } from '#kit/resource/web/formed.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import type { FormLayout } from './layout.ts'
import { shownIn, type ViewHead } from './overview/viewHead.ts'

/** Instead of a field's usual text; null leaves it out, undefined leaves it to its field. */
export type FactRenderers = Readonly<Record<string, (record: Recorded) => ReactNode>>

interface RecordFactsProps {
  readonly resource: Formed
  readonly record: Recorded
  readonly layout: FormLayout | undefined
  readonly head: ViewHead
  readonly renderers: FactRenderers | undefined
}

interface Fact {
  readonly name: string
  readonly shown: ReactNode
  readonly isWide: boolean
}

/** What is known of a record beyond its overview, in sections: nothing that is empty, and no section without anything. */
export function RecordFacts({ resource, record, layout, head, renderers = {} }: RecordFactsProps) {
  const words = useResourceWords(resource.name)
  const byName = new Map(fieldsIn(resource.fields))
  const above = shownIn(head)
  const factOf = (name: string): Fact[] => {
    const field = byName.get(name)
    const own = renderers[name]?.(record)
    if (own === null || above.has(name)) return []
    if (own !== undefined) return [{ name, shown: own, isWide: true }]
    if (!field || isBlank(record[name])) return []
    const text = <FieldText {...{ name, field, words }} value={record[name]} known={namesIn(record, name)} />
    return [{ name, shown: text, isWide: isLong(field) }]
  }
  const laid = layout?.sections ?? [{ key: 'basics', fields: Object.keys(resource.fields) }]
  const sections = laid
    .map(({ key, fields }) => ({ key, facts: fields.flatMap(factOf) }))
    .filter(({ facts }) => facts.length > 0)
  if (sections.length === 0) return null
  const isTitled = ({ key, facts }: (typeof sections)[number]) =>
    sections.length > 1 &&
    words.isTitled(
      key,
      facts.map(({ name }) => name),
    )
  return (
    <div className="kit-panel">
      <ScrollTabs
        sections={sections.map((section) => ({
          key: section.key,
          title: words.section(section.key),
          content: (
            <dl className="kit-view" data-titled={isTitled(section) || undefined}>
              {section.facts.map(({ name, shown, isWide }) => (
                <div key={name} data-wide={isWide || undefined}>
                  <dt>{words.label(name)}</dt>
                  <dd>{shown}</dd>
                </div>
              ))}
            </dl>
          ),
        }))}
      />
    </div>
  )
}

const isLong = (field: Field): boolean =>
  field.kind === 'rows' || (field.kind === 'text' && 'multiline' in field && field.multiline === true)
