import { useWords } from '#kit/i18n/web/words.ts'
import { redeemPath } from '#features/learning/learner/web/view/place.ts'
import type { Entry, PageKind } from '#features/learning/public-page/entry.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import { entryPath } from './addresses.ts'

interface Props {
  readonly kind: PageKind
  readonly id: number
  readonly entry: Entry
  /** The address of the page. */
  readonly here: string
}

/** Beside these nobody needs to be led to redeeming a code: it is what the button does, or none is needed. */
const codeless: readonly Entry['action'][] = ['redeem', 'start', 'getFree']

/**
 * The one button of a page, and the way in for whoever holds a code. The script puts 'continue' there for who learns already, and
 * gets what is free without leaving the page for who is signed in.
 */
export function EntryBar({ kind, id, entry, here }: Props) {
  const t = useWords(publicPageWords)
  const path = entryPath(entry, here)
  return (
    <footer className="public-bar" data-continue={t('entry.continueCourse')} data-id={id} data-kind={kind}>
      <div>
        {!codeless.includes(entry.action) && (
          <a className="public-code" href={redeemPath}>
            {t('haveCode')}
          </a>
        )}
        {entry.action === 'getFree' && (
          <p className="public-problem" data-failed={t('notGot')} hidden role="alert" />
        )}
        {path === undefined ? (
          <p className="public-closed">{t(`entry.${entry.action}`)}</p>
        ) : (
          <a
            className="public-button"
            data-free={entry.action === 'getFree' ? entry.productId : undefined}
            href={path}
          >
            {t(`entry.${entry.action}`)}
          </a>
        )}
      </div>
    </footer>
  )
}
