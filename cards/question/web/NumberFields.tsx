import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { unitMax, type QuestionCard } from '../question.schema.ts'

/** The number that is right, how far one may be off, and its unit. */
export function NumberFields({ card, onChange, problems, disabled = false }: CardEditorProps<QuestionCard>) {
  const t = useWords(questionWords)
  const kit = useWords(kitWords)
  const set = (change: Partial<QuestionCard['number']>) =>
    onChange({ ...card, number: { ...card.number, ...change } })
  return (
    <div className="card-field-row">
      {card.grading === 'rule' && (
        <>
          <CardNumber
            disabled={disabled}
            label={t('fields.value')}
            onChange={(value) => set({ value })}
            precision="any"
            problem={problemAt(problems, 'number.value')}
            value={card.number.value}
          />
          <CardNumber
            disabled={disabled}
            label={t('fields.tolerance')}
            min={0}
            onChange={(tolerance) => set({ tolerance: tolerance ?? 0 })}
            precision="any"
            prefix="±"
            value={card.number.tolerance}
          />
        </>
      )}
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.unit')}
        maxLength={unitMax}
        onChange={(text) => set({ unit: text })}
        value={card.number.unit}
      />
    </div>
  )
}
