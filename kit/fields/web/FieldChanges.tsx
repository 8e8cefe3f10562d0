import './fieldChanges.css'
import { fieldsIn, type Field, type Fields } from '#kit/contract/field.ts'
import type { Values } from '#kit/form/values.ts'
import { namesIn } from '#kit/resource/web/formed.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { WordDiff } from '#kit/view/web/WordDiff.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { FieldText } from './FieldText.tsx'

interface FieldChangesProps {
  /** The namespace of the fields' names. */
  readonly resource: string
  readonly fields: Fields
  /** The names of the fields that differ. */
  readonly changed: readonly string[]
  /** Each with the names of what it links to, as far as they are known. */
  readonly before: Values
  readonly after: Values
}

/** Fields before and after, side by side: texts word by word, pictures as pictures. */
export function FieldChanges({ resource, fields, changed, before, after }: FieldChangesProps) {
  const words = useResourceWords(resource)
  const shown = fieldsIn(fields).filter(([name]) => changed.includes(name))
  return (
    <div className="kit-changes">
      {shown.map(([name, field]) => (
        <FieldChange key={name} {...{ name, field, words, before, after }} />
      ))}
    </div>
  )
}

interface FieldChangeProps extends Pick<FieldChangesProps, 'before' | 'after'> {
  readonly name: string
  readonly field: Field
  readonly words: ResourceWords
}

function FieldChange({ name, field, words, before, after }: FieldChangeProps) {
  const t = useWords(kitWords)
  const sideOf = (side: 'before' | 'after') => {
    const values = side === 'before' ? before : after
    if (field.kind === 'text')
      return <WordDiff before={textIn(before, name)} after={textIn(after, name)} side={side} />
    return <FieldText {...{ name, field, words }} value={values[name]} known={namesIn(values, name)} />
  }
  return (
    <section className="kit-change" aria-label={words.label(name)}>
      <h3>{words.label(name)}</h3>
      <div>
        <span className="kit-muted">{t('review.before')}</span>
        {sideOf('before')}
      </div>
      <div>
        <span className="kit-muted">{t('review.after')}</span>
        {sideOf('after')}
      </div>
    </section>
  )
}

const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}
