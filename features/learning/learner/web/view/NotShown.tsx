import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { Message } from './Message.tsx'
import { follow, listPath, redeemPath } from './place.ts'

interface Props {
  readonly title: string
  readonly lead: string
  /** Where asking again may help. */
  readonly onRetry?: (() => void) | undefined
  /** Where a code may be what is missing. */
  readonly mayRedeem?: boolean
  /** Where everybody can read what it is and how it is had. */
  readonly pagePath?: string
}

/** Instead of a course or an activity that cannot be shown: why, and what can be done. */
export function NotShown({ title, lead, onRetry, mayRedeem = false, pagePath }: Props) {
  const t = useWords(learnWords)
  return (
    <main className="learn-home">
      <h1 className="kit-visually-hidden">{t('title')}</h1>
      <Message lead={lead} title={title}>
        {onRetry && (
          <button className="learn-button" onClick={onRetry} type="button">
            {t('retry')}
          </button>
        )}
        {pagePath !== undefined && (
          <a className="learn-button" href={pagePath}>
            {t('toPage')}
          </a>
        )}
        {mayRedeem && (
          <a
            className={pagePath === undefined ? 'learn-button' : 'learn-button is-quiet'}
            href={redeemPath}
            onClick={follow}
          >
            {t('redeem.title')}
          </a>
        )}
        <a className="learn-link" href={listPath} onClick={follow}>
          {t('toList')}
        </a>
      </Message>
    </main>
  )
}
