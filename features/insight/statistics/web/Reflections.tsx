import { Button } from 'antd'
import { useState } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useStatisticsSearch } from './statisticsSearch.ts'

const step = 10
const most = 50

/** H4: what learners say of themselves at the end, the last one first. */
export function Reflections({ activityId }: { readonly activityId: number }) {
  const t = useWords(statisticsWords)
  const { filters } = useStatisticsSearch()
  const [pageSize, setPageSize] = useState(step)
  const query = { ...filters, activityId, pageNo: 1, pageSize }
  const { data, error, refetch } = useRead(statisticsEndpoints.reflections, { query }, { keepPrevious: true })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section aria-labelledby="statistics-reflections" className="kit-panel kit-panel-stack">
      <h2 id="statistics-reflections">{t('sections.reflections')}</h2>
      {data.list.length === 0 && <p className="kit-muted">{t('noReflections')}</p>}
      <ul className="statistics-words">
        {data.list.map(({ id, userName, abilityName, rating, text, at }) => (
          <li key={id}>
            <p className="kit-muted">
              {userName} · {abilityName} · {t('ratingOf', { rating })} · <RelativeTime at={at} />
            </p>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
      {data.total > pageSize && pageSize < most && (
        <Button onClick={() => setPageSize(most)}>{t('more')}</Button>
      )}
    </section>
  )
}
