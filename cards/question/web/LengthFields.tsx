import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { questionWords } from '../question.card.ts'
import { isAi, isWritten } from '../question.problems.ts'
import { answerMax, maxAudioSeconds, type QuestionCard } from '../question.schema.ts'

/** How long an answer may be, and from which share on it is passed. */
export function LengthFields(props: CardEditorProps<QuestionCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(questionWords)
  const isShared = isAi(card.grading) || (card.grading === 'rule' && isWritten(card.kind))
  return (
    <div className="card-field-row">
      {isWritten(card.kind) && (
        <>
          <CardNumber
            disabled={disabled}
            label={t('fields.minLength')}
            max={answerMax}
            min={0}
            onChange={(minLength) => onChange({ ...card, minLength: minLength ?? 0 })}
            problem={problemAt(problems, 'minLength')}
            suffix={t('edit.characters')}
            value={card.minLength}
          />
          <CardNumber
            {...fields.at('maxLength')}
            label={t('fields.maxLength')}
            max={answerMax}
            min={1}
            placeholder={t('edit.noLimit')}
            suffix={t('edit.characters')}
          />
        </>
      )}
      {card.kind === 'audio' && (
        <CardNumber
          disabled={disabled}
          label={t('fields.audioSeconds')}
          max={maxAudioSeconds}
          min={5}
          onChange={(audioSeconds) => onChange({ ...card, audioSeconds: audioSeconds ?? 120 })}
          suffix={t('edit.seconds')}
          value={card.audioSeconds}
        />
      )}
      {isShared && (
        <CardNumber
          disabled={disabled}
          label={t('fields.passShare')}
          max={100}
          min={0}
          onChange={(percent) => onChange({ ...card, passShare: (percent ?? 0) / 100 })}
          suffix="%"
          value={Math.round(card.passShare * 100)}
        />
      )}
    </div>
  )
}
