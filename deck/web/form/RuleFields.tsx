import { noteMax } from '#kit/card/card.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardWords } from '#cards/index.ts'
import type { CommonProps } from './commonProps.ts'
import { CompetencyFields } from './CompetencyFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'

/** Whether and when a card counts, what it trains, and what teachers should know of it. */
export function RuleFields(props: CommonProps) {
  const { card, disabled, onChange } = props
  const t = useWords(cardWords)
  return (
    <>
      <CardSwitch
        checked={card.required}
        disabled={disabled}
        hint={t('fields.requiredHint')}
        label={t('fields.required')}
        onChange={(required) => onChange({ ...card, required })}
      />
      <ConditionFields {...props} />
      <CompetencyFields {...props} />
      <CardNumber
        disabled={disabled}
        label={t('fields.estimateSeconds')}
        max={7200}
        min={1}
        onChange={(estimateSeconds) => onChange({ ...card, estimateSeconds })}
        suffix={t('seconds')}
        value={card.estimateSeconds}
      />
      <CardText
        disabled={disabled}
        hint={t('fields.noteHint')}
        label={t('fields.note')}
        limit={noteMax}
        onChange={(text) => onChange({ ...card, note: text })}
        rows={2}
        value={card.note}
      />
    </>
  )
}
