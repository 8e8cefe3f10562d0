import { call } from '#kit/http/web/client.ts'
import { saveToken } from '#kit/http/web/token.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { audiences } from '../session.contract.ts'
import { registerFields, sessionEndpoints } from '../session.contract.ts'
import { sessionWords } from '../session.words.ts'
import { readDeviceToken, saveDeviceToken } from './deviceToken.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { SignForm } from './SignForm.tsx'
import { TextInput } from './TextInput.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useEntry } from './useEntry.ts'

interface RegisterFormProps {
  readonly audience?: (typeof audiences)[number]
  /** A learner's token is kept by then. */
  readonly onRegistered: (username: string) => void
}

/** A4: a new account; from the console it waits until somebody binds roles to it, a learner's may learn at once. */
export function RegisterForm({ audience = 'console', onRegistered }: RegisterFormProps) {
  const t = useWords(sessionWords)
  const captcha = useCaptcha('register')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const entry = useEntry({
    schema: sessionEndpoints.register.body,
    fields: registerFields,
    blank: { username: '', nickname: '', password: '' },
    captcha,
    send: (body) =>
      call(sessionEndpoints.register, {
        body: { ...body, audience, timeZone, deviceToken: readDeviceToken() },
      }),
    onDone: ({ signedIn }, values) => {
      if (signedIn) {
        saveToken(signedIn.accessToken)
        saveDeviceToken(signedIn.deviceToken)
      }
      onRegistered(values['username'] ?? '')
    },
  })
  return (
    <SignForm entry={entry} captcha={captcha} action={t('screen.register')}>
      <TextInput
        {...entry.field('username')}
        label={t('fields.username')}
        hint={t('screen.usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <TextInput
        {...entry.field('nickname')}
        label={t('fields.nickname')}
        hint={t('screen.nicknameHint')}
        autoComplete="nickname"
      />
      <PasswordInput
        {...entry.field('password')}
        label={t('fields.password')}
        hint={t('screen.passwordHint')}
        autoComplete="new-password"
      />
    </SignForm>
  )
}
