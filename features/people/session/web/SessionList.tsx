import { Button } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRead, useRefresh, useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { sessionWords } from '../session.words.ts'
import { currentFirst, SessionText, useDeviceName, type Session } from './SessionText.tsx'

/** A8: one's own sessions, the present one first; any other can be ended, or all of them. */
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
  const isWhole = most === undefined
  return (
    <>
      <ul className="sessions">
        {currentFirst(data)
          .slice(0, most)
          .map((row) => (
            <Row key={row.id} row={row} />
          ))}
      </ul>
      {isWhole && data.length > 1 && <EndOthers />}
    </>
  )
}

function EndOthers() {
  const t = useWords(sessionWords)
  const refreshOf = useRefresh()
  const end = useWrite(sessionEndpoints.revokeOthers, {
    onDone: (count) => {
      notify({ kind: 'success', text: t('sessions.endedOthers', { count }) })
      void refreshOf(sessionEndpoints.sessions)
    },
  })
  const endThem = () =>
    end.mutate({}, { onError: (error) => notify({ kind: 'error', text: errorText(error) }) })
  return (
    <Button loading={end.isPending} onClick={endThem}>
      {t('sessions.endOthers')}
    </Button>
  )
}

function Row({ row }: { row: Session }) {
  const t = useWords(sessionWords)
  const refreshOf = useRefresh()
  const device = useDeviceName(row)
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
      <SessionText session={row} />
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
