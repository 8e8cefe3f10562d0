import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { OutboxEntry } from '../outbox/outboxStore.ts'

interface UnlistedProps {
  readonly text: string
  readonly isWaiting: boolean
}

/** A reply that waits for a connection or was just sent, where it will stand. */
export function UnlistedReply({ text, isWaiting }: UnlistedProps) {
  const t = useWords(learnWords)
  return (
    <div className={isWaiting ? 'learn-said is-own is-unsent' : 'learn-said is-own'}>
      <p className="learn-said-by">
        <b>{t('messages.you')}</b>
        {isWaiting && <span>{t('reply.waiting')}</span>}
      </p>
      <p className="learn-said-text">{text}</p>
    </div>
  )
}

interface RefusedProps {
  readonly entry: OutboxEntry
  readonly onEdit: (entry: OutboxEntry) => void
  readonly onDiscard: (entry: OutboxEntry) => void
}

/** A reply that the server did not take: why, and what can be done about it. */
export function RefusedReply({ entry, onEdit, onDiscard }: RefusedProps) {
  const t = useWords(learnWords)
  return (
    <div className="learn-said is-own is-unsent">
      <p className="learn-said-by is-over" role="alert">
        {t('reply.refused', { why: entry.reason ?? '' })}
      </p>
      <p className="learn-said-text">{entry.action.text}</p>
      <p className="learn-said-choices">
        <button className="learn-reply" onClick={() => onEdit(entry)} type="button">
          {t('reply.edit')}
        </button>
        <button className="learn-reply" onClick={() => onDiscard(entry)} type="button">
          {t('outbox.discard')}
        </button>
      </p>
    </div>
  )
}
