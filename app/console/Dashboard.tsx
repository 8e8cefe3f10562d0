import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { SessionList } from '#features/session/web/SessionList.tsx'
import { useActor, useSession } from '#kit/web/session.ts'
import { useWords } from '#kit/web/words.ts'
import { icons } from './icons.tsx'
import { allowedRoutes, flatten, routeTable, type RouteIcon } from './routes.ts'
import { screens } from './screens.ts'
import { shellWords } from './words.ts'

/** Where each role usually begins; shown as far as the roles allow and the screens are there. */
const shortcuts = [
  { path: '/audits/career', hint: 'auditHint', icon: 'audit' },
  { path: '/datas/works/list', hint: 'workHint', icon: 'data' },
  { path: '/base/career/list', hint: 'careerHint', icon: 'base' },
  { path: '/manage/activity/list', hint: 'activityHint', icon: 'content' },
  { path: '/manage/lession/list', hint: 'courseHint', icon: 'gallery' },
  { path: '/manage/product/list', hint: 'productHint', icon: 'chart' },
  { path: '/exchange/task/index', hint: 'codeHint', icon: 'code' },
  { path: '/datas/studys/list', hint: 'studyHint', icon: 'data' },
  { path: '/datas/roles/list', hint: 'userHint', icon: 'person' },
  { path: '/msgs/index/list', hint: 'messageHint', icon: 'message' },
] as const satisfies readonly { path: string; hint: string; icon: RouteIcon }[]

const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'

/** The home tab: where one begins, and where one is signed in. Figures come with the learning data. */
export function Dashboard() {
  const t = useWords(shellWords)
  const name = useSession()?.nickname ?? ''
  const [greeting] = useState(() => greetingAt(new Date().getHours()))
  const rows = flatten(allowedRoutes(routeTable, useActor())).filter(({ path }) => path in screens)
  const open = shortcuts.flatMap((shortcut) => {
    const row = rows.find(({ path }) => path === shortcut.path)
    return row ? [{ ...shortcut, title: row.title }] : []
  })
  return (
    <section className="shell-page">
      <h1>{t(`dashboard.${greeting}`, { name })}</h1>
      <p className="shell-lead">{t('dashboard.lead')}</p>
      {open.length > 0 && <h2>{t('dashboard.shortcuts')}</h2>}
      <ul className="shell-shortcuts">
        {open.map(({ path, hint, icon, title }) => (
          <li key={path}>
            <Link to={path} className="shell-shortcut">
              <span className="shell-shortcut-icon" aria-hidden="true">
                {icons[icon]}
              </span>
              <span>
                <b>{t(`routes.${title}`)}</b>
                <span>{t(`dashboard.${hint}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="shell-panel">
        <div className="shell-panel-head">
          <h2>{t('dashboard.sessions')}</h2>
          <Link to="/profile/pwd">{t('dashboard.allSessions')}</Link>
        </div>
        <p className="shell-note">{t('dashboard.sessionsLead')}</p>
        <SessionList most={3} />
      </div>
    </section>
  )
}
