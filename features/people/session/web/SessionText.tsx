import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { DataOf } from '#kit/contract/endpoint.ts'
import type { sessionEndpoints } from '../session.contract.ts'
import { deviceName, isPhone } from '../deviceName.ts'
import { sessionWords } from '../session.words.ts'
import './sessions.css'

export type Session = DataOf<typeof sessionEndpoints.sessions>[number]

const phone =
  'M8 3.5h8a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM11 17.6h2'
const desktop =
  'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5zM9 20.5h6M12 17v3.5'

/** The present session first, then by their last use. */
export const currentFirst = (sessions: readonly Session[]): readonly Session[] =>
  sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastSeenAt - a.lastSeenAt)

/** What a device calls itself, in words that people know. */
export function useDeviceName({ device }: Pick<Session, 'device'>): string {
  const t = useWords(sessionWords)
  return deviceName(device) || t('sessions.unknownDevice')
}

/** A session: its device, where it is, when it was used and begun. */
export function SessionText({ session }: { readonly session: Session }) {
  const t = useWords(sessionWords)
  const { ago } = useFormat()
  const device = useDeviceName(session)
  return (
    <>
      <span className="sessions-icon">
        <LineIcon path={isPhone(session.device) ? phone : desktop} />
      </span>
      <span className="sessions-text">
        <b>{device}</b>
        {session.isCurrent && <span className="sessions-here">{t('sessions.current')}</span>}
        <span>
          {session.address} · {t('sessions.lastSeen', { time: ago(session.lastSeenAt) })} ·{' '}
          {t('sessions.since', { time: ago(session.createdAt) })}
        </span>
      </span>
    </>
  )
}
