import { useId, useState } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { questionWords } from '../question.card.ts'
import { maxAnswerLength } from '../question.schema.ts'
import type { QuestionPlayerProps } from './playerProps.ts'

/** A line or a text; what is too short or too long cannot be confirmed yet, which is shown. */
export function WrittenAnswer({
  card,
  headingId,
  response,
  verdict,
  isSending,
  services,
  respond,
}: QuestionPlayerProps) {
  const t = useWords(questionWords)
  const id = useId()
  const current = response && 'text' in response ? response.text : undefined
  const isClosed = verdict !== undefined || isSending
  // What has a verdict is no draft of the next attempt.
  const [scored, setScored] = useState(current ?? '')
  if (verdict && current !== undefined && current !== scored) setScored(current)
  const { draft, setDraft } = useRecoveryDraft({
    key: services.draftKey,
    first: { text: current ?? '' },
    read: ({ text: left }) => (typeof left === 'string' ? { text: left } : undefined),
    isWritten: (written) => written.text.trim() !== '' && written.text !== scored,
    // What was answered lies in the outbox or with the server.
    isPaused: isClosed,
    onRestore: ({ text: left }) => respondWith(left),
  })
  const text = isClosed ? (current ?? draft.text) : draft.text
  const length = countGraphemes(text.trim())
  const most = maxAnswerLength(card)
  const isOver = length > most

  function write(next: string): void {
    setDraft({ text: next })
    respondWith(next)
  }

  function respondWith(next: string): void {
    const size = countGraphemes(next.trim())
    respond(size > 0 && size >= card.minLength && size <= most ? { text: next } : undefined)
  }

  const field = {
    'aria-describedby': `${id}-count`,
    'aria-invalid': isOver ? true : undefined,
    'aria-labelledby': headingId,
    className: 'card-box card-input',
    disabled: isClosed,
    value: text,
    onChange: (event: { readonly target: { readonly value: string } }) => write(event.target.value),
  } as const
  return (
    <div className="question-field">
      {card.kind === 'long' ? <textarea {...field} rows={5} /> : <input {...field} type="text" />}
      <p className={isOver ? 'question-count is-over' : 'question-count'} id={`${id}-count`}>
        <span>{length < card.minLength && t('play.atLeast', { count: card.minLength })}</span>
        <span>
          {length} / {most}
        </span>
      </p>
    </div>
  )
}
