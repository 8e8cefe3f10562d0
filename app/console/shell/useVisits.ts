import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useNamedScreen } from '#kit/view/web/screenName.ts'
import { useActor } from '#kit/http/web/session.ts'
import { opened } from '../visits/recent.ts'
import { flatten, type RouteRow } from '../routing/routes.ts'
import { homePath } from '../routing/paths.ts'
import { pathOf, viewOf, visit, type View } from '../visits/views.ts'
import { recent, views } from '../visits/visited.ts'

/** The home tab stays whatever is closed. */
export const isPinned = (view: View): boolean => view.key === homePath

/** Notes every visited screen for the tags bar, also while the bar is switched off. */
export function useVisits(rows: readonly RouteRow[]): void {
  const { pathname, searchStr } = useLocation()
  useEffect(() => {
    const isScreen = (path: string) => flatten(rows).some((row) => row.path === path && !row.redirect)
    const reachable = views.get().filter((view) => isScreen(pathOf(view)))
    const pinned = isScreen(homePath)
      ? visit(reachable.filter(isPinned), { key: homePath, href: homePath })
      : []
    const others = reachable.filter((view) => !isPinned(view))
    const all = [...pinned, ...others]
    views.set(isScreen(pathname) ? visit(all, viewOf(pathname, searchStr)) : all)
  }, [rows, pathname, searchStr])

  const { id: userId } = useActor()
  const named = useNamedScreen()
  useEffect(() => {
    if (!named) return
    const { key } = viewOf(named.path, named.search)
    views.set(views.get().map((view) => (view.key === key ? { ...view, name: named.name } : view)))
    recent.set(opened(recent.get(), { userId, ...named }))
  }, [named, userId])
}
