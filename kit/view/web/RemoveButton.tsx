import { Button } from 'antd'
import { crossPath, LineIcon } from './LineIcon.tsx'

interface Props {
  /** Says which one of its like is taken away. */
  readonly label: string
  readonly disabled: boolean
  /** Whether it is inside a field. */
  readonly isSmall?: boolean
  onRemove(): void
}

/** The cross behind a part of a card's form. */
export function RemoveButton({ label, disabled, isSmall = false, onRemove }: Props) {
  return (
    <Button
      aria-label={label}
      disabled={disabled}
      icon={<LineIcon path={crossPath} size={isSmall ? 14 : 16} />}
      onClick={onRemove}
      size={isSmall ? 'small' : 'middle'}
      type="text"
    />
  )
}
