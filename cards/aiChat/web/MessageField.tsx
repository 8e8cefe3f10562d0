import { useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { Composer } from '#kit/typing/web/Composer.tsx'
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
      <Composer
        field={field}
        isSendable={!isBusy && draft.trim() !== ''}
        label={t('play.say')}
        maxLength={messageMax}
        onChange={setDraft}
        onSend={() => void send(draft)}
        sendLabel={t('play.send')}
        text={draft}
      />
    </div>
  )
}
