import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { Drawer } from 'antd'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useIsNarrow } from '#kit/view/web/useIsNarrow.ts'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Assistant } from '#features/ai/ai-assistant/web/Assistant.tsx'
import { ShareHost } from '#features/content/share/web/ShareHost.tsx'
import { pageTitle } from '../../words/productName.ts'
import { trailTo, type RouteRow } from '../routing/routes.ts'
import { Navbar } from './Navbar.tsx'
import { change, settings } from './settings.ts'
import { SettingsPanel } from './SettingsPanel.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TagsBar } from './TagsBar.tsx'

import { useVisits } from './useVisits.ts'
import { shellWords } from '../../words/shellWords.ts'

interface ShellProps {
  /** The routes of whoever is signed in. */
  readonly rows: readonly RouteRow[]
  readonly search: ReactNode
}

/** Everything around a screen: sidebar, navbar, tags bar, settings. */
export function Shell({ rows, search }: ShellProps) {
  const t = useWords(shellWords)
  const translate = useTranslate()
  const isMobile = useIsNarrow()
  const { isCollapsed, hasTabs, hasFixedHeader, size } = settings.use()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const { pathname, searchStr } = useLocation()
  const row = trailTo(pathname).at(-1)
  const title = row && translate(row.title)
  const main = useScreenChange(title)
  useVisits(rows)
  useEffect(() => setDrawerOpen(false), [pathname, searchStr, isMobile])

  const toggle = () => (isMobile ? setDrawerOpen(true) : change({ isCollapsed: !isCollapsed }))
  return (
    <div
      className="shell"
      data-collapsed={isCollapsed && !isMobile}
      data-size={size}
      data-fixed={hasFixedHeader}
      data-tabs={hasTabs}
    >
      <a className="shell-skip" href="#content">
        {t('nav.skip')}
      </a>
      {isMobile ? (
        <Drawer
          open={isDrawerOpen}
          placement="left"
          size={250}
          title={t('nav.label')}
          onClose={() => setDrawerOpen(false)}
          classNames={{ body: 'shell-drawer' }}
        >
          <Sidebar rows={rows} isCollapsed={false} />
        </Drawer>
      ) : (
        <Sidebar rows={rows} isCollapsed={isCollapsed} />
      )}
      <div className="shell-column">
        <header className="shell-header">
          <Navbar
            rows={rows}
            search={search}
            isMenuOpen={isMobile ? isDrawerOpen : !isCollapsed}
            onMenu={toggle}
          />
          {hasTabs && <TagsBar rows={rows} />}
        </header>
        <main id="content" className="shell-content" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
      </div>
      <SettingsPanel />
      <ShareHost />
      <Assistant title={title ?? ''} />
    </div>
  )
}

/** Names the page after its screen (A9), and takes the keyboard's focus along when another screen opens. */
function useScreenChange(title: string | undefined) {
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    if (title) document.title = pageTitle(title)
  }, [title])
  // Not the address alone: only when the new screen stands there is the old one's focus gone.
  const drawn = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(drawn)
  useEffect(() => {
    const isFirst = before.current === undefined
    before.current = drawn
    if (isFirst || main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [drawn])
  return main
}
