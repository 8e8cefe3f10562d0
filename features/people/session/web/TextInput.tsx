import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'

interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint?: string
  readonly problem?: string | undefined
  /** Stands inside the field at its end, e.g. the switch that shows a password. */
  readonly trailing?: ReactNode
}

/** A labelled field with its problem beside it; plain, because signing in loads no component library. */
export function TextInput({ label, value, onChange, hint, problem, trailing, ...input }: TextInputProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-box">
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {trailing}
      </div>
      {hint && !problem && (
        <p id={`${id}-hint`} className="sign-hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="sign-problem">
          {problem}
        </p>
      )}
    </div>
  )
}
