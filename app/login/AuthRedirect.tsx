import { useEffect } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { pageTitle } from '#app/words/productName.ts'
import { Frame } from './Frame.tsx'

/** Where another site would send people with a one-time code. No such site can be set up yet, and the page says so. */
export function AuthRedirect() {
  const t = useWords(sessionWords)
  const title = t('screen.login')
  useEffect(() => {
    document.title = pageTitle(title)
    // A code that nobody can exchange has no business in the history.
    window.history.replaceState(null, '', '/auth-redirect')
  }, [title])
  return (
    <Frame title={title}>
      <div className="sign-note sign-note-bad" role="alert">
        {t('screen.noExchange')}
      </div>
      <p className="sign-lead-in">{t('screen.noExchangeLead')}</p>
      <a className="sign-button" href="/login">
        {t('screen.login')}
      </a>
    </Frame>
  )
}
