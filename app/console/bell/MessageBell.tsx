import './bell.css'
import { BellOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { lazy, Suspense, useEffect, useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { messageWords } from '#features/learning/message/message.words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { bellCalls } from './bell.calls.ts'
import { badgeOf, pollInterval } from './badge.ts'
import type { WaitingItems as Items } from './useWaitingItems.tsx'

const WaitingItems = lazy(() => import('./WaitingItems.tsx').then((file) => ({ default: file.WaitingItems })))

/** B2: the bell with the unread count, asked for every minute; it opens what waits, kind by kind. */
export function MessageBell({ to }: { to: string }) {
  const t = useWords(shellWords)
  const words = useWords(messageWords)
  const go = useGo()
  const [isOpen, setOpen] = useState(false)
  const { data = 0, error } = useRead(bellCalls.unread, {}, { refetchInterval: pollInterval })
  const failure = error ? errorText(error) : ''
  useEffect(() => {
    if (failure) notify({ kind: 'error', text: failure })
  }, [failure])
  const readAll = useWrite(bellCalls.readAll, {
    touches: [bellCalls.waiting],
    onDone: (count) => notify({ kind: 'success', text: words('actions.marked', { count }) }),
  })
  const [waiting, setWaiting] = useState<Items>([])
  const badge = badgeOf(data)
  // What comes later stands below, so that nothing moves under the pointer.
  const items = [
    { key: to, label: t('nav.allMessages') },
    { key: 'read', label: words('actions.readAll'), disabled: data === 0 },
    { type: 'divider' as const },
    ...waiting,
  ]
  const act = (key: string) => {
    if (key !== 'read') return go(key)
    readAll.mutate({ body: {} }, { onError: (error) => notify({ kind: 'error', text: errorText(error) }) })
  }
  return (
    <>
      <Suspense fallback={null}>{isOpen && <WaitingItems onChange={setWaiting} />}</Suspense>
      <Dropdown
        autoFocus
        open={isOpen}
        onOpenChange={setOpen}
        trigger={['click']}
        placement="bottomRight"
        classNames={{ root: 'shell-waiting' }}
        menu={{ items, onClick: ({ key }) => act(key) }}
      >
        <button
          type="button"
          className="shell-icon shell-bell"
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={data > 0 ? t('nav.unread', { count: data }) : t('nav.messages')}
        >
          <BellOutlined aria-hidden="true" />
          {badge && <em aria-hidden="true">{badge}</em>}
        </button>
      </Dropdown>
    </>
  )
}
