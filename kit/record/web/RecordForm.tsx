import '#kit/form/web/form.css'
import { memo, useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { Option } from '#kit/contract/resource.ts'
import { FieldRow, type FieldRowProps } from '#kit/fields/web/FieldRow.tsx'
import type { FormState } from '#kit/form/web/useForm.ts'
import { fieldsIn } from '#kit/contract/field.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { ScrollTabs } from '#kit/form/web/ScrollTabs.tsx'
import type { FormLayout } from './layout.ts'
import { MoreFields } from './MoreFields.tsx'
import { useSteps } from './useSteps.ts'

/** A control of a feature's own for one field. */
export type FieldEditor = (props: {
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly problem: string | undefined
  readonly disabled: boolean
  /** The whole form, for a control that reads or writes its neighbours too. */
  readonly form: FormState
  /** Names of linked records that the record brought. */
  readonly known: (name: string) => readonly Option[]
}) => ReactNode

interface RecordFormProps {
  readonly form: FormState
  /** Namespace of labels, hints and sections. */
  readonly words: string
  readonly layout?: FormLayout | undefined
  readonly editors?: Readonly<Record<string, FieldEditor>> | undefined
  readonly known?: ((name: string) => readonly Option[]) | undefined
  readonly disabled?: boolean
  /** The record is new, and asked for in the steps of the layout at first. */
  readonly isBegun?: boolean
  readonly onSubmit: () => void
  readonly formRef: RefObject<HTMLFormElement | null>
}

const nothing = () => []

/** Enter that ends a composition does not send the form. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

/** The fields of a contract as a form, in sections that the tabs above mark and reach. */
export function RecordForm(props: RecordFormProps) {
  const { form, layout, editors = {}, known = nothing, disabled = false, onSubmit, formRef } = props
  const words = useResourceWords(props.words)
  const formId = useId()
  const { sections, isShort, showAll } = useSteps(form, layout, props.isBegun === true, formRef)
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
          {editor({ ...common, problem: form.problems[name], form, known })}
        </div>
      )
    return (
      field && (
        <FormRow
          key={name}
          {...{ formId, name, field, words, known, disabled }}
          value={form.values[name]}
          problems={form.problems}
          change={form.change}
          touch={form.touch}
        />
      )
    )
  }
  return (
    <form
      ref={formRef}
      noValidate
      onKeyDown={ignoreComposingEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <ScrollTabs
        isNumbered={isShort}
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
      {isShort && <MoreFields onShow={showAll} />}
      <button type="submit" className="kit-visually-hidden" tabIndex={-1} aria-hidden="true" />
    </form>
  )
}

interface FormRowProps extends Pick<
  FieldRowProps,
  'formId' | 'name' | 'field' | 'words' | 'known' | 'disabled' | 'value' | 'problems'
> {
  readonly change: FormState['change']
  readonly touch: FormState['touch']
}

/** Drawn again only when something of its own has changed: a key press in one field leaves the others as they are. */
const FormRow = memo(function FormRow({ change, touch, ...row }: FormRowProps) {
  const { name, words } = row
  return (
    <FieldRow
      {...row}
      path={name}
      label={words.label(name)}
      onChange={(value) => change(name, value)}
      onLeave={() => touch(name)}
    />
  )
})
