import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardOf, cardWords } from '#cards/index.ts'
import type { CommonProps } from './commonProps.ts'

const moments = ['never', 'afterAnswer', 'afterLast'] as const

/**
 * What an answer is worth, how often one may give it, and when the right one is shown; practice has no end to show it at, and
 * a work is handed in as often as it is sent back.
 */
export function ScoringFields({ card, disabled, onChange }: CommonProps) {
  const t = useWords(cardWords)
  const { answering, navigating } = cardOf(card.type)
  const { isPractised, hasSolution, submission } = answering
  return (
    <div className="card-field-row">
      <CardNumber
        disabled={disabled}
        hint={t('fields.pointsHint')}
        label={t('fields.points')}
        max={100}
        min={0}
        onChange={(points) => onChange({ ...card, points: points ?? 0 })}
        value={card.points}
      />
      {!isPractised && !navigating.steers && !submission && (
        <>
          <CardNumber
            disabled={disabled}
            label={t('fields.attempts.max')}
            max={20}
            min={1}
            onChange={(max) => onChange({ ...card, attempts: { ...card.attempts, max } })}
            placeholder={t('fields.attempts.unlimited')}
            value={card.attempts.max}
          />
          {hasSolution && (
            <CardSelect
              disabled={disabled}
              label={t('fields.attempts.showAnswer')}
              onChange={(showAnswer) => onChange({ ...card, attempts: { ...card.attempts, showAnswer } })}
              options={moments.map((value) => ({ value, label: t(`showAnswer.${value}`) }))}
              value={card.attempts.showAnswer}
            />
          )}
        </>
      )}
    </div>
  )
}
