import { Select, type GetProps } from 'antd'
import { ManySelect } from '#kit/pick/web/ManySelect.tsx'
import { CardField, type CardFieldProps } from './CardField.tsx'

type Own<Value> = Omit<CardFieldProps, 'children' | 'isGroup' | 'count'> & GetProps<typeof Select<Value>>

/** A field in the form of a card for one, or some, of several things. */
export function CardSelect<Value>({ label, hint, problem, ...own }: Own<Value>) {
  const Control = own.mode ? ManySelect<Value> : Select<Value>
  return (
    <CardField hint={hint} label={label} problem={problem}>
      {(ids) => <Control {...ids} {...own} />}
    </CardField>
  )
}
