import './refused.css'
import { copyText } from '#kit/view/web/copy.ts'
import { notify, undoDelay } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { activityPath, follow, messagesPath } from '../view/place.ts'
import type { OutboxEntry } from './outboxStore.ts'
import type { Outbox } from './outbox.ts'

interface Props {
  readonly outbox: Outbox
  readonly refused: readonly OutboxEntry[]
}

/** What the learner wrote and the server refused, with the reason: to be read, copied, sent once more or thrown away. */
export function RefusedActions({ outbox, refused }: Props) {
  const t = useWords(learnWords)
  return (
    <details className="learn-refused">
      <summary>{t('outbox.refused', { count: refused.length })}</summary>
      <ul>
        {refused.map((entry) => (
          <li key={entry.key}>
            <p>{entry.reason}</p>
            {entry.action.text && <blockquote>{entry.action.text}</blockquote>}
            <Choices entry={entry} outbox={outbox} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Choices({ entry, outbox }: { readonly entry: OutboxEntry; readonly outbox: Outbox }) {
  const t = useWords(learnWords)
  const { action } = entry
  const { text } = action
  const isReply = action.kind === 'reply'
  const href = isReply ? messagesPath : activityPath(action.body.activityId, action.body.cardId)
  const discard = () => {
    outbox.discard(entry)
    const undo = { label: t('outbox.undo'), run: () => outbox.restore(entry) }
    notify({ kind: 'info', text: t('outbox.discarded'), action: undo, milliseconds: undoDelay })
  }
  return (
    <div className="learn-refused-choices">
      <a href={href} onClick={follow}>
        {t(isReply ? 'outbox.toMessages' : 'outbox.toCard')}
      </a>
      {text && (
        <button onClick={() => void copyText(text)} type="button">
          {t('outbox.copy')}
        </button>
      )}
      <button onClick={() => outbox.sendAgain(entry)} type="button">
        {t('outbox.again')}
      </button>
      <button onClick={discard} type="button">
        {t('outbox.discard')}
      </button>
    </div>
  )
}
