import { totalCap } from '#kit/contract/page.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Whole } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'

interface Props {
  readonly whole: Whole
  readonly activities?: number
  /** Learners of whom something is not counted yet; `totalCap`: at least so many. */
  readonly pending: number
}

/** The few figures that one looks for first. */
export function Tiles({ whole, activities, pending }: Props) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const { learners, finished, score, times } = whole
  const nobody = t('figures.nobody')
  const share = learners > 0 ? t('figures.ofAll', { share: format.percent(finished / learners) }) : ''
  const tiles = [
    ...(activities === undefined ? [] : [{ key: 'activities' as const, text: format.number(activities) }]),
    { key: 'learners' as const, text: format.number(learners) },
    { key: 'finished' as const, text: format.number(finished), note: share },
    { key: 'score' as const, text: score === null ? nobody : format.percent(score) },
    { key: 'time' as const, text: times ? format.length(times.median) : nobody },
  ]
  return (
    <>
      <dl className="statistics-tiles">
        {tiles.map(({ key, text, ...tile }) => (
          <div className="kit-panel" key={key}>
            <dt>{t(`figures.${key}`)}</dt>
            <dd>{text}</dd>
            {'note' in tile && tile.note !== '' && <dd className="kit-muted">{tile.note}</dd>}
          </div>
        ))}
      </dl>
      {pending > 0 && (
        <p className="kit-muted" role="status">
          {pending < totalCap ? t('pending', { count: pending }) : t('pendingMuch')}
        </p>
      )}
    </>
  )
}
