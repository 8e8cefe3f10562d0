import { SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { totalOf } from '#kit/contract/page.ts'
import { Pages } from '#kit/list/web/Pages.tsx'
import { filterNames } from '#kit/list/web/search/search.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { PendingState } from '#kit/states/web/PendingState.tsx'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState } from '#kit/states/web/states.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Face } from '#kit/view/web/Face.tsx'
import { messageFilters, type MessageRow } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'
import { listed, type InboxName } from './inbox.ts'
import { MannerTag } from './MannerTag.tsx'
import { usePersonName } from './usePersonName.ts'
import type { InboxState } from './useInbox.ts'

interface Props {
  readonly name: InboxName
  readonly inbox: InboxState
}

/** Messages and pages, or what stands in their place. */
export function MessageRows({ name, inbox }: Props) {
  const { page, search, change, id, open } = inbox
  if (!page.data) return <PendingState read={page} skeleton={<ListSkeleton />} />
  if (page.data.list.length === 0) return <Nothing inbox={inbox} name={name} />
  return (
    <>
      <ul aria-busy={page.isPlaceholderData} className="msg-rows">
        {page.data.list.map((row) => (
          <Row isOpen={row.id === id} key={row.id} onOpen={open} row={row} />
        ))}
      </ul>
      <Pages data={page.data} onChange={change} search={search} totals={totalOf(page.data)} />
    </>
  )
}

function Nothing({ name, inbox: { search, change } }: Props) {
  const t = useWords(messageWords)
  const kit = useWords(kitWords)
  const used = filterNames(messageFilters, search)
  if (used.length === 0)
    return <EmptyState lead={t(`lists.${name}.emptyLead`)} title={t(`lists.${name}.empty`)} />
  return (
    <EmptyState
      icon={<SearchOutlined aria-hidden="true" />}
      lead={kit('list.noMatchLead')}
      title={kit('list.noMatch')}
    >
      <Button onClick={() => change(Object.fromEntries(used.map((filter) => [filter, undefined])))}>
        {kit('list.clearFilters')}
      </Button>
    </EmptyState>
  )
}

interface RowProps {
  readonly row: MessageRow
  readonly isOpen: boolean
  onOpen(id: number): void
}

function Row({ row, isOpen, onOpen }: RowProps) {
  const t = useWords(messageWords)
  const words = useResourceWords(listed.name)
  const name = usePersonName()(row)
  const isQuestion = row.type === 'teachered' && row.parentId === null
  return (
    <li className={row.isRead ? 'msg-row' : 'msg-row is-unread'} data-row={row.id}>
      <a
        aria-current={isOpen ? 'true' : undefined}
        href={`?id=${row.id}`}
        onClick={(event) => {
          event.preventDefault()
          onOpen(row.id)
        }}
      >
        <Face name={name} picture={row.senderAvatar} />
        <span className="msg-row-text">
          <span className="msg-row-head">
            <b>{name}</b>
            {!row.isRead && <span className="msg-dot" role="img" aria-label={t('row.unread')} />}
            <RelativeTime at={row.createdAt} />
          </span>
          <span className="msg-row-content">{row.content}</span>
          <span className="msg-row-foot">
            <span className="kit-tag" data-tone="brand">
              {words.value('type', row.type)}
            </span>
            <MannerTag row={row} />
            {isQuestion && (
              <span className="kit-tag" data-tone={row.isAnswered ? 'ok' : 'wait'}>
                {t(row.isAnswered ? 'row.answered' : 'row.waiting')}
              </span>
            )}
            {row.fileCount > 0 && (
              <span className="kit-muted">{t('row.files', { count: row.fileCount })}</span>
            )}
            {row.activityTitle && <span className="kit-muted msg-row-about">{row.activityTitle}</span>}
          </span>
        </span>
      </a>
    </li>
  )
}
