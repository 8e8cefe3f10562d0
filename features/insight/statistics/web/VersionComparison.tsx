import { useMemo } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { statisticsEndpoints } from '../statistics.contract.ts'
import type { Whole } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useCardNames } from './cardNames.ts'

type Info = DataOf<typeof statisticsEndpoints.info>

interface Props {
  readonly one: Info
  readonly other: Info
  /** What each is called. */
  readonly names: readonly [string, string]
}

/** H4: two versions side by side, in all and card by card. */
export function VersionComparison({ one, other, names }: Props) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const { nameOf } = useCardNames()
  const cards = useMemo(() => unite(one, other), [one, other])
  const key = cards.map(({ card }) => nameOf(card)).join('\n')
  const data = useMemo(
    () => ({
      head: t('filters.card'),
      rows: key.split('\n'),
      series: [
        { name: names[0], values: cards.map(({ shares }) => shares[0]) },
        { name: names[1], values: cards.map(({ shares }) => shares[1]) },
      ],
    }),
    [cards, key, names, t],
  )
  const figuresOf = ({ learners, finished, score, times }: Whole) => [
    format.number(learners),
    learners > 0 ? format.percent(finished / learners) : t('figures.nobody'),
    score === null ? t('figures.nobody') : format.percent(score),
    times ? format.length(times.median) : t('figures.nobody'),
  ]
  const [left, right] = [figuresOf(one.whole), figuresOf(other.whole)]
  const title = t('sections.versions', { one: names[0], other: names[1] })
  return (
    <section aria-label={title} className="kit-panel kit-panel-stack">
      <h2>{title}</h2>
      <div className="statistics-scroll">
        <table className="statistics-table">
          <thead>
            <tr>
              <th scope="col">{t('columns.figure')}</th>
              <th scope="col">{names[0]}</th>
              <th scope="col">{names[1]}</th>
            </tr>
          </thead>
          <tbody>
            {(['learners', 'finished', 'score', 'time'] as const).map((name, row) => (
              <tr key={name}>
                <th scope="row">{t(`figures.${name}`)}</th>
                <td>{left[row]}</td>
                <td>{right[row]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cards.length > 0 && (
        <Chart data={data} format={format.percent} kind="rows" max={1} title={t('compareTitle')} />
      )}
    </section>
  )
}

/** Every card of either version, with the share of those who met it and finished it; null where it was not met. */
function unite(one: Info, other: Info) {
  const shareOf = (info: Info, cardId: number) => {
    const card = info.cards.find((each) => each.cardId === cardId)
    return card && card.met > 0 ? card.done / card.met : null
  }
  const listed = new Set(one.cards.map(({ cardId }) => cardId))
  return [...one.cards, ...other.cards.filter(({ cardId }) => !listed.has(cardId))].map((card) => ({
    card,
    shares: [shareOf(one, card.cardId), shareOf(other, card.cardId)] as const,
  }))
}
