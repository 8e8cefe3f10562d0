import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { choiceWords } from '../choice.card.ts'
import type { ChoiceCard } from '../choice.schema.ts'

const orders = ['none', 'all', 'allButLast'] as const

/** How a question is scored, in which order its options stand, and how long there is to answer. */
export function ChoiceRules(props: CardEditorProps<ChoiceCard>) {
  const { card, disabled = false, onChange } = props
  const fields = formCard(props)
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
          {...fields.at('shuffle')}
          label={t('fields.shuffle')}
          options={orders.map((value) => ({ value, label: t(`shuffle.${value}`) }))}
        />
      )}
      <CardNumber
        {...fields.at('seconds')}
        label={t('fields.seconds')}
        max={3600}
        min={5}
        placeholder={t('edit.noClock')}
        suffix={t('edit.seconds')}
      />
    </div>
  )
}
