import { Segmented } from 'antd'
import { useState } from 'react'
import { titleMax } from '#kit/card/card.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { maxCards } from '#deck/deck.schema.ts'
import type { ImportReport } from '#features/content/activity-transfer/activity-transfer.contract.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import type { PlaceUnit, ReportRow } from '#features/content/activity-transfer/report.ts'

interface Props {
  readonly report: ImportReport
  readonly shownId?: number | undefined
  onShow(cardId: number | undefined): void
}

const maxDrawn = 300
const tones = { taken: 'ok', changed: 'wait', left: 'bad' } as const

/** Row by row: what stood where, and what became of it. Where a card came of it, it can be looked at. */
export function ImportRows({ report, shownId, onShow }: Props) {
  const t = useWords(importWords)
  const losses = report.rows.filter(({ outcome }) => outcome !== 'taken')
  const hasBoth = losses.length > 0 && losses.length < report.rows.length
  const [filter, setFilter] = useState<'all' | 'losses'>('all')
  const rows = filter === 'losses' && hasBoth ? losses : report.rows
  return (
    <section aria-label={t('report')} className="kit-panel import-report">
      <header>
        <h2>{t('report')}</h2>
        {hasBoth && (
          <Segmented
            aria-label={t('show')}
            onChange={setFilter}
            options={[
              { value: 'all', label: t('filters.all') },
              { value: 'losses', label: t('filters.losses') },
            ]}
            value={filter}
          />
        )}
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('found')}</th>
            <th scope="col">{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxDrawn).map((row, index) => (
            <Row
              isShown={
                shownId !== undefined && row.cards.some((card) => report.cards[card - 1]?.id === shownId)
              }
              key={index}
              onShow={() => onShow(report.cards[(row.cards[0] ?? 0) - 1]?.id)}
              row={row}
              unit={report.unit}
            />
          ))}
        </tbody>
      </table>
      {rows.length > maxDrawn && (
        <p className="kit-muted import-more">{t('rowsLeft', { count: rows.length - maxDrawn })}</p>
      )}
    </section>
  )
}

interface RowProps {
  readonly row: ReportRow
  readonly unit: PlaceUnit
  readonly isShown: boolean
  onShow(): void
}

function Row({ row, unit, isShown, onShow }: RowProps) {
  const t = useWords(importWords)
  const { at, text, outcome, reason, cards } = row
  const numbers = cards.length > 2 ? `${cards[0]}–${cards.at(-1)}` : cards.join(', ')
  return (
    <tr data-shown={isShown || undefined}>
      <td className="import-place">{at === null ? t('units.document') : t(`units.${unit}`, { at })}</td>
      <td className="import-found">{text || '–'}</td>
      <td>
        <span className="kit-tag" data-tone={tones[outcome]}>
          {t(`outcomes.${outcome}`)}
        </span>{' '}
        {cards.length > 0 && (
          <button aria-pressed={isShown} className="import-link" onClick={onShow} type="button">
            {t('becomes', { numbers })}
          </button>
        )}
        {reason && (
          <span className="import-reason">{t(`reasons.${reason}`, { max: titleMax, most: maxCards })}</span>
        )}
      </td>
    </tr>
  )
}
