import { InputNumber, Select } from 'antd'
import { CardField } from '#kit/web/CardField.tsx'
import { useWords } from '#kit/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import type { ChoiceCard } from '../choice.schema.ts'

const orders = ['none', 'all', 'allButLast'] as const

interface Props {
  readonly card: ChoiceCard
  readonly disabled: boolean
  onChange(card: ChoiceCard): void
}

/** How a question is scored, in which order its options stand, and how long there is to answer. */
export function ChoiceRules({ card, disabled, onChange }: Props) {
  const t = useWords(choiceWords)
  return (
    <div className="card-field-row">
      {card.kind === 'multi' && (
        <CardField label={t('fields.scoring')}>
          {(ids) => (
            <Select
              {...ids}
              disabled={disabled}
              onChange={(scoring) => onChange({ ...card, partialCredit: scoring === 'partial' })}
              options={[
                { value: 'partial', label: t('scoring.partial') },
                { value: 'exact', label: t('scoring.exact') },
              ]}
              value={card.partialCredit ? 'partial' : 'exact'}
            />
          )}
        </CardField>
      )}
      {card.kind !== 'judge' && (
        <CardField label={t('fields.shuffle')}>
          {(ids) => (
            <Select
              {...ids}
              disabled={disabled}
              onChange={(shuffle) => onChange({ ...card, shuffle })}
              options={orders.map((value) => ({ value, label: t(`shuffle.${value}`) }))}
              value={card.shuffle}
            />
          )}
        </CardField>
      )}
      <CardField label={t('fields.seconds')}>
        {(ids) => (
          <InputNumber
            {...ids}
            disabled={disabled}
            max={3600}
            min={5}
            onChange={(seconds) => onChange({ ...card, seconds })}
            placeholder={t('edit.noClock')}
            precision={0}
            suffix={t('edit.seconds')}
            value={card.seconds}
          />
        )}
      </CardField>
    </div>
  )
}
