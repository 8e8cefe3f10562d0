import { useId, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { numberIn } from '../question.number.ts'
import type { QuestionPlayerProps } from './playerProps.ts'

/** A number with its unit, typed with a point or a comma. */
export function NumberAnswer({
  card,
  headingId,
  response,
  verdict,
  isSending,
  respond,
}: QuestionPlayerProps) {
  const t = useWords(questionWords)
  const id = useId()
  const current = response && 'number' in response ? String(response.number) : undefined
  const [draft, setDraft] = useState(current ?? '')
  const isClosed = verdict !== undefined || isSending
  const isOdd = draft.trim() !== '' && numberIn(draft) === undefined

  function write(next: string): void {
    setDraft(next)
    const number = numberIn(next)
    respond(number === undefined ? undefined : { number })
  }

  return (
    <div className="question-field">
      <div className="question-number">
        <input
          aria-describedby={`${id}-unit`}
          aria-invalid={isOdd ? true : undefined}
          aria-labelledby={headingId}
          autoComplete="off"
          className="card-box card-input"
          disabled={isClosed}
          inputMode="decimal"
          onChange={(event) => write(event.target.value)}
          type="text"
          value={isClosed ? (current ?? draft) : draft}
        />
        <span id={`${id}-unit`}>{card.number.unit}</span>
      </div>
      {isOdd && <p className="question-note">{t('play.notNumber')}</p>}
    </div>
  )
}
