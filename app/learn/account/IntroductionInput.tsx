import { useId } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { descriptionMax } from '#features/people/profile/profile.limits.ts'

interface IntroductionInputProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

/** From here on it is said how much room is left. */
const nearEnd = 60

/** What somebody says of themselves, with the room that is left near its end. */
export function IntroductionInput({ name, label, value, problem, onChange }: IntroductionInputProps) {
  const t = useWords(kitWords)
  const id = useId()
  const left = descriptionMax - countGraphemes(value.trim())
  const room =
    left < 0 ? t('form.over', { count: -left }) : left < nearEnd ? t('form.left', { count: left }) : ''
  return (
    <div className="sign-field">
      <label htmlFor={id}>{label}</label>
      <div className="sign-box">
        <textarea
          aria-describedby={`${id}-note`}
          aria-invalid={problem || left < 0 ? true : undefined}
          id={id}
          name={name}
          onChange={({ target }) => onChange(target.value)}
          rows={3}
          value={value}
        />
      </div>
      <p className={problem || left < 0 ? 'sign-problem' : 'sign-hint'} id={`${id}-note`}>
        {problem || room}
      </p>
    </div>
  )
}
