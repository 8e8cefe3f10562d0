import './own.css'
import { useRef, useState, type SyntheticEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { PasswordInput } from '#features/people/session/web/PasswordInput.tsx'
import { sessionWords } from '#features/people/session/session.words.ts'
import { profileWords } from '#features/people/profile/profile.words.ts'
import { focusIn } from './focusIn.ts'
import { PartFoot } from './PartFoot.tsx'
import { profileCalls } from './account.calls.ts'
import { usePart } from './usePart.ts'

interface PasswordPartProps {
  readonly username: string
  /** The other sessions have ended. */
  readonly onChanged: () => void
}

const blank = { oldPassword: '', newPassword: '' }

/** A8: the old and a new password; the other sessions end. What was typed stays until it is taken, and in this page alone. */
export function PasswordPart({ username, onChanged }: PasswordPartProps) {
  const t = useWords(profileWords)
  const session = useWords(sessionWords)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const part = usePart({
    send: (body: typeof blank) => call(profileCalls.updatePassword, { body }),
    onSaved: () => {
      setValues(blank)
      onChanged()
    },
    onProblem: (field) => focusIn(form.current, field),
  })
  const field = (name: keyof typeof blank) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    problem: part.problems[name],
    onChange: (value: string) => {
      setValues((now) => ({ ...now, [name]: value }))
      part.touch(name)
    },
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    part.save(values)
  }
  return (
    <form className="own-form" noValidate onSubmit={submit} ref={form}>
      {/* Password managers file the new password under this name. */}
      <input autoComplete="username" hidden readOnly value={username} />
      <PasswordInput {...field('oldPassword')} autoComplete="current-password" />
      <PasswordInput
        {...field('newPassword')}
        autoComplete="new-password"
        hint={session('screen.passwordHint')}
      />
      <PartFoot
        action={t('screen.change')}
        disabled={values.oldPassword === '' || values.newPassword === ''}
        state={part.state}
      />
      {part.state.kind === 'saved' && <p className="own-note">{t('screen.changed')}</p>}
    </form>
  )
}
