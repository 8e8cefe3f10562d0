import { useWords } from '#kit/i18n/web/words.ts'
import { PasswordForm } from '#features/people/profile/web/PasswordForm.tsx'
import { profileWords } from '#features/people/profile/profile.words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { SecondFactors } from '#features/people/second-factor/web/SecondFactors.tsx'
import { SessionList } from '#features/people/session/web/SessionList.tsx'
import { shellWords } from '../words/shellWords.ts'

/** A8: `/profile/pwd`, the password, one's own sessions and second factors side by side. */
export function PasswordScreen() {
  const t = useWords(profileWords)
  const shell = useWords(shellWords)
  return (
    <section className="shell-page">
      <h1>{shell('routes.profilePassword')}</h1>
      <div className="shell-two">
        <div className="kit-panel shell-panel">
          <h2>{t('screen.passwordTitle')}</h2>
          <p className="kit-muted">{t('screen.passwordLead')}</p>
          <PasswordForm />
        </div>
        <div className="kit-panel shell-panel">
          <h2>{t('screen.sessionsTitle')}</h2>
          <p className="kit-muted">{t('screen.sessionsLead')}</p>
          <SessionList />
        </div>
        <SecondFactorPanel />
      </div>
    </section>
  )
}

function SecondFactorPanel() {
  const t = useWords(secondFactorWords)
  return (
    <div className="kit-panel shell-panel">
      <h2>{t('panel.title')}</h2>
      <p className="kit-muted">{t('panel.lead')}</p>
      <SecondFactors />
    </div>
  )
}
