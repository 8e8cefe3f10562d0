import { useId, type ReactNode } from 'react'

interface Described {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': boolean
}

interface Props {
  readonly label: string
  readonly hint?: string
  /** What may still be written. */
  readonly left?: number
  readonly problem: string | undefined
  readonly children: (field: Described) => ReactNode
}

/** A field of the answer: its label above, what is wrong below. */
export function AnswerField({ label, hint, left, problem, children }: Props) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="kit-field">
      <div className="kit-field-head">
        <label className="kit-label" htmlFor={id}>
          {label}
        </label>
        {left !== undefined && (
          <span className="kit-left" data-over={left < 0 || undefined}>
            {left}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        'aria-invalid': problem !== undefined,
      })}
      {note !== undefined && (
        <p className={problem === undefined ? 'kit-muted work-hint' : 'kit-problem'} id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}
