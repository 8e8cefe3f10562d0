import { useFormat } from '#kit/i18n/web/format.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Played } from '../dashboard.contract.ts'
import { hrefOf } from '../dashboard.href.ts'
import { dashboardWords } from '../dashboard.words.ts'

/** My activities with most learners. */
export function PlayedList({ played }: { readonly played: readonly Played[] }) {
  const t = useWords(dashboardWords)
  const format = useFormat()
  const { id } = useActor()
  if (played.length === 0) return null
  return (
    <section aria-labelledby="dashboard-played" className="dashboard-section">
      <h2 id="dashboard-played">{t('played.title')}</h2>
      <ol className="kit-panel dashboard-played">
        {played.map(({ activityId, title, cover, learners, finished }) => (
          <li key={activityId}>
            <Go className="dashboard-play" href={`/manage/activity/view?id=${activityId}`}>
              {cover === '' ? (
                <span className="dashboard-cover" />
              ) : (
                <img alt="" className="dashboard-cover" src={cover} />
              )}
              <span>{title}</span>
              <span className="kit-muted">
                {t('played.learners', { count: learners })} ·{' '}
                {t('played.finished', { share: format.percent(finished / learners) })}
              </span>
            </Go>
          </li>
        ))}
      </ol>
      <Go href={hrefOf('/manage/activity/list', { creatorId: id })}>{t('played.all')}</Go>
    </section>
  )
}
