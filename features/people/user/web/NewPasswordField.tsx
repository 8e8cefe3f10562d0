import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { copyText } from '#kit/view/web/copy.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../user.words.ts'
import { randomPassword } from './randomPassword.ts'

interface NewPasswordFieldProps {
  readonly name: 'password' | 'newPassword'
  readonly value: string
  readonly problem: string | undefined
  readonly disabled?: boolean
  readonly onChange: (value: string) => void
  readonly onLeave?: () => void
}

/** A password for somebody else: typed, or made and copied, so that it can be handed over. */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { name, value, problem, disabled = false, onChange, onLeave } = props
  const t = useWords(userWords)
  const words = useResourceWords(userWords.name)
  const id = useId()
  const [isShown, setShown] = useState(false)
  const make = () => {
    const made = randomPassword()
    onChange(made)
    setShown(true)
    void copyText(made)
  }
  return (
    <FormField
      path={name}
      id={id}
      label={t(`fields.${name}`)}
      hint={words.hint(name)}
      problem={problem}
      required="save"
    >
      {({ describedBy, isInvalid }) => (
        <span className="user-password">
          <Input.Password
            id={id}
            // Browsers fill in the reader's own password elsewhere.
            autoComplete="new-password"
            spellCheck={false}
            disabled={disabled}
            value={value}
            status={isInvalid ? 'error' : ''}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            aria-required
            visibilityToggle={{ visible: isShown, onVisibleChange: setShown }}
            onBlur={onLeave}
            onChange={({ target }) => onChange(target.value)}
          />
          <Button disabled={disabled} onClick={make}>
            {t('generate')}
          </Button>
        </span>
      )}
    </FormField>
  )
}
