import './factors.css'
import { useId, type InputHTMLAttributes } from 'react'

interface FactorInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly problem: string
  readonly onChange: (value: string) => void
}

/** A labelled field with its problem beside it, on pages with the component library and without. */
export function FactorInput({ label, value, problem, onChange, ...input }: FactorInputProps) {
  const id = useId()
  return (
    <div className="factor-field">
      <label htmlFor={id}>{label}</label>
      <input
        spellCheck={false}
        {...input}
        aria-describedby={`${id}-problem`}
        aria-invalid={problem !== '' || undefined}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        value={value}
      />
      <p className="factor-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}

/** How a code is typed: digits on a phone's keyboard, offered by whoever knows it, never corrected. */
export const codeInput = {
  autoCapitalize: 'none',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: 20,
} as const
