import { Button } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { matchWords } from '../match.card.ts'
import { distractorEdits, withNewDistractor } from '../match.edits.ts'
import { maxDistractors, type MatchCard } from '../match.schema.ts'

/** Answers that belong to nothing. */
export function Distractors({ card, onChange, problems, disabled = false }: CardEditorProps<MatchCard>) {
  const t = useWords(matchWords)
  const kit = useWords(kitWords)
  const translate = useTranslate()
  return (
    <CardField hint={kit('common.optional')} isGroup label={t('fields.distractors')}>
      {() => (
        <div className="match-editor-distractors">
          {card.distractors.map(({ id, text }, index) => {
            const problem = problemAt(problems, `distractors.${index}.text`)
            const number = index + 1
            return (
              <div key={id}>
                <div className="card-form-removable">
                  <TypedText
                    aria-invalid={problem ? true : undefined}
                    aria-label={t('fields.distractor', { number })}
                    data-path={problem?.path}
                    disabled={disabled}
                    onChange={(typed) => onChange(distractorEdits.changed(card, id, { text: typed }))}
                    value={text}
                  />
                  <RemoveButton
                    disabled={disabled}
                    label={t('edit.removeDistractor', { number })}
                    onRemove={() => onChange(distractorEdits.without(card, id))}
                  />
                </div>
                {problem && <p className="card-field-problem">{translate(problem)}</p>}
              </div>
            )
          })}
          <Button
            disabled={disabled || card.distractors.length >= maxDistractors}
            onClick={() => onChange(withNewDistractor(card))}
            type="dashed"
          >
            + {t('edit.addDistractor')}
          </Button>
        </div>
      )}
    </CardField>
  )
}
