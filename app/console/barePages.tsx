import { useEffect } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { pageTitle } from '#app/words/productName.ts'
import { shellWords } from '../words/shellWords.ts'

interface BareProps {
  readonly code: string
  readonly title: string
  readonly text: string
  readonly tab: string
}

/** A9: a page without the shell; its links load the console anew, since nobody may be signed in. */
function Bare({ code, title, text, tab }: BareProps) {
  const t = useWords(shellWords)
  useEffect(() => {
    document.title = pageTitle(tab)
  }, [tab])
  return (
    <main className="shell-bare">
      <div className="shell-bare-cards" aria-hidden="true">
        <i />
        <i />
        <i>{code}</i>
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="shell-bare-actions">
        <a className="shell-action" href="/">
          {t('page.goHome')}
        </a>
        <button type="button" className="shell-quiet" onClick={() => window.history.back()}>
          {t('page.goBack')}
        </button>
      </div>
    </main>
  )
}

export function NotFound() {
  const t = useWords(shellWords)
  return (
    <Bare
      code="404"
      tab={t('routes.notFound')}
      title={t('page.notFoundTitle')}
      text={t('page.notFoundText')}
    />
  )
}

export function Forbidden() {
  const t = useWords(shellWords)
  return (
    <Bare
      code="401"
      tab={t('routes.forbidden')}
      title={t('page.forbiddenTitle')}
      text={t('page.forbiddenText')}
    />
  )
}
