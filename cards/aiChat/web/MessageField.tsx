import { useRef, useState, type KeyboardEvent } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiChatWords } from '../aiChat.card.ts'
import { messageMax, type AiChatCard } from '../aiChat.schema.ts'
import type { Talk } from './useTalk.ts'

interface Props {
  readonly card: AiChatCard
  readonly talk: Talk
  readonly isBusy: boolean
}

/** The learner's next message: typed or tapped. What did not get through stays in the field. */
export function MessageField({ card, talk, isBusy }: Props) {
  const t = useWords(aiChatWords)
  const [draft, setDraft] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const replies = card.quickReplies.filter((text) => text.trim() !== '')

  async function send(text: string): Promise<void> {
    const message = text.trim()
    if (message === '' || isBusy) return
    setDraft('')
    field.current?.focus()
    // What was typed meanwhile stays.
    if (!(await talk.send(message))) setDraft((now) => now || message)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send(draft)
  }

  return (
    <div className="aiChat-compose">
      {replies.length > 0 && (
        <div className="aiChat-quick">
          {replies.map((text) => (
            <button disabled={isBusy} key={text} onClick={() => void send(text)} type="button">
              {text}
            </button>
          ))}
        </div>
      )}
      <div className="aiChat-field">
        <textarea
          aria-label={t('play.say')}
          maxLength={messageMax}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKey}
          placeholder={t('play.say')}
          ref={field}
          rows={1}
          value={draft}
        />
        <button
          aria-disabled={isBusy || draft.trim() === ''}
          aria-label={t('play.send')}
          onClick={() => void send(draft)}
          type="button"
        >
          <LineIcon path="M5 12h13M12.5 6l6 6-6 6" size={22} />
        </button>
      </div>
    </div>
  )
}
