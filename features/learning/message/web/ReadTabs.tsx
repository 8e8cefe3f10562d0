import '#kit/form/web/tabs.css'
import { CheckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { amountText } from '#kit/list/web/amountText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { messageEndpoints } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'
import type { InboxState } from './useInbox.ts'

interface Props {
  readonly inbox: InboxState
}

/** All, unread and read, with how many each holds under the other filters. */
export function ReadTabs({ inbox: { search, change, counts } }: Props) {
  const t = useWords(messageWords)
  const format = useFormat()
  const tabs = [
    { read: undefined, label: t('tabs.all'), count: counts && counts.read + counts.unread },
    { read: false, label: t('tabs.unread'), count: counts?.unread },
    { read: true, label: t('tabs.read'), count: counts?.read },
  ]
  return (
    <nav aria-label={t('tabs.label')} className="kit-tabs">
      {tabs.map(({ read, label, count }) => (
        <button
          aria-current={search['read'] === read ? 'true' : undefined}
          key={String(read)}
          onClick={() => change({ read })}
          type="button"
        >
          {label}
          {count !== undefined && <span className="kit-tab-count">{amountText(count, format)}</span>}
        </button>
      ))}
    </nav>
  )
}

/** Notes this page, or all that the filters leave, as read. */
export function ReadActions({ inbox: { page, counts, filters } }: Props) {
  const t = useWords(messageWords)
  const notifyMarked = (count: number) => notify({ kind: 'success', text: t('actions.marked', { count }) })
  const readPage = useWrite(messageEndpoints.updateRead, {
    onDone: (_done, { body }) => notifyMarked(body?.ids.length ?? 0),
  })
  const readAll = useWrite(messageEndpoints.readAll, { onDone: notifyMarked })
  const refused = { onError: (error: Error) => notify({ kind: 'error', text: errorText(error) }) }
  const ids = (page.data?.list ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id)
  return (
    <>
      <Button
        disabled={ids.length === 0}
        icon={<CheckOutlined aria-hidden="true" />}
        loading={readPage.isPending}
        onClick={() => readPage.mutate({ body: { ids } }, refused)}
        size="small"
        type="text"
      >
        {t('actions.readPage')}
      </Button>
      <Button
        disabled={!counts || counts.unread === 0}
        loading={readAll.isPending}
        onClick={() => readAll.mutate({ body: filters }, refused)}
        size="small"
        type="text"
      >
        {t('actions.readAll')}
      </Button>
    </>
  )
}
