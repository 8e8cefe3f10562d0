import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { SentFile } from '../outbox/action.ts'
import type { OutboxEntry } from '../outbox/outboxStore.ts'

interface UnlistedProps {
  readonly text: string
  readonly files: readonly SentFile[]
  readonly isWaiting: boolean
}

/** A reply that waits for a connection or was just sent, where it will stand. */
export function UnlistedReply({ text, files, isWaiting }: UnlistedProps) {
  const t = useWords(learnWords)
  return (
    <div className={isWaiting ? 'learn-said is-own is-unsent' : 'learn-said is-own'}>
      <p className="learn-said-by">
        <b>{t('messages.you')}</b>
        {isWaiting && <span>{t('reply.waiting')}</span>}
      </p>
      <p className="learn-said-text">{text}</p>
      <Names files={files} />
    </div>
  )
}

/** What goes with it; it has an address once the server lists it. */
const Names = ({ files }: Pick<UnlistedProps, 'files'>) =>
  files.length > 0 && (
    <ul className="learn-said-files">
      {files.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  )

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
      <Names files={entry.action.files ?? []} />
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
