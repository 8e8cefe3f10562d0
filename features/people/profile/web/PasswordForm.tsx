import { Button, Input } from 'antd'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { problemsOf, withinSentence } from '#kit/contract/problem.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { passwordMin } from '#features/people/user/user.rules.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { passwordFields, profileEndpoints } from '../profile.contract.ts'
import './profile.css'
import { profileWords } from '../profile.words.ts'

type Name = keyof typeof passwordFields
const blank = { oldPassword: '', newPassword: '' }

/** A8: the old and a new password; the other sessions end. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const t = useWords(profileWords)
  const translate = useTranslate()
  const [values, setValues] = useState(blank)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const change = useWrite(profileEndpoints.updatePassword, { touches: [sessionEndpoints.sessions] })

  function send(event: FormEvent) {
    event.preventDefault()
    const parsed = profileEndpoints.updatePassword.body?.safeParse(values, { reportInput: true })
    if (!parsed?.success) return setProblems(issuesOf(parsed?.error.issues ?? []))
    change.mutate(
      { body: parsed.data },
      {
        onSuccess: () => {
          setValues(blank)
          notify({ kind: 'success', text: t('screen.changed') })
          onChanged?.()
        },
        onError: (error) => {
          const fields = isRefusal(error) ? error.fields : {}
          setProblems(fields)
          if (Object.keys(fields).length === 0) notify({ kind: 'error', text: errorText(error) })
        },
      },
    )
  }

  function issuesOf(issues: Parameters<typeof problemsOf>[0]): Record<string, string> {
    const found = Object.entries(problemsOf(issues, passwordFields))
    const label = (name: string) => translate({ namespace: profileWords.name, key: `fields.${name}` })
    return Object.fromEntries(
      found.map(([name, phrase]) => [
        name,
        translate({ ...phrase, values: { ...phrase.values, label: withinSentence(label(name)) } }),
      ]),
    )
  }

  const field = (name: Name) => ({
    name,
    label: t(`fields.${name}`),
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => {
      setValues({ ...values, [name]: value })
      setProblems({ ...problems, [name]: '' })
    },
  })
  return (
    <form className="profile-form" noValidate onSubmit={send}>
      <Password {...field('oldPassword')} autoComplete="current-password" />
      <Password
        {...field('newPassword')}
        autoComplete="new-password"
        hint={t('screen.passwordHint', { min: passwordMin })}
      />
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('screen.change')}
      </Button>
    </form>
  )
}

interface PasswordProps {
  readonly name: Name
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly hint?: ReactNode
  readonly autoComplete: string
  readonly onChange: (value: string) => void
}

function Password({ label, problem, hint, onChange, ...input }: PasswordProps) {
  const id = useId()
  return (
    <div className="profile-field">
      <label htmlFor={id}>{label}</label>
      <Input.Password
        {...input}
        id={id}
        {...(problem && { status: 'error' })}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-told`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-told`} className={problem ? 'profile-problem' : 'profile-hint'}>
        {problem || hint}
      </p>
    </div>
  )
}
