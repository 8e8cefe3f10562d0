import type { Field } from '#kit/contract/field.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import type { Option } from '#kit/contract/resource.ts'
import { isPicked } from '#kit/feature/web/kitSettings.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { FieldControl, isOpenChoice } from './FieldControl.tsx'
import { RowsControl } from './RowsControl.tsx'

export interface FieldRowProps {
  readonly formId: string
  readonly name: string
  readonly path: string
  readonly label: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
  readonly problems: Readonly<Record<string, string>>
  readonly words: ResourceWords
  readonly disabled: boolean
  readonly known: (name: string) => readonly Option[]
}

const isGroup = (field: Field) => field.kind === 'rows' || field.kind === 'picture' || isOpenChoice(field)

/** A field of a form with its label, counter and problem. */
export function FieldRow(props: FieldRowProps) {
  const { formId, field, path, label, value, problems, words, name } = props
  if (field.kind === 'pick' && field.required === 'never' && !isPicked(field.resource)) return null
  const id = `${formId}-${path.replaceAll('.', '-')}`
  return (
    <FormField
      path={path}
      id={id}
      label={label}
      hint={words.hint(name)}
      problem={problems[path]}
      required={field.required}
      isGroup={isGroup(field)}
      left={field.kind === 'text' ? field.max - countGraphemes(String(value ?? '').trim()) : undefined}
    >
      {(ids) =>
        field.kind === 'rows' ? (
          <RowsControl
            {...props}
            field={field}
            value={Array.isArray(value) ? value : []}
            renderField={(inner) => <FieldRow {...props} {...inner} />}
          />
        ) : (
          <FieldControl {...props} {...ids} field={field} known={props.known(name)} />
        )
      }
    </FormField>
  )
}
