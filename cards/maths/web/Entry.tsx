import { useId, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { answerMax, formOf, unitMax } from '../maths.schema.ts'
import { readEntry } from '../maths.score.ts'
import { FormulaKeys } from './FormulaKeys.tsx'
import type { MathsPlayerProps } from './playerProps.ts'
import { Understood } from './Understood.tsx'

/** The field for an answer, below it how it is understood, and signs to insert. */
export function Entry({ card, response, respond, isSending }: MathsPlayerProps) {
  const t = useWords(mathsWords)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState(response?.answer ?? '')
  const [unit, setUnit] = useState(response?.unit ?? '')
  const isOdd = answer.trim() !== '' && readEntry(card, answer) === undefined
  const isAsked = card.kind === 'number' && card.unitMode === 'asked'
  const isShown = card.kind === 'number' && card.unitMode === 'shown'
  const form = formOf(card)

  function write(next: string, nextUnit = unit): void {
    setAnswer(next)
    setUnit(nextUnit)
    respond(readEntry(card, next) ? { answer: next, unit: nextUnit } : undefined)
  }

  function insert(before: string, behind: string): void {
    const input = field.current
    if (!input || answer.length + before.length + behind.length > answerMax) return
    const [from, to] = [input.selectionStart ?? answer.length, input.selectionEnd ?? answer.length]
    const at = to + before.length
    write(answer.slice(0, from) + before + answer.slice(from, to) + behind + answer.slice(to))
    requestAnimationFrame(() => {
      input.focus()
      input.setSelectionRange(at, at)
    })
  }

  return (
    <div className="maths-entry">
      {form !== 'any' && (
        <p className="maths-form" id={`${id}-form`}>
          {t(`play.forms.${form}`)}
        </p>
      )}
      <div className="maths-fields">
        <input
          aria-describedby={`${form === 'any' ? '' : `${id}-form `}${id}-how ${id}-read`}
          aria-invalid={isOdd ? true : undefined}
          aria-label={t('play.answer')}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          className="card-box card-input maths-answer"
          disabled={isSending}
          inputMode={card.kind === 'number' ? 'decimal' : 'text'}
          maxLength={answerMax}
          onChange={(event) => write(event.target.value)}
          ref={field}
          spellCheck={false}
          type="text"
          value={answer}
        />
        {isAsked && (
          <input
            aria-label={t('play.unit')}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className="card-box card-input maths-unit"
            disabled={isSending}
            maxLength={unitMax}
            onChange={(event) => write(answer, event.target.value)}
            placeholder={t('play.unit')}
            spellCheck={false}
            type="text"
            value={unit}
          />
        )}
        {isShown && <span className="maths-fixed">{card.units}</span>}
      </div>
      <p className="maths-read" id={`${id}-read`} role="status">
        {answer.trim() !== '' && (
          <Understood card={card} text={answer} unit={isAsked ? unit : isShown ? card.units : ''} />
        )}
      </p>
      {!isSending && <FormulaKeys kind={card.kind} onInsert={insert} />}
      <p className="maths-how" id={`${id}-how`}>
        {t('play.how')}
      </p>
    </div>
  )
}
