import { Go } from '#kit/view/web/Go.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { SessionList } from '#features/people/session/web/SessionList.tsx'
import { shellWords } from '../words/shellWords.ts'

/** The newest sessions of whoever is signed in; on the dashboard with a sentence on what to watch for. */
export function SessionsPanel({ isOnDashboard = false }: { readonly isOnDashboard?: boolean }) {
  const t = useWords(shellWords)
  return (
    <div className="kit-panel shell-panel">
      <div className="shell-panel-head">
        <h2>{t('dashboard.sessions')}</h2>
        <Go href="/profile/pwd">{t(isOnDashboard ? 'dashboard.allSessions' : 'routes.profilePassword')}</Go>
      </div>
      {isOnDashboard && <p className="kit-muted">{t('dashboard.sessionsLead')}</p>}
      <SessionList most={3} />
    </div>
  )
}
