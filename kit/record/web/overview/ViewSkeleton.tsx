import './overview.css'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** Title, overview and facts in the shape of a view screen, while the record comes. */
export function ViewSkeleton() {
  const t = useWords(kitWords)
  return (
    <div aria-busy="true" aria-label={t('common.loading')} className="kit-form" role="status">
      <div className="kit-head">
        <span className="kit-bone kit-view-bone-title" />
      </div>
      <div className="kit-panel kit-overview">
        <div className="kit-overview-top">
          <span className="kit-bone kit-overview-picture" />
          <span className="kit-skeleton-lines">
            <span className="kit-bone" data-width="long" />
            <span className="kit-bone" data-width="short" />
          </span>
        </div>
        <div className="kit-overview-foot">
          <span className="kit-bone kit-view-bone-foot" />
        </div>
      </div>
      <div className="kit-panel kit-skeleton-form">
        {[1, 2, 3].map((row) => (
          <span className="kit-skeleton-field" key={row}>
            <span className="kit-bone" data-width="label" />
            <span className="kit-bone" data-width="long" />
          </span>
        ))}
      </div>
    </div>
  )
}
