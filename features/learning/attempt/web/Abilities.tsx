import type { z } from 'zod'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { abilityScore } from '../staff.records.ts'
import { learningWords } from '../learning.words.ts'
import { Percentage } from './resultValues.tsx'

type Score = z.output<typeof abilityScore>

/** Where the learner stands in each ability, with what the cards say and what they say themselves. */
export function Abilities({ scores }: { readonly scores: readonly Score[] }) {
  const t = useWords(learningWords)
  const format = useFormat()
  if (scores.length === 0) return null
  return (
    <section aria-label={t('parts.abilities')}>
      <h3>{t('parts.abilities')}</h3>
      <ul className="record-abilities">
        {scores.map(({ abilityId, abilityName, cards, rating, score }) => (
          <li key={abilityId}>
            <span>{abilityName}</span>
            <meter className="record-meter" aria-label={abilityName} min={0} max={1} value={score ?? 0} />
            <Percentage share={score} />
            <span className="kit-muted">
              {cards !== null && t('fromCards', { share: format.percent(cards) })}
              {rating !== null && ` ${t('ownRating', { rating: format.number(rating) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
