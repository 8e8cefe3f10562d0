import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignmentWords } from '../assignment.card.ts'
import { fileWorkOf } from '../assignment.rules.ts'
import { fileLimit, textMax, type AssignmentCard } from '../assignment.schema.ts'

/** How much may be handed in: only what is accepted has a limit. */
export function LimitFields({ card, onChange, problems, disabled = false }: CardEditorProps<AssignmentCard>) {
  const t = useWords(assignmentWords)
  return (
    <div className="card-field-row">
      {card.accepted.includes('text') && (
        <>
          <CardNumber
            disabled={disabled}
            label={t('fields.minLength')}
            max={textMax}
            min={0}
            onChange={(minLength) => onChange({ ...card, minLength: minLength ?? 0 })}
            problem={problemAt(problems, 'minLength')}
            suffix={t('edit.characters')}
            value={card.minLength}
          />
          <CardNumber
            disabled={disabled}
            label={t('fields.maxLength')}
            max={textMax}
            min={1}
            onChange={(maxLength) => onChange({ ...card, maxLength: maxLength ?? textMax })}
            suffix={t('edit.characters')}
            value={card.maxLength}
          />
        </>
      )}
      {fileWorkOf(card).length > 0 && (
        <CardNumber
          disabled={disabled}
          label={t('fields.maxFiles')}
          max={fileLimit}
          min={1}
          onChange={(most) => onChange({ ...card, maxFiles: most ?? 1 })}
          value={card.maxFiles}
        />
      )}
    </div>
  )
}
