import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'

/** A screen that threw while drawing: the shell stays, and the screen can be tried again. */
export function BrokenScreen({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const t = useWords(shellWords)
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <section className="shell-later" role="alert">
      <h1>{t('page.brokenTitle')}</h1>
      <p>{t('page.brokenText')}</p>
      <button type="button" className="shell-action" onClick={retry}>
        {t('page.retry')}
      </button>
    </section>
  )
}
