import { useCallback, useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '../../session.words.ts'
import { currentFirst, SessionText, useDeviceName, type Session } from '../SessionText.tsx'
import { ownSessionCalls } from './session.calls.ts'

/** A8 on a page without the component library. `version` changes where sessions ended otherwise, such as by a new password. */
export function SessionsPart({ version }: { readonly version: number }) {
  const t = useWords(sessionWords)
  const { sessions, error, reload } = useSessions(version)
  if (!sessions && error !== undefined)
    return (
      <div className="sessions-failed" role="alert">
        <span>{errorText(error)}</span>
        <button className="own-link" onClick={reload} type="button">
          {t('screen.retry')}
        </button>
      </div>
    )
  if (!sessions) return <div aria-busy="true" className="sessions-coming" />
  return (
    <>
      <ul className="sessions">
        {currentFirst(sessions).map((session) => (
          <Row key={session.id} onEnded={reload} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers onEnded={reload} />}
    </>
  )
}

/** Ends something and tells of it, whatever came of it. */
function useEnding(onEnded: () => void, end: () => Promise<string>) {
  const [isEnding, setEnding] = useState(false)
  const start = () => {
    setEnding(true)
    end()
      .then(
        (text) => notify({ kind: 'success', text }),
        (error: unknown) => notify({ kind: 'error', text: errorText(error) }),
      )
      .finally(() => {
        setEnding(false)
        onEnded()
      })
  }
  return { isEnding, start }
}

function EndOthers({ onEnded }: { readonly onEnded: () => void }) {
  const t = useWords(sessionWords)
  const { isEnding, start } = useEnding(onEnded, async () =>
    t('sessions.endedOthers', { count: await call(ownSessionCalls.revokeOthers, {}) }),
  )
  return (
    <button className="own-link" disabled={isEnding} onClick={start} type="button">
      {t('sessions.endOthers')}
    </button>
  )
}

function useSessions(version: number) {
  const [sessions, setSessions] = useState<readonly Session[]>()
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    call(ownSessionCalls.sessions, { signal }).then(
      (found) => {
        setSessions(found)
        setError(undefined)
      },
      (reason: unknown) => signal.aborted || setError(reason),
    )
    return () => leaving.abort()
  }, [version, attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  return { sessions, error, reload }
}

interface RowProps {
  readonly session: Session
  readonly onEnded: () => void
}

function Row({ session, onEnded }: RowProps) {
  const t = useWords(sessionWords)
  const device = useDeviceName(session)
  const { isEnding, start } = useEnding(onEnded, async () => {
    await call(ownSessionCalls.revoke, { query: { id: session.id } })
    return t('sessions.ended')
  })
  return (
    <li>
      <SessionText session={session} />
      {!session.isCurrent && (
        <button
          aria-label={t('sessions.endLabel', { device })}
          className="own-link"
          disabled={isEnding}
          onClick={start}
          type="button"
        >
          {t('sessions.end')}
        </button>
      )}
    </li>
  )
}
