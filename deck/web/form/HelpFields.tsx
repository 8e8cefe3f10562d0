import { Button } from 'antd'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { cardOf, cardWords } from '#cards/index.ts'
import type { CommonProps } from './commonProps.ts'

const outcomes = ['correct', 'partly', 'wrong'] as const
const maxHints = 5

/** What is said to an answer; a decision is neither right nor wrong, and its options say what comes of them. */
function Feedback({ card, disabled, onChange }: Pick<CommonProps, 'card' | 'disabled' | 'onChange'>) {
  const t = useWords(cardWords)
  return (
    <CardField hint={t('fields.feedbackHint')} isGroup label={t('fields.feedback.label')}>
      {() =>
        outcomes.map((outcome) => (
          <TypedText
            aria-label={t(`fields.feedback.${outcome}`)}
            rows={1}
            className="card-form-line"
            disabled={disabled}
            key={outcome}
            onChange={(text) => onChange({ ...card, feedback: { ...card.feedback, [outcome]: text } })}
            placeholder={t(`fields.feedback.${outcome}`)}
            value={card.feedback[outcome]}
          />
        ))
      }
    </CardField>
  )
}

/** What is said after an answer, and the hints before it. */
export function HelpFields({ card, disabled, onChange }: CommonProps) {
  const t = useWords(cardWords)
  // A hint is its place: the first one is shown first.
  const places = card.hints.map((hint, index) => ({ hint, index }))
  const setHints = (hints: string[]) => onChange({ ...card, hints })
  return (
    <>
      {!cardOf(card.type).navigating.steers && (
        <Feedback card={card} disabled={disabled} onChange={onChange} />
      )}
      <CardField isGroup label={t('fields.hints')}>
        {() => (
          <>
            {places.map(({ hint, index }) => (
              <div className="card-form-line card-form-removable" key={index}>
                <TypedText
                  aria-label={t('fields.hintNumber', { number: index + 1 })}
                  disabled={disabled}
                  onChange={(text) => setHints(card.hints.with(index, text))}
                  placeholder={t('fields.hintNumber', { number: index + 1 })}
                  value={hint}
                />
                <Button
                  aria-label={`${t('remove')} ${index + 1}`}
                  disabled={disabled}
                  icon={<LineIcon path="M6.5 6.5l11 11M17.5 6.5l-11 11" size={16} />}
                  onClick={() => setHints(card.hints.toSpliced(index, 1))}
                  type="text"
                />
              </div>
            ))}
            <Button
              disabled={disabled || card.hints.length >= maxHints}
              onClick={() => setHints([...card.hints, ''])}
              size="small"
              type="link"
            >
              + {t('addHint')}
            </Button>
          </>
        )}
      </CardField>
    </>
  )
}
