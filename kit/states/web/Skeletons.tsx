import { kitWords, useWords } from '#kit/i18n/web/words.ts'

const bars = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows in the shape of a list, while the first page comes. */
export function ListSkeleton({ rows = 8 }: { readonly rows?: number }) {
  const t = useWords(kitWords)
  return (
    <div className="kit-skeleton-list" aria-busy="true" aria-label={t('common.loading')} role="status">
      {bars(rows).map((row) => (
        <div key={row} className="kit-skeleton-row">
          <span className="kit-bone kit-bone-cover" />
          <span className="kit-skeleton-lines">
            <span className="kit-bone" data-width="short" />
            <span className="kit-bone" data-width="long" />
          </span>
          <span className="kit-bone kit-bone-tag" />
          <span className="kit-bone kit-bone-time" />
        </div>
      ))}
    </div>
  )
}

/** Labels and fields in the shape of a form, while the record comes. */
export function FormSkeleton({ fields = 5 }: { readonly fields?: number }) {
  const t = useWords(kitWords)
  return (
    <div className="kit-skeleton-form" aria-busy="true" aria-label={t('common.loading')} role="status">
      {bars(fields).map((field) => (
        <div key={field} className="kit-skeleton-field">
          <span className="kit-bone" data-width="label" />
          <span className="kit-bone kit-bone-input" />
        </div>
      ))}
    </div>
  )
}
