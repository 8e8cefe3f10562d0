import { InputNumber } from 'antd'
import { CardField, type CardFieldProps } from './CardField.tsx'

interface Props extends Omit<CardFieldProps, 'children' | 'isGroup' | 'count'> {
  readonly value: number | null
  readonly disabled: boolean
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** Digits behind the point. */
  readonly precision?: number | 'any'
  readonly prefix?: string
  readonly suffix?: string
  readonly placeholder?: string
  onChange(value: number | null): void
}

/** A field for a number, a whole one where nothing else is said, in the form of a card. */
export function CardNumber({ label, hint, problem, precision = 0, ...own }: Props) {
  const exactness = precision === 'any' ? {} : { precision }
  return (
    <CardField hint={hint} label={label} problem={problem}>
      {(ids) => <InputNumber {...ids} {...own} {...exactness} />}
    </CardField>
  )
}
