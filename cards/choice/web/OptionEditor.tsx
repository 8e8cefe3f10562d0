import { Input } from 'antd'
import { useState } from 'react'
import type { Problem } from '#kit/cardDefinition.ts'
import type { KnownFile } from '#kit/web/cardFace.ts'
import { problemAt } from '#kit/web/CardField.tsx'
import { CardMedia } from '#kit/web/CardMedia.tsx'
import { DragHandle } from '#kit/web/DragHandle.tsx'
import { LineIcon } from '#kit/web/LineIcon.tsx'
import type { SortableRow } from '#kit/web/SortableList.tsx'
import { useSay, useWords } from '#kit/web/words.ts'
import { choiceWords } from '../choice.card.ts'
import { withCorrect, withOption } from '../choice.edits.ts'
import type { ChoiceCard, ChoiceOption } from '../choice.schema.ts'
import { OptionMenu } from './OptionMenu.tsx'

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
  const say = useSay()
  const number = index + 1
  const isJudge = card.kind === 'judge'
  const [wantsPicture, setWantsPicture] = useState(false)
  const problem = problemAt(problems, `options.${index}.text`)
  const change = (part: Partial<ChoiceOption>) => onChange(withOption(card, option.id, part))
  const standing = option.id === 'true' ? t('parts.true') : t('parts.false')
  return (
    <div className={option.correct ? 'choice-editor-option is-right' : 'choice-editor-option'}>
      {!isJudge && <DragHandle disabled={disabled} label={t('edit.drag', { number })} hold={row.hold} />}
      <button
        aria-label={t('fields.correct', { number })}
        aria-pressed={option.correct}
        className="choice-editor-mark"
        disabled={disabled}
        onClick={() => onChange(withCorrect(card, option.id, !option.correct))}
        type="button"
      >
        {option.correct && <LineIcon path="M5 12.5l4.5 4.5L19 7.5" size={15} />}
      </button>
      <div className="choice-editor-texts">
        <Input
          aria-invalid={problem ? true : undefined}
          data-path={problem?.path}
          aria-label={t('fields.optionText', { number })}
          disabled={disabled}
          onChange={(event) => change({ text: event.target.value })}
          placeholder={isJudge ? standing : t('fields.optionNumber', { number })}
          value={option.text}
          variant="borderless"
        />
        <Input
          aria-label={t('fields.optionFeedback', { number })}
          className="choice-editor-feedback"
          disabled={disabled}
          onChange={(event) => change({ feedback: event.target.value })}
          placeholder={t('edit.addFeedback')}
          size="small"
          value={option.feedback}
          variant="borderless"
        />
        {(wantsPicture || option.picture) && (
          <CardMedia
            disabled={disabled}
            files={files}
            onChange={(picture) => change({ picture })}
            onFile={onFile}
            problem={problemAt(problems, `options.${index}.picture.alt`)}
            value={option.picture}
          />
        )}
        {problem && <p className="card-field-problem">{say(problem)}</p>}
      </div>
      <OptionMenu
        card={card}
        disabled={disabled}
        index={index}
        onChange={onChange}
        onPicture={setWantsPicture}
        option={option}
      />
    </div>
  )
}
