import { Link } from '@tanstack/react-router'
import { Go } from '#kit/view/web/Go.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { FillSchool } from '#features/insight/example-school/web/FillSchool.tsx'
import { SchoolNotice } from '#features/insight/example-school/web/SchoolNotice.tsx'
import { Dashboard as Figures } from '#features/insight/dashboard/web/Dashboard.tsx'
import { shellWords } from '../words/shellWords.ts'
import { icons, screenIcon } from './routing/icons.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { allowedRoutes, flatten, routeTable, type RouteIcon } from './routing/routes.ts'
import { screens } from './routing/screens.ts'
import { recent } from './visits/visited.ts'

/** Where each role usually begins; shown as far as the roles allow and the screens are there. */
const shortcuts = [
  { path: '/audits/career', hint: 'auditHint', icon: 'audit' },
  { path: '/manage/activity/review', hint: 'auditHint', icon: 'audit' },
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

/** Of the records that were opened last. */
const maxShown = 6

const useOpenRoutes = () =>
  flatten(allowedRoutes(routeTable, useActor())).filter(({ path }) => path in screens)

/** The home tab: what the roles find waiting, then what only the console has. */
export const Dashboard = () => (
  <div className="shell-page">
    <Figures
      renderNotice={(school) => <SchoolNotice given={school} key={school.status} />}
      offer={<FillSchool />}
    >
      <Recent />
      <Shortcuts />
      <SessionsPanel isOnDashboard />
    </Figures>
  </div>
)

function Recent() {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const { id } = useActor()
  const rows = useOpenRoutes()
  const open = recent
    .use()
    .filter(({ userId, path }) => userId === id && rows.some((row) => row.path === path))
    .slice(0, maxShown)
  if (open.length === 0) return null
  return (
    <section className="shell-part">
      <h2>{t('dashboard.recent')}</h2>
      <ul className="shell-recent">
        {open.map(({ path, search, name }) => {
          const title = rows.find((row) => row.path === path)?.title
          return (
            <li key={path + search}>
              <Go className="shell-recent-link" href={path + search}>
                <span className="kit-muted" aria-hidden="true">
                  {screenIcon(path)}
                </span>
                <b>{name}</b>
                {title && <span className="kit-muted">{translate(title)}</span>}
              </Go>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Shortcuts() {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const rows = useOpenRoutes()
  const open = shortcuts.flatMap((shortcut) => {
    const row = rows.find(({ path }) => path === shortcut.path)
    return row ? [{ ...shortcut, title: row.title }] : []
  })
  if (open.length === 0) return null
  return (
    <section className="shell-part">
      <h2>{t('dashboard.shortcuts')}</h2>
      <ul className="shell-shortcuts">
        {open.map(({ path, hint, icon, title }) => (
          <li key={path}>
            <Link to={path} className="kit-panel shell-shortcut">
              <span className="shell-shortcut-icon" aria-hidden="true">
                {icons[icon]}
              </span>
              <span>
                <b>{translate(title)}</b>
                <span className="kit-muted">{t(`dashboard.${hint}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
