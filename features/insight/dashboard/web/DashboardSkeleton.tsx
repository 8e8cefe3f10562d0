import { kitWords, useWords } from '#kit/i18n/web/words.ts'

const columns = [
  { name: 'waits', panels: [3, 4] },
  { name: 'happened', panels: [7] },
] as const

/** Both columns, with some lines each, as they will be. */
export function DashboardSkeleton() {
  const t = useWords(kitWords)
  return (
    <div aria-busy="true" aria-label={t('common.loading')} className="dashboard-columns" role="status">
      {columns.map(({ name, panels }) => (
        <div className="dashboard-column" key={name}>
          {panels.map((rows) => (
            <div className="kit-panel dashboard-group" key={rows}>
              <span className="kit-bone" data-width="label" />
              {Array.from({ length: rows }, (_, row) => (
                <span className="kit-bone" data-width="long" key={row} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
