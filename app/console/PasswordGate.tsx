import { PasswordForm } from '#features/people/profile/web/PasswordForm.tsx'
import { pageTitle } from '#app/words/productName.ts'
import { useWords } from '#kit/web/words.ts'
import { useEffect } from 'react'
import { LanguageMenu } from './LanguageMenu.tsx'
import { logout } from './guard.ts'
import { shellWords } from '../words/shellWords.ts'

/** The password was made by somebody else: a new one comes first, nothing else opens. */
export function PasswordGate() {
  const t = useWords(shellWords)
  const title = t('page.passwordFirst')
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
  return (
    <main className="shell-gate">
      <div className="shell-gate-panel">
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
