import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { flatten, homePath, type RouteRow } from './routes.ts'
import { pathOf, viewOf, visit, type View } from './views.ts'
import { views } from './visited.ts'

/** The home tab stays whatever is closed. */
export const isPinned = (view: View): boolean => view.key === homePath

/** Notes every visited screen for the tags bar, also while the bar is switched off. */
export function useVisits(rows: readonly RouteRow[]): void {
  const { pathname, searchStr } = useLocation()
  useEffect(() => {
    const isScreen = (path: string) => flatten(rows).some((row) => row.path === path && !row.redirect)
    const kept = views.get().filter((view) => isScreen(pathOf(view)))
    const pinned = isScreen(homePath) ? visit(kept.filter(isPinned), { key: homePath, href: homePath }) : []
    const others = kept.filter((view) => !isPinned(view))
    const all = [...pinned, ...others]
    views.set(isScreen(pathname) ? visit(all, viewOf(pathname, searchStr)) : all)
  }, [rows, pathname, searchStr])
}
