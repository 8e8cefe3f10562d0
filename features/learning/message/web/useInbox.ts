import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { filtersOf, pageBodyOf } from '#kit/list/web/search/search.ts'
import { useListSearch } from '#kit/list/web/search/useListSearch.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { useShortcuts } from '#kit/typing/web/shortcuts.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { messageEndpoints, messageFilters } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'
import { fixedOf, hasReadTabs, listed, type InboxName } from './inbox.ts'
import { inboxShortcuts } from './inboxShortcuts.ts'

type Filters = BodyOf<typeof messageEndpoints.counts>

/** As often as the bell asks. */
const everyMs = 60_000

/** A list of messages: its place is the address, with the message whose conversation is open. */
export function useInbox(name: InboxName) {
  const [search, change] = useListSearch(listed)
  const id = useRecordId()
  const { history } = useRouter()
  const fixed = fixedOf(name)
  const filters: Filters = { ...filtersOf(messageFilters, search), ...fixed }
  const { read: _read, ...others } = filters
  const body: BodyOf<typeof messageEndpoints.page> = {
    pageNo: 1,
    pageSize: 20,
    ...pageBodyOf(messageFilters, search),
    ...fixed,
  }
  const page = useRead(messageEndpoints.page, { body }, { keepPrevious: true, refetchInterval: everyMs })
  const counts = useRead(
    messageEndpoints.counts,
    { body: others },
    { keepPrevious: true, enabled: hasReadTabs(name), refetchInterval: everyMs },
  )
  const open = useCallback(
    (shown: number | undefined) => {
      const { pathname, search: now } = history.location
      const parameters = new URLSearchParams(now)
      if (shown === undefined) parameters.delete('id')
      else parameters.set('id', String(shown))
      history.push(parameters.size > 0 ? `${pathname}?${parameters}` : pathname)
    },
    [history],
  )
  const next = useNextUnread({ id, filters: others, open })
  return { search, change, id, open, next, page, counts: counts.data, filters }
}

export type InboxState = ReturnType<typeof useInbox>

interface Where {
  readonly id: number | undefined
  readonly filters: Filters
  open(id: number): void
}

/** Goes to the next message that is unread under these filters; Alt+N does it too. */
function useNextUnread({ id, filters, open }: Where): () => Promise<void> {
  const t = useWords(messageWords)
  const next = async () => {
    const body = { ...filters, read: false, pageNo: 1, pageSize: 2 }
    try {
      const { list } = await call(messageEndpoints.page, { body })
      const found = list.find((row) => row.id !== id)
      if (found) open(found.id)
      else notify({ kind: 'info', text: t('actions.noNext') })
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
  useShortcuts(inboxShortcuts, { next: (event) => void (event.repeat || next()) })
  return next
}
