import { Input } from 'antd'
import { useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { ControlIds } from '#kit/form/web/FormField.tsx'

interface Props extends ControlIds {
  /** undefined: the server has what it has, and keeps it. */
  readonly value: unknown
  readonly disabled: boolean
  readonly onChange: (value: string | undefined) => void
  readonly onLeave: () => void
}

/** A key to be written; one that is stored already never comes back, so left empty it stays. */
export function SecretControl({ id, describedBy, isInvalid, value, disabled, onChange, onLeave }: Props) {
  const t = useWords(kitWords)
  const [isStored] = useState(value === undefined)
  return (
    <Input.Password
      id={id}
      // Browsers fill in the reader's own password elsewhere.
      autoComplete="new-password"
      spellCheck={false}
      disabled={disabled}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={String(value ?? '')}
      {...(value === undefined && { placeholder: t('form.secretKept') })}
      onBlur={onLeave}
      onChange={({ target }) => onChange(target.value === '' && isStored ? undefined : target.value)}
    />
  )
}
