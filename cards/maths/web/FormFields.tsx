import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { formOf, formsOf, type MathsCard } from '../maths.schema.ts'

/** In which form an answer is asked for, and what another one is worth. */
export function FormFields(props: CardEditorProps<MathsCard>) {
  const { card, onChange } = props
  const fields = formCard(props)
  const t = useWords(mathsWords)
  const form = formOf(card)
  return (
    <div className="card-field-row">
      <CardSelect
        {...fields.at('form')}
        label={t('fields.form')}
        onChange={(next) => onChange({ ...card, form: next })}
        options={formsOf[card.kind].map((value) => ({ value, label: t(`forms.${value}`) }))}
        style={{ width: '100%' }}
        value={form}
      />
      {form !== 'any' && (
        <CardNumber
          {...fields.at('formShare')}
          label={t('fields.formShare')}
          max={100}
          min={0}
          onChange={(formShare) => onChange({ ...card, formShare: formShare ?? card.formShare })}
          suffix="%"
        />
      )}
    </div>
  )
}
