import { Segmented } from 'antd'
import type { ReactNode } from 'react'
import { CardField, type CardFieldProps } from './CardField.tsx'

interface Props<Value extends string> extends Omit<CardFieldProps, 'children' | 'isGroup' | 'count'> {
  readonly value: Value
  readonly options: { readonly value: Value; readonly label: ReactNode }[]
  readonly disabled: boolean
  onChange(value: Value): void
}

/** A field in the form of a card for one of a few things that stand beside each other. */
export function CardSegments<Value extends string>({ label, hint, problem, ...own }: Props<Value>) {
  return (
    <CardField hint={hint} isGroup label={label} problem={problem}>
      {() => <Segmented<Value> {...own} />}
    </CardField>
  )
}
