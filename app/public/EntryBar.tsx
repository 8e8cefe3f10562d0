import { useWords } from '#kit/i18n/web/words.ts'
import { redeemPath } from '#features/learning/learner/web/view/place.ts'
import type { Entry, PageKind } from '#features/learning/public-page/entry.ts'
import { publicPageWords } from '#features/learning/public-page/public-page.words.ts'
import { entryPath } from './addresses.ts'

interface Props {
  readonly kind: PageKind
  readonly id: number
  readonly entry: Entry
}

/** The one button of a page, and the way in for whoever holds a code. The script puts 'continue' there for who learns already. */
export function EntryBar({ kind, id, entry }: Props) {
  const t = useWords(publicPageWords)
  const path = entryPath(entry)
  return (
    <footer className="public-bar" data-continue={t('entry.continueCourse')} data-id={id} data-kind={kind}>
      <div>
        {entry.action !== 'redeem' && entry.action !== 'start' && (
          <a className="public-code" href={redeemPath}>
            {t('haveCode')}
          </a>
        )}
        {path === undefined ? (
          <p className="public-closed">{t(`entry.${entry.action}`)}</p>
        ) : (
          <a className="public-button" href={path}>
            {t(`entry.${entry.action}`)}
          </a>
        )}
      </div>
    </footer>
  )
}
