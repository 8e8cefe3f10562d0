import '#kit/table/web/list.css'
import './messages.css'
import { MessageOutlined } from '@ant-design/icons'
import { Button, Drawer, type InputRef } from 'antd'
import { useCallback, useRef } from 'react'
import { FilterBar } from '#kit/list/web/filter/FilterBar.tsx'
import { useListKeys } from '#kit/list/web/useListKeys.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { EmptyState } from '#kit/states/web/states.tsx'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { KeyCap } from '#kit/typing/web/KeyCap.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { messageWords } from '../message.words.ts'
import { Conversation } from './Conversation.tsx'
import { barFilters, hasReadTabs, listed, type InboxName } from './inbox.ts'
import { inboxShortcuts } from './inboxShortcuts.ts'
import { MessageRows } from './MessageRows.tsx'
import { ReadActions, ReadTabs } from './ReadTabs.tsx'
import { useInbox, type InboxState } from './useInbox.ts'

const nothing = () => undefined

/** J1. A list of messages with the conversation of the open one beside it; in a drawer where there is no room. */
export function Inbox({ name }: { readonly name: InboxName }) {
  const t = useWords(messageWords)
  const inbox = useInbox(name)
  const root = useRef<HTMLDivElement>(null)
  const searchInput = useRef<InputRef>(null)
  useScreenName(t(`lists.${name}.title`))
  useListKeys(
    root,
    useCallback(() => searchInput.current?.focus(), []),
    nothing,
  )
  const hasTabs = hasReadTabs(name)
  return (
    <div className="kit-list" ref={root}>
      <ScreenHead lead={t(`lists.${name}.lead`)} title={t(`lists.${name}.title`)}>
        {hasTabs && (
          <Button onClick={() => void inbox.next()} title={t('actions.keys')}>
            {t('actions.next')} <KeyCap keys={inboxShortcuts.shortcuts.next.keys} />
          </Button>
        )}
      </ScreenHead>
      <div className="msg-columns">
        <section aria-label={t(`lists.${name}.title`)} className="kit-panel kit-list-panel msg-list">
          {hasTabs && <ReadTabs inbox={inbox} />}
          <FilterBar
            filters={barFilters(name)}
            inputRef={searchInput}
            onChange={inbox.change}
            quick={1}
            resource={listed.name}
            search={inbox.search}
          >
            {hasTabs && <ReadActions inbox={inbox} />}
          </FilterBar>
          <MessageRows inbox={inbox} name={name} />
        </section>
        <Beside inbox={inbox} />
      </div>
    </div>
  )
}

/** The open conversation. */
function Beside({ inbox: { id, open } }: { readonly inbox: InboxState }) {
  const t = useWords(messageWords)
  const isNarrow = useIsNarrow()
  const shown = id !== undefined && <Conversation id={id} key={id} onClose={() => open(undefined)} />
  if (isNarrow)
    return (
      <Drawer
        aria-label={t('thread.label')}
        closable={false}
        destroyOnHidden
        onClose={() => open(undefined)}
        open={id !== undefined}
        rootClassName="msg-drawer"
        size="large"
      >
        {shown}
      </Drawer>
    )
  return (
    <section aria-label={t('thread.label')} className="kit-panel msg-beside">
      {shown || (
        <EmptyState
          icon={<MessageOutlined aria-hidden="true" />}
          lead={t('thread.chooseLead')}
          title={t('thread.choose')}
        />
      )}
    </section>
  )
}
