import type { z } from 'zod'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { recordReflection } from '../staff.records.ts'
import { learningWords } from '../learning.words.ts'

type Reflection = z.output<typeof recordReflection>

/** What the learner says of their abilities, looking back. */
export function Reflections({ reflections }: { readonly reflections: readonly Reflection[] }) {
  const t = useWords(learningWords)
  const format = useFormat()
  if (reflections.length === 0) return null
  return (
    <section aria-label={t('parts.reflections')}>
      <h3>{t('parts.reflections')}</h3>
      <ul className="record-answers">
        {reflections.map(({ abilityId, abilityName, question, rating, text, at }) => (
          <li key={abilityId}>
            <h4>{question || abilityName}</h4>
            {text !== '' && <p className="record-answer">{text}</p>}
            <p className="kit-muted record-answer-facts">
              <span>{abilityName}</span>
              <span>{t('ownRating', { rating: format.number(rating) })}</span>
              <RelativeTime at={at} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
