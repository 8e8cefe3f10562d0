import { useEffect, useId, useRef, type SyntheticEvent } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { maxGraphemes } from './maxGraphemes.ts'
import { ReplyFiles } from './ReplyFiles.tsx'
import { useReplyFiles } from './useReplyFiles.ts'
import type { Replies } from './useReplies.ts'

interface Props {
  readonly reply: Replies
  /** Nobody has answered yet: what is written adds to one's own question. */
  readonly isFirst: boolean
}

/** The reply below a conversation, where it is read; its field opens when somebody wants to write. */
export function Reply({ reply, isFirst }: Props) {
  const t = useWords(learnWords)
  if (reply.isOpen) return <ReplyForm reply={reply} />
  return (
    <button className="learn-link learn-reply" onClick={reply.open} type="button">
      {t(isFirst ? 'reply.more' : 'reply.title')}
    </button>
  )
}

function ReplyForm({ reply }: { readonly reply: Replies }) {
  const t = useWords(learnWords)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, send, close } = reply
  const left = maxGraphemes - countGraphemes(text.trim())
  const sending = useReplyFiles(reply)
  // A file that failed was to go along as well: it is sent again or taken out first.
  const isIncomplete = sending.sendings.length > 0
  const isSendable = text.trim() !== '' && left >= 0 && !isIncomplete
  useEffect(() => field.current?.focus(), [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSendable) send()
  }
  return (
    <form className="learn-reply-form" onSubmit={submit}>
      <label htmlFor={id}>{t('reply.text')}</label>
      <textarea
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        className="learn-textarea"
        id={id}
        onChange={({ target }) => write(target.value)}
        ref={field}
        rows={3}
        value={text}
      />
      <p className={left < 0 ? 'learn-ask-left is-over' : 'learn-ask-left'} id={`${id}-left`}>
        {left < 60 && t('ask.left', { count: left })}
      </p>
      <ReplyFiles reply={reply} sending={sending} />
      <div className="learn-ask-foot">
        <button className="learn-button is-quiet" onClick={close} type="button">
          {t('ask.cancel')}
        </button>
        <button className="learn-button" disabled={!isSendable} type="submit">
          {t('ask.send')}
        </button>
      </div>
    </form>
  )
}
