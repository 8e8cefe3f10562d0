import './partRow.css'
import { Input } from 'antd'
import { useId, type ClipboardEventHandler, type KeyboardEventHandler } from 'react'
import type { Problem } from '#kit/cardDefinition.ts'
import { GrowingText } from './GrowingText.tsx'
import { useSay } from './words.ts'

interface Props {
  readonly value: string
  /** Says which part it belongs to; not seen. */
  readonly label: string
  readonly placeholder: string
  readonly problem?: Problem | undefined
  readonly disabled: boolean
  readonly maxLength?: number
  /** Lines that it begins with; without them it has one line for good. */
  readonly rows?: 1 | 2
  /** It says more about the text above it. */
  readonly isMinor?: boolean
  readonly autoFocus?: boolean
  readonly onBlur?: () => void
  readonly onKeyDown?: KeyboardEventHandler
  readonly onPaste?: ClipboardEventHandler
  onChange(text: string): void
}

/** A text in a `PartRow`, which frames it; below it stands what is wrong with it. */
export function PartText({ label, problem, rows, isMinor = false, onChange, ...own }: Props) {
  const say = useSay()
  const id = useId()
  const all = {
    ...own,
    'aria-describedby': problem ? id : undefined,
    'aria-invalid': problem ? true : undefined,
    'aria-label': label,
    'data-path': problem?.path,
    className: isMinor ? 'part-minor' : '',
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
    variant: 'borderless' as const,
  }
  return (
    <>
      {rows === undefined ? (
        <Input {...all} size={isMinor ? 'small' : 'middle'} />
      ) : (
        <GrowingText {...all} rows={rows} />
      )}
      {problem && (
        <p className="card-field-problem" id={id}>
          {say(problem)}
        </p>
      )}
    </>
  )
}
