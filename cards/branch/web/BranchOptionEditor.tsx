import { InputNumber } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import { feedbackMax, maxScore, optionMax, type BranchCard, type BranchOption } from '../branch.schema.ts'
import { BranchNextField } from './BranchNextField.tsx'

interface Props extends CardEditorProps<BranchCard> {
  readonly row: FormPart<BranchOption>
}

/** One option: its text, where it leads, and what happens then. */
export function BranchOptionEditor({ row, ...editor }: Props) {
  const { card, onChange } = editor
  const t = useWords(branchWords)
  const picture = usePartPicture(row, editor)
  const { number, disabled } = row
  return (
    <PartRow acts={[picture.act]} row={row}>
      <PartText
        {...row.text('text')}
        label={t('fields.optionText', { number })}
        maxLength={optionMax}
        placeholder={t('fields.optionNumber', { number })}
      />
      <div className="branch-editor-target">
        <BranchNextField card={card} onChange={onChange} row={row} />
        {card.scoring === 'path' && (
          <InputNumber
            aria-label={t('fields.optionScore', { number })}
            className="branch-editor-score"
            disabled={disabled}
            max={maxScore}
            min={0}
            onChange={(score) => row.change({ score: score ?? 0 })}
            precision={0}
            prefix={t('edit.score')}
            value={row.part.score}
          />
        )}
      </div>
      <PartText
        {...row.text('feedback')}
        isMinor
        label={t('fields.optionFeedback', { number })}
        maxLength={feedbackMax}
        placeholder={t('edit.addFeedback')}
      />
      {picture.view}
    </PartRow>
  )
}
