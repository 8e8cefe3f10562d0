import { InputNumber, Switch } from 'antd'
import { useId } from 'react'
import { cardWords } from '#cards/index.ts'
import { noteMax } from '#kit/card.ts'
import { CardField } from '#kit/web/CardField.tsx'
import { useWords } from '#kit/web/words.ts'
import { GrowingText } from '#kit/web/GrowingText.tsx'
import type { CommonProps } from './commonProps.ts'
import { CompetencyFields } from './CompetencyFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'

/** Whether and when a card counts, what it trains, and what teachers should know of it. */
export function RuleFields(props: CommonProps) {
  const { card, disabled, onChange } = props
  const t = useWords(cardWords)
  const requiredId = useId()
  return (
    <>
      <div className="card-switch">
        <Switch
          checked={card.required}
          disabled={disabled}
          id={requiredId}
          onChange={(required) => onChange({ ...card, required })}
          size="small"
        />
        <label htmlFor={requiredId}>{t('fields.required')}</label>
        <small>{t('fields.requiredHint')}</small>
      </div>
      <ConditionFields {...props} />
      <CompetencyFields {...props} />
      <CardField label={t('fields.estimateSeconds')}>
        {(ids) => (
          <InputNumber
            {...ids}
            disabled={disabled}
            max={7200}
            min={1}
            onChange={(estimateSeconds) => onChange({ ...card, estimateSeconds })}
            precision={0}
            suffix={t('seconds')}
            value={card.estimateSeconds}
          />
        )}
      </CardField>
      <CardField count={[card.note, noteMax]} hint={t('fields.noteHint')} label={t('fields.note')}>
        {(ids) => (
          <GrowingText
            {...ids}
            rows={2}
            disabled={disabled}
            onChange={(event) => onChange({ ...card, note: event.target.value })}
            value={card.note}
          />
        )}
      </CardField>
    </>
  )
}
