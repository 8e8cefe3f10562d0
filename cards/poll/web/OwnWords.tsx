import { useState } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import { answerMax, type PollCard } from '../poll.schema.ts'

interface Props {
  readonly card: PollCard
  readonly headingId: string
  readonly isClosed: boolean
  readonly text: string | undefined
  onChange(text: string): void
}

const soon = 60

/** A short answer in one's own words; how much room is left is shown when it gets scarce. */
export function OwnWords({ headingId, isClosed, text, onChange }: Props) {
  const t = useWords(pollWords)
  // Blank text is no response, but what is typed stays on the screen.
  const [typed, setTyped] = useState(text ?? '')
  const shown = text ?? typed
  const left = answerMax - countGraphemes(shown)
  function type(value: string): void {
    if (countGraphemes(value) > answerMax) return
    setTyped(value)
    onChange(value)
  }
  return (
    <div className="poll-text">
      <textarea
        aria-labelledby={headingId}
        onChange={(event) => type(event.target.value)}
        placeholder={t('play.text')}
        readOnly={isClosed}
        rows={4}
        value={shown}
      />
      <p role="status">{left <= soon ? t('play.left', { count: left }) : ''}</p>
    </div>
  )
}
