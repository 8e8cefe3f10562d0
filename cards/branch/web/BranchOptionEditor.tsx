import { InputNumber } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { usePartPicture } from '#kit/card/web/edit/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import { withMovedOption, withOption, withoutOption } from '../branch.edits.ts'
import { feedbackMax, mostScore, optionMax, type BranchCard, type BranchOption } from '../branch.schema.ts'
import { BranchNextField } from './BranchNextField.tsx'

interface Props extends CardEditorProps<BranchCard> {
  readonly option: BranchOption
  readonly index: number
  readonly row: SortableRow
}

/** One option: its text, where it leads, and what happens then. */
export function BranchOptionEditor(props: Props) {
  const { card, option, index, row, files, problems, disabled = false, onChange, onFile } = props
  const t = useWords(branchWords)
  const number = index + 1
  const problem = problemAt(problems, `options.${index}.text`)
  const change = (part: Partial<BranchOption>) => onChange(withOption(card, option.id, part))
  const picture = usePartPicture({
    disabled,
    files,
    onChange: (media) => change({ picture: media }),
    onFile,
    problem: problemAt(problems, `options.${index}.picture.alt`),
    value: option.picture,
  })
  return (
    <PartRow
      aside={
        <PartMenu
          acts={[picture.act]}
          disabled={disabled}
          index={index}
          isLast={number === card.options.length}
          label={t('edit.more', { number })}
          onMove={(to) => onChange(withMovedOption(card, index, to))}
          onRemove={() => onChange(withoutOption(card, option.id))}
          removeLabel={t('edit.removeOption')}
        />
      }
      disabled={disabled}
      dragLabel={t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
      <PartText
        disabled={disabled}
        label={t('fields.optionText', { number })}
        maxLength={optionMax}
        onChange={(text) => change({ text })}
        placeholder={t('fields.optionNumber', { number })}
        problem={problem}
        value={option.text}
      />
      <div className="branch-editor-way">
        <BranchNextField
          card={card}
          disabled={disabled}
          index={index}
          onChange={onChange}
          option={option}
          problems={problems}
        />
        {card.scoring === 'path' && (
          <InputNumber
            aria-label={t('fields.optionScore', { number })}
            className="branch-editor-score"
            disabled={disabled}
            max={mostScore}
            min={0}
            onChange={(score) => change({ score: score ?? 0 })}
            precision={0}
            prefix={t('edit.score')}
            value={option.score}
          />
        )}
      </div>
      <PartText
        disabled={disabled}
        isMinor
        label={t('fields.optionFeedback', { number })}
        maxLength={feedbackMax}
        onChange={(feedback) => change({ feedback })}
        placeholder={t('edit.addFeedback')}
        value={option.feedback}
      />
      {picture.view}
    </PartRow>
  )
}
