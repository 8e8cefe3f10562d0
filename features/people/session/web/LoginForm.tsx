import { call } from '#kit/http/web/client.ts'
import { saveToken } from '#kit/http/web/token.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { loginFields, sessionEndpoints } from '../session.contract.ts'
import { sessionWords } from '../session.words.ts'
import { readDeviceToken, saveDeviceToken } from './deviceToken.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { SignForm } from './SignForm.tsx'
import { TextInput } from './TextInput.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useEntry } from './useEntry.ts'

interface LoginFormProps {
  readonly username: string
  /** Called with the token already kept. */
  readonly onSignedIn: () => void
}

/** A4: name, password and captcha. */
export function LoginForm({ username, onSignedIn }: LoginFormProps) {
  const t = useWords(sessionWords)
  const captcha = useCaptcha('signIn')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const entry = useEntry({
    schema: sessionEndpoints.login.body,
    fields: loginFields,
    blank: { username, password: '' },
    captcha,
    send: (body) =>
      call(sessionEndpoints.login, { body: { ...body, timeZone, deviceToken: readDeviceToken() } }),
    onDone: ({ accessToken, deviceToken }) => {
      saveToken(accessToken)
      saveDeviceToken(deviceToken)
      onSignedIn()
    },
  })
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
