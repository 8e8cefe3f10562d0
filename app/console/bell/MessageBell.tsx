import { BellOutlined } from '@ant-design/icons'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { shellWords } from '../../words/shellWords.ts'

export const pollInterval = 60_000
const most = 99

/** The badge's text: nothing for none, at most '99+' (B2). */
export const badgeOf = (count: number): string => (count > most ? `${most}+` : count > 0 ? String(count) : '')

/** B2: the bell with the unread count, asked for every minute. */
export function MessageBell({ to }: { to: string }) {
  const t = useWords(shellWords)
  const { data = 0, error } = useRead(messageEndpoints.unreadCount, {}, { refetchInterval: pollInterval })
  const failure = error ? errorText(error) : ''
  useEffect(() => {
    if (failure) notify({ kind: 'error', text: failure })
  }, [failure])
  const badge = badgeOf(data)
  return (
    <Link
      to={to}
      className="shell-icon shell-bell"
      aria-label={data > 0 ? t('nav.unread', { count: data }) : t('nav.messages')}
    >
      <BellOutlined aria-hidden="true" />
      {badge && <em aria-hidden="true">{badge}</em>}
    </Link>
  )
}
