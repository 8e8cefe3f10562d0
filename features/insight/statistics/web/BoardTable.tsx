import '#kit/table/web/list.css'
import { TitleCell } from '#kit/table/web/TitleCell.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { BoardRow } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'

interface Props {
  readonly rows: readonly BoardRow[]
  readonly hrefOf: (activityId: number) => string
}

/** The activities of one page; a title leads to the activity's own figures. */
export function BoardTable({ rows, hrefOf }: Props) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const nobody = t('figures.nobody')
  return (
    <div aria-labelledby="statistics-board" className="statistics-scroll" role="region" tabIndex={0}>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">{t('columns.title')}</th>
            <th data-align="end" scope="col">
              {t('columns.learners')}
            </th>
            <th data-align="end" scope="col">
              {t('columns.finished')}
            </th>
            <th data-align="end" scope="col">
              {t('figures.score')}
            </th>
            <th data-align="end" scope="col">
              {t('figures.time')}
            </th>
            <th data-align="end" scope="col">
              {t('columns.weakCards')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ activityId, title, cover, learners, finished, score, times, weakCards }) => (
            <tr key={activityId}>
              <th scope="row">
                <TitleCell
                  face={{ name: title, picture: cover, hasPicture: true }}
                  href={hrefOf(activityId)}
                />
              </th>
              <td data-align="end">{format.number(learners)}</td>
              <td data-align="end">
                {format.number(finished)}{' '}
                <span className="kit-muted">{format.percent(finished / learners)}</span>
              </td>
              <td data-align="end">{score === null ? nobody : format.percent(score)}</td>
              <td data-align="end">{times ? format.length(times.median) : nobody}</td>
              <td data-align="end">
                {weakCards > 0 ? (
                  <span className="kit-tag" data-tone="wait">
                    {format.number(weakCards)}
                  </span>
                ) : (
                  nobody
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
