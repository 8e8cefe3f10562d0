import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Go } from '#kit/view/web/Go.tsx'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useActor } from '#kit/http/web/session.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { messageEndpoints, maxRead, type Thread } from '../message.contract.ts'
import { isTalk } from '../message.kinds.ts'
import { messageWords } from '../message.words.ts'
import { aboutPath, isAboutAccount } from './aboutPath.ts'
import { Bubble } from './Bubble.tsx'
import { listed } from './inbox.ts'
import { MannerTag } from './MannerTag.tsx'
import { ReplyBox } from './ReplyBox.tsx'
import { TalkExample } from './TalkExample.tsx'
import { usePersonName } from './usePersonName.ts'

/** As often as the bell asks; an answer of a colleague is seen before one's own is sent. */
const everyMs = 60_000

interface Props {
  readonly id: number
  onClose(): void
}

/** A conversation as bubbles, what it is about, and the reply. What is shown has been read. */
export function Conversation({ id, onClose }: Props) {
  const kit = useWords(kitWords)
  const read = useRead(messageEndpoints.thread, { query: { id } }, { refetchInterval: everyMs })
  const thread = read.data
  const fresh = useReading(thread)
  return (
    <div className="msg-thread">
      <div className="msg-thread-head">
        {thread ? <Head thread={thread} /> : <span />}
        <Button
          aria-label={kit('actions.close')}
          icon={<CloseOutlined aria-hidden="true" />}
          onClick={onClose}
          type="text"
        />
      </div>
      {thread ? (
        <Shown fresh={fresh} thread={thread} />
      ) : (
        <PendingState read={read} skeleton={<FormSkeleton fields={3} />} />
      )}
    </div>
  )
}

/** Notes as read what is shown, and remembers what was new about it. */
function useReading(thread: Thread | undefined): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set())
  const { mutate } = useWrite(messageEndpoints.updateRead)
  const unread = (thread?.said ?? []).flatMap(({ messageId, isRead }) =>
    messageId === null || isRead ? [] : [messageId],
  )
  const key = unread.slice(0, maxRead).join()
  useEffect(() => {
    if (key === '') return
    const ids = key.split(',').map(Number)
    setFresh((before) => new Set([...before, ...ids]))
    mutate({ body: { ids } })
  }, [key, mutate])
  return fresh
}

function Head({ thread }: { readonly thread: Thread }) {
  const { root, cardTitle } = thread
  const t = useWords(messageWords)
  const words = useResourceWords(listed.name)
  const actor = useActor()
  const name = usePersonName()(root)
  const href = aboutPath(actor, root)
  const record = t(isAboutAccount(root) ? 'thread.openSessions' : 'thread.openRecord')
  const link = root.activityTitle ? t('thread.open', { title: root.activityTitle }) : record
  return (
    <div className="msg-about">
      <h2>
        {name} <span className="kit-tag">{words.value('type', root.type)}</span> <MannerTag row={root} />
      </h2>
      <p className="kit-muted">
        {href ? <Go href={href}>{link}</Go> : root.activityTitle && <span>{root.activityTitle}</span>}
        {cardTitle && <span>{t('thread.card', { title: cardTitle })}</span>}
      </p>
      <TalkExample thread={thread} />
    </div>
  )
}

interface ShownProps {
  readonly thread: Thread
  readonly fresh: ReadonlySet<number>
}

function Shown({ thread, fresh }: ShownProps) {
  const t = useWords(messageWords)
  const list = useRef<HTMLOListElement>(null)
  const { said, root, mayReply } = thread
  const isAlong = !isTalk(root.type) && said.some(({ messageId }) => messageId === null)
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [said.length])
  return (
    <>
      <ol className="msg-said" ref={list} tabIndex={0} aria-label={t('thread.label')}>
        {isAlong && <li className="kit-muted">{t('thread.along')}</li>}
        {said.map((one) => (
          <Bubble
            isNew={one.messageId !== null && fresh.has(one.messageId)}
            key={one.key}
            manner={root.manner}
            message={one}
          />
        ))}
      </ol>
      {mayReply ? (
        <ReplyBox rootId={root.id} />
      ) : (
        <p className="kit-muted msg-note">{t(isTalk(root.type) ? 'thread.noReply' : 'thread.notice')}</p>
      )}
    </>
  )
}
