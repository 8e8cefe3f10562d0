import './cardField.css'
import { Switch } from 'antd'
import { useId } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly checked: boolean
  readonly disabled: boolean
  onChange(checked: boolean): void
}

/** A rule in the form of a card that holds or does not. */
export function CardSwitch({ label, hint, ...own }: Props) {
  const id = useId()
  return (
    <div className="card-switch">
      <Switch {...own} id={id} size="small" />
      <label htmlFor={id}>{label}</label>
      {hint && <small>{hint}</small>}
    </div>
  )
}
