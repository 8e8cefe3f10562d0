import { DesktopOutlined, MobileOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { z } from 'zod'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead, useRefresh, useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { session } from '../session.contract.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { deviceName, isPhone } from './deviceName.ts'
import { sessionWords } from '../session.words.ts'
import './sessions.css'

type Session = z.output<typeof session>

/** A8: one's own sessions, the present one first; any other can be ended. */
export function SessionList({ most }: { most?: number }) {
  const t = useWords(sessionWords)
  const { data, error, refetch } = useRead(sessionEndpoints.sessions)
  if (error && !data) {
    return (
      <div role="alert" className="sessions-failed">
        <span>{errorText(error)}</span>
        <Button onClick={() => void refetch()}>{t('screen.retry')}</Button>
      </div>
    )
  }
  if (!data) return <div className="sessions-coming" aria-busy="true" />
  const rows = data.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt - a.lastSeenAt,
  )
  return (
    <ul className="sessions">
      {rows.slice(0, most).map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  )
}

function Row({ row }: { row: Session }) {
  const t = useWords(sessionWords)
  const { ago } = useFormat()
  const refreshOf = useRefresh()
  const device = deviceName(row.device) || t('sessions.unknownDevice')
  const end = useWrite(sessionEndpoints.revoke, {
    onDone: () => {
      notify({ kind: 'success', text: t('sessions.ended') })
      void refreshOf(sessionEndpoints.sessions)
    },
  })
  const endIt = () =>
    end.mutate(
      { query: { id: row.id } },
      { onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
    )
  return (
    <li>
      <span className="sessions-icon" aria-hidden="true">
        {isPhone(row.device) ? <MobileOutlined aria-hidden="true" /> : <DesktopOutlined aria-hidden="true" />}
      </span>
      <span className="sessions-text">
        <b>{device}</b>
        {row.isCurrent && <span className="sessions-here">{t('sessions.current')}</span>}
        <span>
          {row.address} · {t('sessions.lastSeen', { time: ago(row.lastSeenAt) })} ·{' '}
          {t('sessions.since', { time: ago(row.createdAt) })}
        </span>
      </span>
      {!row.isCurrent && (
        <Button
          size="small"
          loading={end.isPending}
          onClick={endIt}
          aria-label={t('sessions.endLabel', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
