import type { ReactNode } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { Message } from './Message.tsx'
import { follow, listPath } from './place.ts'
import { useWhenOnline } from './useWhenOnline.ts'

interface Props<Row extends { readonly id: number }> {
  readonly title: string
  readonly empty: string
  readonly emptyLead: string
  /** undefined: not known yet. */
  readonly list: readonly Row[] | undefined
  readonly hasMore: boolean
  readonly error: unknown
  readonly more: () => void
  readonly retry: () => void
  readonly children: (row: Row) => ReactNode
}

/** A list of the learner's own things under its name: loading, nothing, trouble, and more of it. */
export function PagedScreen<Row extends { readonly id: number }>(props: Props<Row>) {
  const t = useWords(learnWords)
  const { title, empty, emptyLead, list, hasMore, error, more, retry, children } = props
  useWhenOnline(retry)
  return (
    <main aria-busy={!list && error === undefined} className="learn-home learn-narrow">
      <a className="learn-link" href={listPath} onClick={follow}>
        ← {t('home')}
      </a>
      <h1>{title}</h1>
      {!list && error !== undefined && (
        <Message title={errorText(error)}>
          <button className="learn-button" onClick={retry} type="button">
            {t('retry')}
          </button>
        </Message>
      )}
      {list?.length === 0 && <Message lead={emptyLead} title={empty} />}
      {list && list.length > 0 && (
        <ul className="learn-rows">
          {list.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
      {hasMore && (
        <button className="learn-button" onClick={more} type="button">
          {t('more')}
        </button>
      )}
    </main>
  )
}
