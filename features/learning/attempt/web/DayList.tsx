import type { z } from 'zod'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { recordDay } from '../staff.records.ts'
import { learningWords } from '../learning.words.ts'

type Day = z.output<typeof recordDay>

/** The learner's own days: how long, and how many actions. */
export function DayList({ days }: { readonly days: readonly Day[] }) {
  const t = useWords(learningWords)
  const format = useFormat()
  if (days.length === 0) return null
  const longest = Math.max(...days.map(({ durationMs }) => durationMs), 1)
  return (
    <section aria-label={t('parts.days')}>
      <h3>{t('parts.days')}</h3>
      <ol className="record-days">
        {days.map(({ day, durationMs, deeds }) => (
          <li key={day}>
            <time dateTime={day}>{day}</time>
            <meter className="record-meter" aria-label={day} min={0} max={longest} value={durationMs} />
            <span className="record-figure">{format.length(durationMs)}</span>
            <span className="kit-muted">{t('deeds', { count: deeds })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
