import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { shellWords } from '../../words/shellWords.ts'
import { flatten, trailTo, type RouteRow } from '../routing/routes.ts'
import { homePath } from '../routing/paths.ts'
import { screens } from '../routing/screens.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { HelpLink } from './HelpLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MessageBell } from '../bell/MessageBell.tsx'
import { SizeMenu } from './SizeMenu.tsx'

interface NavbarProps {
  readonly rows: readonly RouteRow[]
  /** The search of the console. */
  readonly search: ReactNode
  readonly isMenuOpen: boolean
  readonly onMenu: () => void
}

/** B2: hamburger, breadcrumb, language, size, bell and account. */
export function Navbar({ rows, search, isMenuOpen, onMenu }: NavbarProps) {
  const t = useWords(shellWords)
  const isMobile = useIsNarrow()
  const paths = flatten(rows).map((row) => row.path)
  return (
    <div className="shell-nav">
      <button
        type="button"
        className="shell-icon"
        aria-label={isMobile ? t('nav.open') : isMenuOpen ? t('nav.collapse') : t('nav.expand')}
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        {isMenuOpen && !isMobile ? (
          <MenuFoldOutlined aria-hidden="true" />
        ) : (
          <MenuUnfoldOutlined aria-hidden="true" />
        )}
      </button>
      <Breadcrumb rows={rows} />
      {search}
      <div className="shell-tools">
        {!isMobile && <HelpLink />}
        {!isMobile && <SizeMenu />}
        <LanguageMenu />
        {paths.includes(bellPath) && <MessageBell to={bellPath} />}
        <AccountMenu hasHome={paths.includes(homePath)} />
      </div>
    </div>
  )
}

/** Without it a group would count as the current page too. */
const exactly = { exact: true }
/** A group whose first screen is still on its way is a name, not a link. */
const hasScreen = ({ path, redirect }: RouteRow) => (redirect ?? path) in screens
const bellPath = '/msgs/index/list'

const isSame = ({ title }: RouteRow, next: RouteRow | undefined) =>
  title.namespace === next?.title.namespace && title.key === next.title.key

function Breadcrumb({ rows }: { rows: readonly RouteRow[] }) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const { pathname } = useLocation()
  const trail = trailTo(pathname, rows)
  const home = trailTo(homePath, rows)
  const whole = pathname === homePath ? trail : [...home, ...trail]
  // A group named like the screen that it opens is not said twice.
  const steps = whole.filter((row, index) => !isSame(row, whole[index + 1]))
  return (
    <nav className="shell-trail" aria-label={t('nav.breadcrumb')}>
      <ol className="shell-crumbs">
        {steps.map((row, index) => (
          <li key={row.path}>
            {index === steps.length - 1 ? (
              <span aria-current="page">{translate(row.title)}</span>
            ) : hasScreen(row) ? (
              <Link to={row.path} activeOptions={exactly}>
                {translate(row.title)}
              </Link>
            ) : (
              translate(row.title)
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
