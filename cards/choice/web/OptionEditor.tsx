import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { choiceWords } from '../choice.card.ts'
import { withCorrect } from '../choice.edits.ts'
import type { ChoiceCard, ChoiceOption } from '../choice.schema.ts'

interface Props extends CardEditorProps<ChoiceCard> {
  readonly row: FormPart<ChoiceOption>
}

/** One option: handle, whether it is right, its text, and below the feedback for whoever chooses it. */
export function OptionEditor({ row, ...editor }: Props) {
  const { card, onChange } = editor
  const t = useWords(choiceWords)
  const picture = usePartPicture(row, editor)
  const { part: option, number, disabled } = row
  const truth = option.id === 'true' ? t('parts.true') : t('parts.false')
  return (
    <PartRow acts={[picture.act]} row={row}>
      <div className="choice-editor-option">
        <label className="choice-editor-mark">
          <input
            aria-label={t('fields.correct', { number })}
            checked={option.correct}
            disabled={disabled}
            name={`choice-correct-${card.id}`}
            onChange={(event) => onChange(withCorrect(card, option.id, event.currentTarget.checked))}
            type={card.kind === 'multi' ? 'checkbox' : 'radio'}
          />
          {option.correct && <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={15} />}
        </label>
        <div className="choice-editor-texts">
          <PartText
            {...row.text('text')}
            label={t('fields.optionText', { number })}
            placeholder={card.kind === 'judge' ? truth : t('fields.optionNumber', { number })}
          />
          <PartText
            {...row.text('feedback')}
            isMinor
            label={t('fields.optionFeedback', { number })}
            placeholder={t('edit.addFeedback')}
          />
          {picture.view}
        </div>
      </div>
    </PartRow>
  )
}
