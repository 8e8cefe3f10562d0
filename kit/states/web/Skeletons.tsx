import { kitWords, useWords } from '#kit/i18n/web/words.ts'

const bars = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows in the shape of a list, or its tiles, while the first page comes. */
export function ListSkeleton({
  rows = 8,
  isTiled = false,
}: {
  readonly rows?: number
  readonly isTiled?: boolean
}) {
  const t = useWords(kitWords)
  return (
    <div
      className="kit-skeleton-list"
      data-tiled={isTiled || undefined}
      aria-busy="true"
      aria-label={t('common.loading')}
      role="status"
    >
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

/** Tiles of figures over a chart, while they are counted. */
export function FiguresSkeleton({ tiles = 5 }: { readonly tiles?: number }) {
  const t = useWords(kitWords)
  return (
    <div className="kit-stack" aria-busy="true" aria-label={t('common.loading')} role="status">
      <div className="kit-skeleton-figures">
        {bars(tiles).map((tile) => (
          <span key={tile} className="kit-bone kit-bone-tile" />
        ))}
      </div>
      <span className="kit-bone kit-bone-chart" />
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
