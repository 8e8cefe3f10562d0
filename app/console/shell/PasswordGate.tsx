import { useEffect } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { PasswordForm } from '#features/people/profile/web/PasswordForm.tsx'
import { pageTitle } from '../../words/productName.ts'
import { shellWords } from '../../words/shellWords.ts'
import { logout } from '../routing/guard.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

/** The password was made by somebody else: a new one comes first, nothing else opens. */
export function PasswordGate() {
  const t = useWords(shellWords)
  const title = t('page.passwordFirst')
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  return (
    <main className="shell-gate">
      <div className="kit-panel shell-gate-panel">
        <div className="shell-gate-head">
          <h1>{title}</h1>
          <LanguageMenu />
        </div>
        <p>{t('page.passwordFirstText')}</p>
        <PasswordForm onChanged={() => window.location.replace('/')} />
        <button type="button" className="shell-quiet" onClick={() => void logout()}>
          {t('account.logout')}
        </button>
      </div>
    </main>
  )
}
