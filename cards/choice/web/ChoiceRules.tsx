import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
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
        <CardSelect
          disabled={disabled}
          label={t('fields.scoring')}
          onChange={(scoring) => onChange({ ...card, partialCredit: scoring === 'partial' })}
          options={[
            { value: 'partial', label: t('scoring.partial') },
            { value: 'exact', label: t('scoring.exact') },
          ]}
          value={card.partialCredit ? 'partial' : 'exact'}
        />
      )}
      {card.kind !== 'judge' && (
        <CardSelect
          disabled={disabled}
          label={t('fields.shuffle')}
          onChange={(shuffle) => onChange({ ...card, shuffle })}
          options={orders.map((value) => ({ value, label: t(`shuffle.${value}`) }))}
          value={card.shuffle}
        />
      )}
      <CardNumber
        disabled={disabled}
        label={t('fields.seconds')}
        max={3600}
        min={5}
        onChange={(seconds) => onChange({ ...card, seconds })}
        placeholder={t('edit.noClock')}
        suffix={t('edit.seconds')}
        value={card.seconds}
      />
    </div>
  )
}
