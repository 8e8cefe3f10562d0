import { useMemo } from 'react'
import { Chart } from '#kit/chart/web/Chart.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import type { CardFigures } from '../statistics.records.ts'
import { statisticsWords } from '../statistics.words.ts'
import { useCardNames } from './cardNames.ts'
import { useStatisticsSearch } from './statisticsSearch.ts'

/** H4: one card: which options were chosen, which parts were played. The address names the card. */
export function CardClose({ cards }: { readonly cards: readonly CardFigures[] }) {
  const t = useWords(statisticsWords)
  const { nameOf } = useCardNames()
  const { now, change } = useStatisticsSearch()
  const informative = cards.filter(({ options, watched }) => options.length > 0 || watched.length > 0)
  const shown = informative.find(({ cardId }) => cardId === now.card) ?? informative[0]
  if (!shown) return null
  return (
    <section className="kit-panel kit-panel-stack">
      <header className="statistics-choice">
        <h2>{t('sections.card')}</h2>
        <Select
          aria-label={t('filters.card')}
          onChange={(card) => change({ card })}
          options={informative.map((card) => ({ value: card.cardId, label: nameOf(card) }))}
          value={shown.cardId}
        />
      </header>
      {shown.options.length > 0 && <OptionsChart card={shown} />}
      {shown.watched.length > 0 && <WatchedChart card={shown} />}
    </section>
  )
}

function OptionsChart({ card }: { readonly card: CardFigures }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const { optionOf } = useCardNames()
  // What is right or wrong is in two colours, and in two columns of the table.
  const isJudged = card.options.some(({ isRight }) => isRight === false)
  const names = card.options.map((option) => optionOf(card, option))
  const key = names.join('\n')
  const data = useMemo(() => {
    const valuesOf = (isRight: boolean) =>
      card.options.map((option) => (option.isRight === isRight ? option.count : null))
    return {
      head: t('columns.option'),
      rows: key.split('\n'),
      series: isJudged
        ? [
            { name: t('columns.right'), values: valuesOf(true) },
            { name: t('columns.wrong'), values: valuesOf(false) },
          ]
        : [{ name: t('columns.count'), values: card.options.map(({ count }) => count) }],
    }
  }, [card, key, isJudged, t])
  return (
    <Chart
      data={data}
      format={format.number}
      kind="rows"
      lead={t('leads.options')}
      title={t('sections.options')}
    />
  )
}

function WatchedChart({ card }: { readonly card: CardFigures }) {
  const t = useWords(statisticsWords)
  const format = useFormat()
  const data = useMemo(
    () => ({
      head: t('columns.part'),
      rows: card.watched.map(({ from }) => format.length(from * 1000)),
      series: [{ name: t('columns.learners'), values: card.watched.map(({ count }) => count) }],
    }),
    [card, t, format],
  )
  return <Chart data={data} format={format.number} kind="line" title={t('sections.watched')} />
}
