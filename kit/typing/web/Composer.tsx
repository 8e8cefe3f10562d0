import './composer.css'
import type { RefObject } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { sendByEnter } from './sendByEnter.ts'

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly label: string
  readonly sendLabel: string
  readonly isSendable: boolean
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  /** While an answer comes, the button stops that. */
  readonly stop?: { readonly label: string; readonly onStop: () => void } | undefined
  readonly maxLength?: number
  readonly isInvalid?: boolean
  /** The id of what describes the field. */
  readonly describedBy?: string
}

const arrow = 'M5 12h13M12.5 6l6 6-6 6'
const square = 'M7.5 7.5h9v9h-9z'

/** A learner's next message, which grows with its lines, and the button that sends it. */
export function Composer(props: Props) {
  const { field, label, isSendable, stop } = props
  const send = () => {
    if (!isSendable) return
    props.onSend()
    field.current?.focus()
  }
  return (
    <div className="kit-composer">
      <textarea
        aria-describedby={props.describedBy}
        aria-invalid={props.isInvalid}
        aria-label={label}
        maxLength={props.maxLength}
        onChange={({ target }) => props.onChange(target.value)}
        onKeyDown={(event) => sendByEnter(event, send)}
        placeholder={label}
        ref={field}
        rows={1}
        value={props.text}
      />
      {stop ? (
        <button aria-label={stop.label} onClick={stop.onStop} type="button">
          <LineIcon path={square} size={22} />
        </button>
      ) : (
        <button aria-disabled={!isSendable} aria-label={props.sendLabel} onClick={send} type="button">
          <LineIcon path={arrow} size={22} />
        </button>
      )}
    </div>
  )
}
