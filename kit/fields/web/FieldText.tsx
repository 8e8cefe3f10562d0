import '#kit/form/web/form.css'
import type { CSSProperties } from 'react'
import { purposeRule, type PicturePurpose } from '#kit/contract/file.ts'
import type { Field } from '#kit/contract/field.ts'
import { day, isBlank } from '#kit/contract/field.ts'
import type { Option } from '#kit/contract/resource.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { isPicked, pickedResource } from '#kit/feature/web/kitSettings.ts'
import { isNameless, seenOptions, useOptions } from '#kit/pick/web/picked.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'

interface FieldTextProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly words: ResourceWords
  readonly known: readonly Option[]
}

/** A field's value to be read, by its kind. */
export function FieldText(props: FieldTextProps) {
  const { name, field, value, words, known } = props
  const t = useWords(kitWords)
  const format = useFormat()
  if (field.kind === 'flag') return value === true ? t('common.yes') : t('common.no')
  if (field.kind === 'secret') return <span className="kit-muted">{t('form.secretUnread')}</span>
  if (isBlank(value)) return <span className="kit-muted">{t('common.none')}</span>
  switch (field.kind) {
    case 'number':
      return format.number(Number(value), field.decimals || undefined)
    case 'time':
      return typeof value === 'number' ? format.dateTime(value) : String(value)
    case 'date':
      return day.safeParse(value).success ? format.date(atNoon(String(value))) : String(value)
    case 'oneOf':
      return words.value(name, String(value))
    case 'picture':
      return (
        <img
          src={String(value)}
          alt={t('picture.preview', { label: words.label(name) })}
          loading="lazy"
          style={roomOf(field.purpose)}
        />
      )
    case 'pick':
    case 'pickMany':
      return <Linked resource={field.resource} ids={[value].flat().map(Number)} known={known} />
    case 'rows':
      return <RowsText {...props} rows={Array.isArray(value) ? value : []} />
    case 'text':
      return String(value)
  }
}

/** The room of a picture before it is there, so that it moves nothing when it comes; see `.kit-view img` for the most. */
function roomOf(purpose: PicturePurpose): CSSProperties | undefined {
  const { ratio } = purposeRule(purpose)
  if (!ratio) return undefined
  const [width, height] = ratio
  return { aspectRatio: `${width} / ${height}`, width: Math.min(280, (180 * width) / height) }
}

interface LinkedProps {
  readonly resource: string
  readonly ids: readonly number[]
  readonly known: readonly Option[]
}

/** A moment of a calendar day that is on that day in the reader's zone. */
const atNoon = (day: string): number => new Date(`${day}T12:00:00`).getTime()

/** Linked records by name; one that the record did not bring is asked for, as in a picker. */
function Linked({ resource, ids, known }: LinkedProps) {
  return isPicked(resource) && isNameless(resource, ids, known) ? (
    <LinkedNames resource={resource} ids={ids} known={known} />
  ) : (
    <Names ids={ids} known={[...known, ...seenOptions(resource)]} />
  )
}

function LinkedNames({ resource, ids, known }: LinkedProps) {
  const offer = useOptions(resource, pickedResource(resource), '', known, true)
  return offer.isLoading ? (
    <span className="kit-bone" data-width="label" />
  ) : (
    <Names ids={ids} known={[...offer.known.values()]} />
  )
}

function Names({ ids, known }: { readonly ids: readonly number[]; readonly known: readonly Option[] }) {
  const t = useWords(kitWords)
  return (
    <span className="kit-links">
      {ids.map((id) => (
        <span key={id} className="kit-tag" data-tone="brand">
          {known.find((option) => option.id === id)?.label ?? t('picker.unknown', { id })}
        </span>
      ))}
    </span>
  )
}

/** Rows as a table; a column that no row fills is left out. */
function RowsText({ name, field, rows, words }: FieldTextProps & { readonly rows: readonly Values[] }) {
  if (field.kind !== 'rows') return null
  const columns = fieldsIn(field.fields).filter(([inner]) => rows.some((row) => !isBlank(row[inner])))
  return (
    <table className="kit-view-rows">
      <thead>
        <tr>
          {columns.map(([inner, innerField]) => (
            <th key={inner} scope="col" data-kind={innerField.kind}>
              {words.label(`${name}.${inner}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Rows have no identity of their own; their place is what they are.
          <tr key={index}>
            {columns.map(([inner, innerField]) => (
              <td key={inner} data-kind={innerField.kind}>
                <FieldText name={inner} field={innerField} value={row[inner]} words={words} known={[]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
