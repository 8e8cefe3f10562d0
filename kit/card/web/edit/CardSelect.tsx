import type { GetProps } from 'antd'
import { Select } from '#kit/select/web/Select.tsx'
import { CardField, type CardFieldProps } from './CardField.tsx'

type Own<Value> = Omit<CardFieldProps, 'children' | 'isGroup' | 'count'> & GetProps<typeof Select<Value>>

/** A field in the form of a card for one, or some, of several things. */
export function CardSelect<Value>({ label, hint, problem, ...own }: Own<Value>) {
  return (
    <CardField hint={hint} label={label} problem={problem}>
      {(ids) => <Select<Value> {...ids} {...own} />}
    </CardField>
  )
}
