import { useId } from 'react'
import type { RequiredAt } from '#kit/contract/field.ts'
import { fieldsIn } from '#kit/contract/field.ts'
import type { Option } from '#kit/contract/resource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import type { FormState } from '#kit/form/web/useForm.ts'
import { FieldRow } from './FieldRow.tsx'

interface OwnFieldProps {
  /** The namespace of its words. */
  readonly resource: string
  readonly name: string
  readonly form: FormState
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
  readonly known?: (name: string) => readonly Option[]
  /** Where what else is chosen asks for it, which the contract cannot know. */
  readonly required?: RequiredAt
}

const nothing = () => []

/** A field as every form draws it, from within a control that draws several or draws it at times. */
export function OwnField({ resource, form, known = nothing, required, ...own }: OwnFieldProps) {
  const { name } = own
  const formId = useId()
  const words = useResourceWords(resource)
  const field = new Map(fieldsIn(form.fields)).get(name)
  if (!field) return null
  return (
    <FieldRow
      {...{ ...own, formId, words, known }}
      field={{ ...field, ...(required && { required }) }}
      path={name}
      label={words.label(name)}
      value={form.values[name]}
      problems={form.problems}
      onLeave={() => form.touch(name)}
    />
  )
}
