import type { Problem } from '#kit/card/cardDefinition.ts'
import type { KnownFile } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { PartMenu } from '#kit/card/web/edit/PartMenu.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { usePartPicture } from '#kit/card/web/edit/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import { withCorrect, withMovedOption, withOption, withoutOption } from '../choice.edits.ts'
import type { ChoiceCard, ChoiceOption } from '../choice.schema.ts'

interface Props {
  readonly card: ChoiceCard
  readonly option: ChoiceOption
  readonly index: number
  readonly row: SortableRow
  readonly files: Readonly<Record<number, KnownFile>>
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(card: ChoiceCard): void
  onFile(fileId: number, file: KnownFile): void
}

/** One option: handle, whether it is right, its text, and below what is said to whoever chooses it. */
export function OptionEditor({
  card,
  option,
  index,
  row,
  files,
  problems,
  disabled,
  onChange,
  onFile,
}: Props) {
  const t = useWords(choiceWords)
  const number = index + 1
  const isJudge = card.kind === 'judge'
  const problem = problemAt(problems, `options.${index}.text`)
  const change = (part: Partial<ChoiceOption>) => onChange(withOption(card, option.id, part))
  const picture = usePartPicture({
    disabled,
    files,
    onChange: (media) => change({ picture: media }),
    onFile,
    problem: problemAt(problems, `options.${index}.picture.alt`),
    value: option.picture,
  })
  const standing = option.id === 'true' ? t('parts.true') : t('parts.false')
  return (
    <PartRow
      aside={
        <PartMenu
          acts={[picture.act]}
          disabled={disabled}
          index={index}
          isLast={number === card.options.length}
          label={t('edit.more', { number })}
          onMove={isJudge ? undefined : (to) => onChange(withMovedOption(card, index, to))}
          onRemove={isJudge ? undefined : () => onChange(withoutOption(card, option.id))}
          removeLabel={t('edit.removeOption')}
        />
      }
      disabled={disabled}
      dragLabel={isJudge ? undefined : t('edit.drag', { number })}
      isRefused={problem !== undefined}
      row={row}
    >
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
            disabled={disabled}
            label={t('fields.optionText', { number })}
            onChange={(text) => change({ text })}
            placeholder={isJudge ? standing : t('fields.optionNumber', { number })}
            problem={problem}
            value={option.text}
          />
          <PartText
            disabled={disabled}
            isMinor
            label={t('fields.optionFeedback', { number })}
            onChange={(feedback) => change({ feedback })}
            placeholder={t('edit.addFeedback')}
            value={option.feedback}
          />
          {picture.view}
        </div>
      </div>
    </PartRow>
  )
}
