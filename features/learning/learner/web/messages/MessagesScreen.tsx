import '../view/learn.css'
import './ask.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LearnThread } from '#features/learning/message/learnerMessages.contract.ts'
import { learnWords } from '../../learn.words.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { PagedScreen } from '../view/PagedScreen.tsx'
import { activityPath, follow } from '../view/place.ts'
import { usePages } from '../view/usePages.ts'
import { refreshUnread } from './useUnread.ts'

const AskTeacher = lazy(async () => ({ default: (await import('./AskTeacher.tsx')).AskTeacher }))
const read = (pageNo: number, signal: AbortSignal) => call(learnCalls.messages, { query: { pageNo }, signal })

/** L1. Own questions with what was answered, and what the learner was told; what is shown has been read. */
export function MessagesScreen({ outbox }: { readonly outbox: Outbox }) {
  const t = useWords(learnWords)
  const pages = usePages('messages', read)
  useScreenName(t('messages.title'))
  useReading(pages.list)
  return (
    <PagedScreen
      {...pages}
      empty={t('messages.empty')}
      emptyLead={t('messages.emptyLead')}
      title={t('messages.title')}
    >
      {(thread) => <Thread outbox={outbox} thread={thread} onSent={pages.retry} />}
    </PagedScreen>
  )
}

function useReading(list: readonly LearnThread[] | undefined): void {
  const unread = (list ?? []).flatMap((thread) =>
    [thread, ...thread.replies].filter(({ isRead }) => !isRead).map(({ id }) => id),
  )
  const key = unread.join()
  useEffect(() => {
    const ids = key === '' ? [] : key.split(',').map(Number).slice(0, 200)
    if (ids.length > 0) call(learnCalls.read, { body: { ids } }).then(refreshUnread, () => undefined)
  }, [key])
}

interface ThreadProps {
  readonly thread: LearnThread
  readonly outbox: Outbox
  readonly onSent: () => void
}

function Thread({ thread, outbox, onSent }: ThreadProps) {
  const t = useWords(learnWords)
  const [isReplying, setReplying] = useState(false)
  const { id, mayReply = false, activityId, activityTitle, cardId, replies } = thread
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
        <ThreadReply key={message.id} message={message} />
      ))}
      {mayReply && activityId !== null && (
        <button className="learn-link learn-reply" onClick={() => setReplying(true)} type="button">
          {t('reply.title')}
        </button>
      )}
      {isReplying && activityId !== null && (
        <Suspense>
          <AskTeacher
            activityId={activityId}
            outbox={outbox}
            onSent={onSent}
            cardId={cardId ?? undefined}
            onClose={() => setReplying(false)}
            replyTo={id}
          />
        </Suspense>
      )}
    </article>
  )
}

function ThreadReply({ message }: { readonly message: LearnThread['replies'][number] }) {
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
