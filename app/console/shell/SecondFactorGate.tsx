import { useEffect } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { SecondFactors } from '#features/people/second-factor/web/SecondFactors.tsx'
import { pageTitle } from '../../words/productName.ts'
import { shellWords } from '../../words/shellWords.ts'
import { logout } from '../routing/guard.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

/** A role asks for a second factor: it is set up first, nothing else opens. */
export function SecondFactorGate() {
  const t = useWords(shellWords)
  const factor = useWords(secondFactorWords)
  const title = factor('gate.title')
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
        <p>{factor('gate.lead')}</p>
        <SecondFactors onSetUp={() => window.location.replace('/')} />
        <button type="button" className="shell-quiet" onClick={() => void logout()}>
          {t('account.logout')}
        </button>
      </div>
    </main>
  )
}
