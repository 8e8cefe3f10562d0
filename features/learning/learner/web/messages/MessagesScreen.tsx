import '../view/learn.css'
import './ask.css'
import { useEffect } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LearnThread } from '#features/learning/message/learnerMessages.contract.ts'
import { learnWords } from '../../learn.words.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { PagedScreen } from '../view/PagedScreen.tsx'
import { usePages } from '../view/usePages.ts'
import { Conversation } from './Conversation.tsx'
import { refreshUnread } from './useUnread.ts'

const read = (pageNo: number, signal: AbortSignal) => call(learnCalls.messages, { query: { pageNo }, signal })

/** L1, L6. Own questions with what was answered, and what the learner was told; what is shown has been read. */
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
      {(thread) => <Conversation onSent={pages.retry} outbox={outbox} thread={thread} />}
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
