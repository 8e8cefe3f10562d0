import { Suspense, useState, type ComponentType } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { saveToken } from '#kit/http/web/token.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { loginFields, pendingSignIn, sessionEndpoints, type PendingSignIn } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { sessionWords } from '../session.words.ts'
import { readDeviceToken, saveDeviceToken } from './deviceToken.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { SignForm } from './SignForm.tsx'
import { TextInput } from './TextInput.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useEntry } from './useEntry.ts'

export interface SecondStepProps {
  readonly pending: PendingSignIn
  /** Called with the token already stored. */
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

interface LoginFormProps {
  /** Asks for the second factor. */
  readonly SecondStep: ComponentType<SecondStepProps>
  readonly username: string
  /** Called with the token already kept. */
  readonly onSignedIn: () => void
  /** Whether the password was right and the second factor is asked for. */
  readonly onHalfway?: (isHalfway: boolean) => void
}

/** A4: name, password and captcha; then the second factor of whoever has one. */
export function LoginForm({ SecondStep, username, onSignedIn, onHalfway }: LoginFormProps) {
  const t = useWords(sessionWords)
  const captcha = useCaptcha('signIn')
  const [pending, setPending] = useState<PendingSignIn>()
  const goOn = (next: PendingSignIn | undefined) => {
    setPending(next)
    onHalfway?.(next !== undefined)
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const entry = useEntry({
    schema: sessionEndpoints.login.body,
    fields: loginFields,
    blank: { username, password: '' },
    captcha,
    send: (body) => logIn({ ...body, timeZone, deviceToken: readDeviceToken() }),
    onDone: (answer) => {
      if ('ways' in answer) return goOn(answer)
      saveToken(answer.accessToken)
      saveDeviceToken(answer.deviceToken)
      onSignedIn()
    },
  })
  const startAgain = () => {
    captcha.renew()
    goOn(undefined)
  }
  if (pending)
    return (
      <Suspense fallback={<div aria-busy="true" />}>
        <SecondStep onBack={startAgain} onSignedIn={onSignedIn} pending={pending} />
      </Suspense>
    )
  return (
    <SignForm entry={entry} captcha={captcha} action={t('screen.login')}>
      <TextInput
        {...entry.field('username')}
        label={t('fields.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={username === ''}
      />
      <PasswordInput
        {...entry.field('password')}
        label={t('fields.password')}
        autoComplete="current-password"
        autoFocus={username !== ''}
      />
    </SignForm>
  )
}

/** Signs in, or learns that a second factor is asked for. @throws every other refusal */
async function logIn(body: BodyOf<typeof sessionEndpoints.login>) {
  try {
    return await call(sessionEndpoints.login, { body })
  } catch (error) {
    if (!isRefusal(error, sessionFaults.secondFactorNeeded.code)) throw error
    return pendingSignIn.parse(error.data)
  }
}
