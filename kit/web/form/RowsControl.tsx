import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RowsField } from '#kit/field.ts'
import type { ResourceWords } from '../resourceWords.ts'
import { kitWords, useWords } from '../words.ts'
import { FieldRow, type FieldRowProps } from './FieldRow.tsx'
import { fieldsIn } from '#kit/field.ts'
import { blankValues, type Values } from './values.ts'

interface RowsControlProps extends Omit<FieldRowProps, 'field' | 'value'> {
  readonly field: RowsField
  readonly value: readonly Values[]
  readonly words: ResourceWords
}

/** Repeated groups of fields: add, remove, move by buttons. */
export function RowsControl({ field, path, label, value, onChange, disabled, ...common }: RowsControlProps) {
  const t = useWords(kitWords)
  const change = (index: number, name: string, next: unknown) =>
    onChange(value.map((row, at) => (at === index ? { ...row, [name]: next } : row)))
  const swap = (index: number, other: number) => {
    const [one, two] = [value[index], value[other]]
    if (one && two) onChange(value.map((row, at) => (at === index ? two : at === other ? one : row)))
  }
  return (
    <div className="kit-rows" role="group" aria-label={label}>
      {value.map((row, index) => (
        // Rows have no identity of their own; their place is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <div
          key={index}
          className="kit-row"
          role="group"
          aria-label={t('form.row', { label, row: index + 1 })}
        >
          <div className="kit-row-fields">
            {fieldsIn(field.fields).map(([name, inner]) => (
              <FieldRow
                {...common}
                key={name}
                field={inner}
                name={name}
                path={`${path}.${index}.${name}`}
                label={common.words.label(`${common.name}.${name}`)}
                value={row[name]}
                disabled={disabled}
                onChange={(next) => change(index, name, next)}
              />
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
