import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LearnThread } from '#features/learning/message/learnerMessages.contract.ts'
import { learnWords } from '../../learn.words.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { activityPath, follow } from '../view/place.ts'
import { Reply } from './Reply.tsx'
import { RefusedReply, UnlistedReply } from './UnlistedReply.tsx'
import { useReplies } from './useReplies.ts'

interface Props {
  readonly thread: LearnThread
  readonly outbox: Outbox
  readonly onSent: () => void
}

/** What was said in one conversation, what of it is still to be sent, and the reply. */
export function Conversation({ thread, outbox, onSent }: Props) {
  const { mayReply = false, activityId, activityTitle, cardId, replies } = thread
  const own = useReplies({ thread, outbox, onSent })
  return (
    <article className="learn-thread">
      {activityId !== null && activityTitle !== '' && (
        <a
          className="learn-thread-about"
          href={activityPath(activityId, cardId ?? undefined)}
          onClick={follow}
        >
          {activityTitle}
        </a>
      )}
      {[thread, ...replies].map((message) => (
        <Said key={message.id} message={message} />
      ))}
      {own.unlisted.map(({ clientId, ...one }) => (
        <UnlistedReply key={clientId} {...one} />
      ))}
      {own.refused.map((entry) => (
        <RefusedReply entry={entry} key={entry.key} onDiscard={own.discard} onEdit={own.edit} />
      ))}
      {mayReply && <Reply isFirst={replies.every(({ isOwn }) => isOwn) && thread.isOwn} reply={own} />}
    </article>
  )
}

function Said({ message }: { readonly message: LearnThread['replies'][number] }) {
  const t = useWords(learnWords)
  // A page that was kept earlier knows no files.
  const { isOwn, isRead, senderName, content, at, files = [] } = message
  return (
    <div className={isOwn ? 'learn-said is-own' : 'learn-said'}>
      <p className="learn-said-by">
        <b>{isOwn ? t('messages.you') : senderName || t('messages.school')}</b>
        <RelativeTime at={at} />
        {!isRead && <span className="learn-new">{t('messages.new')}</span>}
      </p>
      <p className="learn-said-text">{content}</p>
      {files.length > 0 && (
        <ul className="learn-said-files">
          {files.map(({ url, name }) => (
            <li key={url}>
              <a download={name} href={url}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
