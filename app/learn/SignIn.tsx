import '#app/login/login.css'
import { useState } from 'react'
import { SecondStep } from '../frame/proof/lazySecondStep.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { cataloguePath, follow } from '#features/learning/learner/web/view/place.ts'
import { LoginForm } from '#features/people/session/web/LoginForm.tsx'
import { RegisterForm } from '#features/people/session/web/RegisterForm.tsx'
import { sessionWords } from '#features/people/session/session.words.ts'

/** A4 for learners, in place: whoever has signed in or registered goes on where the link led. */
export function SignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useWords(learnWords)
  const tSession = useWords(sessionWords)
  const [isNew, setNew] = useState(false)
  const [isHalfway, setHalfway] = useState(false)
  useScreenName(isNew ? tSession('screen.register') : tSession('screen.login'))
  return (
    <main className="learn-enter">
      <div className="learn-enter-panel">
        <h1>{isNew ? t('enter.newTitle') : t('enter.title')}</h1>
        <p className="learn-lead">{isNew ? t('enter.newLead') : t('enter.lead')}</p>
        {isNew ? (
          <RegisterForm audience="learner" onRegistered={onSignedIn} />
        ) : (
          <LoginForm SecondStep={SecondStep} onHalfway={setHalfway} onSignedIn={onSignedIn} username="" />
        )}
        <p className="sign-other" hidden={isHalfway}>
          <span>{isNew ? tSession('screen.hasAccount') : tSession('screen.noAccount')}</span>
          <button className="sign-link" onClick={() => setNew(!isNew)} type="button">
            {isNew ? tSession('screen.toLogin') : tSession('screen.toRegister')}
          </button>
        </p>
        <p className="sign-other">
          <a className="learn-link" href={cataloguePath} onClick={follow}>
            {t('enter.look')}
          </a>
        </p>
      </div>
    </main>
  )
}
