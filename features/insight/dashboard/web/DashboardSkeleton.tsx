import { kitWords, useWords } from '#kit/i18n/web/words.ts'

const panels = [3, 2, 4]

/** Panels with some lines each, as they will be. */
export function DashboardSkeleton() {
  const t = useWords(kitWords)
  return (
    <div aria-busy="true" aria-label={t('common.loading')} className="dashboard-groups" role="status">
      {panels.map((rows) => (
        <div className="kit-panel dashboard-group" key={rows}>
          <span className="kit-bone" data-width="label" />
          {Array.from({ length: rows }, (_, row) => (
            <span className="kit-bone" data-width="long" key={row} />
          ))}
        </div>
      ))}
    </div>
  )
}
