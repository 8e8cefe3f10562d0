import './form/form.css'
import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import type { Option } from '#kit/resource.ts'
import { FieldRow } from './form/FieldRow.tsx'
import type { FormState } from './form/useForm.ts'
import { fieldsIn } from '#kit/field.ts'
import { useResourceWords } from './resourceWords.ts'
import { ScrollTabs } from './ScrollTabs.tsx'

export interface FormSection {
  /** Its title is `sections.<key>`. */
  readonly key: string
  readonly fields: readonly string[]
}

/** How a form is laid out; what it holds is the contract's. */
export interface FormLayout {
  readonly sections: readonly FormSection[]
}

/** A control of a feature's own for one field. */
export type FieldEditor = (props: {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly problem: string | undefined
  readonly disabled: boolean
}) => ReactNode

interface RecordFormProps {
  readonly form: FormState
  /** Namespace of labels, hints and sections. */
  readonly words: string
  readonly layout?: FormLayout | undefined
  readonly editors?: Readonly<Record<string, FieldEditor>> | undefined
  readonly known?: ((name: string) => readonly Option[]) | undefined
  readonly disabled?: boolean
  readonly onSubmit: () => void
  readonly formRef?: Ref<HTMLFormElement>
}

const nothing = () => []

/** Enter that ends a composition is not a wish to send the form. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** The fields of a contract as a form, in sections that the tabs above mark and reach. */
export function RecordForm(props: RecordFormProps) {
  const { form, layout, editors = {}, known = nothing, disabled = false, onSubmit, formRef } = props
  const words = useResourceWords(props.words)
  const formId = useId()
  const sections = layout?.sections ?? [{ key: 'basics', fields: Object.keys(form.fields) }]
  const byName = new Map(fieldsIn(form.fields))
  const row = (name: string) => {
    const field = byName.get(name)
    const editor = editors[name]
    const common = {
      value: form.values[name],
      onChange: (value: unknown) => form.change(name, value),
      disabled,
    }
    if (editor)
      return (
        <div key={name} data-field={name}>
          {editor({ ...common, problem: form.problems[name] })}
        </div>
      )
    if (!field) return null
    const { problems } = form
    return (
      <FieldRow
        key={name}
        {...{ ...common, formId, name, field, words, known, problems }}
        path={name}
        label={words.label(name)}
        onLeave={() => form.touch(name)}
      />
    )
  }
  return (
    <form
      ref={formRef}
      noValidate
      onKeyDown={keepComposing}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ScrollTabs
        sections={sections.map(({ key, fields }) => ({
          key,
          title: words.section(key),
          content: (
            <div className="kit-fields" data-titled={words.isTitled(key, fields) || undefined}>
              {fields.map(row)}
            </div>
          ),
        }))}
      />
      <button type="submit" className="kit-unseen" tabIndex={-1} aria-hidden="true" />
    </form>
  )
}
