import { InputNumber, Select } from 'antd'
import { cardWords } from '#cards/index.ts'
import { CardField } from '#kit/web/CardField.tsx'
import { useWords } from '#kit/web/words.ts'
import type { CommonProps } from './commonProps.ts'

const moments = ['never', 'afterAnswer', 'afterLast'] as const

/** What an answer is worth, how often one may give it, and when the right one is told. */
export function ScoringFields({ card, disabled, onChange }: CommonProps) {
  const t = useWords(cardWords)
  return (
    <div className="card-field-row">
      <CardField hint={t('fields.pointsHint')} label={t('fields.points')}>
        {(ids) => (
          <InputNumber
            {...ids}
            disabled={disabled}
            max={100}
            min={0}
            onChange={(points) => onChange({ ...card, points: points ?? 0 })}
            precision={0}
            value={card.points}
          />
        )}
      </CardField>
      <CardField label={t('fields.attempts.max')}>
        {(ids) => (
          <InputNumber
            {...ids}
            disabled={disabled}
            max={20}
            min={1}
            onChange={(max) => onChange({ ...card, attempts: { ...card.attempts, max } })}
            placeholder={t('fields.attempts.unlimited')}
            precision={0}
            value={card.attempts.max}
          />
        )}
      </CardField>
      <CardField label={t('fields.attempts.showAnswer')}>
        {(ids) => (
          <Select
            {...ids}
            disabled={disabled}
            onChange={(showAnswer) => onChange({ ...card, attempts: { ...card.attempts, showAnswer } })}
            options={moments.map((value) => ({ value, label: t(`showAnswer.${value}`) }))}
            value={card.attempts.showAnswer}
          />
        )}
      </CardField>
    </div>
  )
}
