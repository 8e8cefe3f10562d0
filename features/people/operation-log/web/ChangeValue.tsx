import type { Field } from '#kit/contract/field.ts'
import { isRichText, plainOf } from '#kit/richText/richText.ts'
import { isObject } from '#kit/value/sameJson.ts'
import { FieldText } from '#kit/fields/web/FieldText.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Change } from '../operation-log.changes.ts'
import { operationLogWords } from '../operation-log.words.ts'

interface Props {
  readonly resource: string
  readonly field: Field | undefined
  readonly change: Change
  readonly side: 'before' | 'after'
}

/** What reads as text on both sides, and so can be compared word by word. */
const wordsIn = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return isRichText(value) ? plainOf(value) : undefined
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** A text of a form; one of a fixed list is said by its word instead. */
const isText = (field: Field | undefined, value: unknown): boolean =>
  field ? field.kind === 'text' : isRichText(value)

/** One side of a change, as the form of the record would say it. */
export function ChangeValue({ resource, field, change, side }: Props) {
  const t = useWords(operationLogWords)
  const words = useResourceWords(resource)
  const value = change[side]
  if (isBlank(value)) return <span className="kit-muted">{t('blank')}</span>
  const [before, after] = [wordsIn(change.before), wordsIn(change.after)]
  if (isText(field, value) && before !== undefined && after !== undefined)
    return <WordDiff {...{ before, after, side }} />
  // Of a secret only its mark is shown.
  if (field && field.kind !== 'secret')
    return <FieldText name={change.name} known={[]} {...{ field, value, words }} />
  return <Plain name={change.name} value={value} resource={resource} />
}

const isMoment = (name: string, value: unknown): value is number =>
  typeof value === 'number' && /(At|Time)$/.test(name)

/** A value that no form knows: a moment, a yes or no, one of a fixed list, a list of them, or JSON. */
function Plain({ name, value, resource }: { name: string; value: unknown; resource: string }) {
  const t = useWords(kitWords)
  const format = useFormat()
  const words = useResourceWords(resource)
  if (isMoment(name, value)) return format.dateTime(value)
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no')
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return words.value(name, value)
  if (Array.isArray(value) && !value.some((one) => isObject(one) || Array.isArray(one)))
    return value.map((one) => words.value(name, String(one))).join(' · ')
  return <pre className="log-json">{JSON.stringify(value, null, 2)}</pre>
}
