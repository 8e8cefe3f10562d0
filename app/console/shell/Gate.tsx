import { useEffect, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { pageTitle } from '../../words/productName.ts'
import { shellWords } from '../../words/shellWords.ts'
import { logout } from '../routing/guard.ts'
import { LanguageMenu } from './LanguageMenu.tsx'

interface GateProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page in place of the console: until what it asks for is done, nothing else opens. */
export function Gate({ title, lead, children }: GateProps) {
  const t = useWords(shellWords)
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
        <p>{lead}</p>
        {children}
        <button type="button" className="shell-quiet" onClick={() => void logout()}>
          {t('account.logout')}
        </button>
      </div>
    </main>
  )
}

/** Where a gate that is passed leads: the console from its beginning. */
export const passGate = (): void => window.location.replace('/')
