import { Input, InputNumber, Radio, Switch } from 'antd'
import type { Field } from '#kit/contract/field.ts'
import type { Option } from '#kit/contract/resource.ts'
import { ImageField } from '#kit/picture/web/ImageField.tsx'
import { CreatingPicker, CreatingRecordsPicker } from '#kit/pick/web/CreatingPicker.tsx'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { GrowingText } from '#kit/typing/web/GrowingText.tsx'
import type { ControlIds } from '#kit/form/web/FormField.tsx'
import { Select } from '#kit/select/web/Select.tsx'
import { SecretControl } from './SecretControl.tsx'
import { DateControl, TimeControl } from './TimeControl.tsx'

export interface FieldControlProps extends ControlIds {
  readonly name: string
  readonly label: string
  readonly field: Exclude<Field, { readonly kind: 'rows' }>
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onLeave: () => void
  readonly words: ResourceWords
  readonly disabled: boolean
  /** Names of linked records that the record brought. */
  readonly known: readonly Option[]
}

/** The control of a field, by its kind in the contract. */
export function FieldControl(props: FieldControlProps) {
  const { field, value, onChange, onLeave, id, describedBy, isInvalid, disabled, label } = props
  const tied = { id, disabled, 'aria-describedby': describedBy, 'aria-invalid': isInvalid }
  const status = isInvalid ? ('error' as const) : ('' as const)
  const picker = { ...props, isInvalid, known: props.known }
  switch (field.kind) {
    case 'text':
      return <TextControl {...props} field={field} />
    case 'number':
      // Without its own limits: it would put another number in place of the one that was typed.
      return (
        <InputNumber
          {...tied}
          status={status}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => onChange(next)}
          onBlur={onLeave}
        />
      )
    case 'flag':
      return <Switch {...tied} checked={value === true} onChange={onChange} />
    case 'oneOf':
      return <OneOfControl {...props} field={field} />
    case 'pick':
      return (
        <CreatingPicker
          {...picker}
          resource={field.resource}
          value={typeof value === 'number' ? value : null}
        />
      )
    case 'pickMany':
      return (
        <CreatingRecordsPicker
          {...picker}
          resource={field.resource}
          max={field.max}
          value={Array.isArray(value) ? value.map(Number) : []}
        />
      )
    case 'picture':
      return (
        <ImageField
          {...{ id, describedBy, isInvalid, disabled, label }}
          purpose={field.purpose}
          value={String(value ?? '')}
          onChange={(url) => onChange(url)}
        />
      )
    case 'secret':
      return <SecretControl {...props} />
    case 'time':
      return (
        <TimeControl
          {...props}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
        />
      )
    case 'date':
      return <DateControl {...props} value={typeof value === 'string' ? value : null} />
  }
}

interface TextProps extends FieldControlProps {
  readonly field: Extract<Field, { readonly kind: 'text' }>
}

function TextControl({ field, value, onChange, onLeave, id, describedBy, isInvalid, disabled }: TextProps) {
  const common = {
    id,
    disabled,
    value: String(value ?? ''),
    status: isInvalid ? ('error' as const) : ('' as const),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': field.required === 'save',
    onBlur: onLeave,
  }
  return field.multiline ? (
    <GrowingText {...common} rows={3} onChange={(event) => onChange(event.target.value)} />
  ) : (
    <Input {...common} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
  )
}

interface OneOfProps extends FieldControlProps {
  readonly field: Extract<Field, { readonly kind: 'oneOf' }>
}

/** How many choices stand open side by side. */
const openChoices = 4

/** Whether a choice of one is drawn as radio buttons; else it is a list to be opened, as where it may be taken back. */
export const isOpenChoice = (field: Field): boolean =>
  field.kind === 'oneOf' && field.required !== 'never' && field.values.length <= openChoices

function OneOfControl(props: OneOfProps) {
  const { field, value, onChange, id, describedBy, isInvalid, disabled, name, words } = props
  const options = field.values.map((one) => ({ value: one, label: words.value(name, one) }))
  if (isOpenChoice(field))
    return (
      <Radio.Group
        id={id}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <Select
      id={id}
      disabled={disabled}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      allowClear={field.required !== 'save'}
      options={options}
      value={typeof value === 'string' ? value : null}
      onChange={(next) => onChange(next ?? null)}
    />
  )
}
