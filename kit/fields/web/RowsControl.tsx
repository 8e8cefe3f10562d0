import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Fragment, type ReactNode } from 'react'
import type { Field, RowsField } from '#kit/contract/field.ts'
import type { ResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { fieldsIn } from '#kit/contract/field.ts'
import { blankValues, type Values } from '#kit/form/values.ts'

/** One field of a row, as the form draws it. */
export interface InnerField {
  readonly name: string
  readonly field: Field
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

interface RowsControlProps {
  readonly field: RowsField
  readonly name: string
  readonly path: string
  readonly label: string
  readonly value: readonly Values[]
  readonly words: ResourceWords
  readonly disabled: boolean
  readonly onChange: (value: unknown) => void
  /** Draws a field of a row: given from above, because a field may itself be rows. */
  readonly renderField: (inner: InnerField) => ReactNode
}

/** Repeated groups of fields: add, remove, move by buttons. */
export function RowsControl(props: RowsControlProps) {
  const { field, name, path, label, value, words, disabled, onChange, renderField } = props
  const t = useWords(kitWords)
  const change = (index: number, key: string, next: unknown) =>
    onChange(value.map((row, at) => (at === index ? { ...row, [key]: next } : row)))
  const swap = (index: number, other: number) => {
    const [one, two] = [value[index], value[other]]
    if (one && two) onChange(value.map((row, at) => (at === index ? two : at === other ? one : row)))
  }
  return (
    <div className="kit-rows" role="group" aria-label={label}>
      {value.map((row, index) => (
        // Rows have no identity of their own; their place is what they are.
        <div
          key={index}
          className="kit-row"
          role="group"
          aria-label={t('form.row', { label, row: index + 1 })}
        >
          <div className="kit-row-fields">
            {fieldsIn(field.fields).map(([key, inner]) => (
              <Fragment key={key}>
                {renderField({
                  name: key,
                  field: inner,
                  path: `${path}.${index}.${key}`,
                  label: words.label(`${name}.${key}`),
                  value: row[key],
                  onChange: (next) => change(index, key, next),
                })}
              </Fragment>
            ))}
          </div>
          <span className="kit-row-tools">
            <Button
              type="text"
              icon={<ArrowUpOutlined aria-hidden="true" />}
              aria-label={t('actions.up')}
              disabled={disabled || index === 0}
              onClick={() => swap(index, index - 1)}
            />
            <Button
              type="text"
              icon={<ArrowDownOutlined aria-hidden="true" />}
              aria-label={t('actions.down')}
              disabled={disabled || index === value.length - 1}
              onClick={() => swap(index, index + 1)}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('form.removeRow', { row: index + 1 })}
              disabled={disabled || value.length <= field.min}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </span>
        </div>
      ))}
      <Button
        className="kit-row-add"
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={disabled || value.length >= field.max}
        onClick={() => onChange([...value, blankValues(field.fields)])}
      >
        {t('form.addRow', { label })}
      </Button>
    </div>
  )
}
