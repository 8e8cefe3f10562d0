import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { LoginForm } from '#features/people/session/web/LoginForm.tsx'
import { RegisterForm } from '#features/people/session/web/RegisterForm.tsx'
import { sessionWords } from '#features/people/session/session.words.ts'
import { guidePath } from '#app/guide.ts'
import { pageTitle } from '#app/words/productName.ts'
import { SecondStep } from '../frame/proof/lazySecondStep.ts'
import { Frame } from './Frame.tsx'

interface LoginPageProps {
  /** Why the guard sent somebody here. */
  readonly error: string
  readonly onSignedIn: () => void
}

/** A4: signing in and registering. */
export function LoginPage({ error, onSignedIn }: LoginPageProps) {
  const t = useWords(sessionWords)
  const language = useLanguage()
  const [registered, setRegistered] = useState('')
  const [isRegistering, setRegistering] = useState(false)
  const [isHalfway, setHalfway] = useState(false)
  const title = isRegistering ? t('screen.registerTitle') : t('screen.login')
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  if (isRegistering) {
    const finish = (username: string) => {
      setRegistered(username)
      setRegistering(false)
    }
    return (
      <Frame title={title}>
        <RegisterForm onRegistered={finish} />
        <Other
          question={t('screen.hasAccount')}
          action={t('screen.toLogin')}
          onClick={() => setRegistering(false)}
        />
      </Frame>
    )
  }
  return (
    <Frame title={title}>
      {error && registered === '' && !isHalfway && (
        <div className="sign-note sign-note-bad" role="alert">
          {error}
        </div>
      )}
      {registered && (
        <div className="sign-note" role="status">
          {t('screen.registered')}
        </div>
      )}
      <LoginForm
        SecondStep={SecondStep}
        key={registered}
        username={registered}
        onHalfway={setHalfway}
        onSignedIn={onSignedIn}
      />
      {!isHalfway && (
        <>
          <Other
            question={t('screen.noAccount')}
            action={t('screen.toRegister')}
            onClick={() => setRegistering(true)}
          />
          <p className="sign-forgot">
            {t('screen.forgot')} <a href={guidePath(language)}>{t('screen.help')}</a>
          </p>
        </>
      )}
    </Frame>
  )
}

function Other({ question, action, onClick }: { question: string; action: string; onClick: () => void }) {
  return (
    <p className="sign-other">
      <span>{question}</span>
      <button type="button" className="sign-link" onClick={onClick}>
        {action}
      </button>
    </p>
  )
}
