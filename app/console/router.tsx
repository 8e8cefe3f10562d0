import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type AnyRouter,
  type RouteComponent,
} from '@tanstack/react-router'
import type { Screen } from '#kit/feature/web/screen.ts'
import { BrokenScreen } from './shell/BrokenScreen.tsx'
import { ConsoleSearch } from './palette/ConsoleSearch.tsx'
import type { Entry } from './routing/entry.ts'
import { Forbidden, NotFound } from './barePages.tsx'
import { NotBuiltYet } from './shell/NotBuiltYet.tsx'
import { Redirect } from './Redirect.tsx'
import { allowedRoutes, flatten, routeTable, type RouteRow } from './routing/routes.ts'
import { homePath } from './routing/paths.ts'
import { screens } from './routing/screens.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'
import { Shell } from './shell/Shell.tsx'

export type ConsoleRouter = AnyRouter

/** The screen that a feature offers for an address of the table. */
export const screenAt = (path: string) => Object.entries(screens).find(([offered]) => offered === path)?.[1]

/** A3: the router of whoever came in; what their roles do not hold is not in it. `data` says whether a screen is still loading. */
export function makeRouter(entry: Entry | undefined, data: QueryClient): ConsoleRouter {
  const root = createRootRoute()
  const open = [
    createRoute({ getParentRoute: () => root, path: '/404', component: NotFound }),
    createRoute({ getParentRoute: () => root, path: '/401', component: Forbidden }),
  ]
  const own = entry ? guarded(root, entry, data) : [redirectRoute(root), elsewhere(root)]
  return createRouter({
    routeTree: root.addChildren([...open, ...own]),
    defaultPreload: 'intent',
    defaultPreloadDelay: 30,
    defaultPendingMs: 150,
    // The screen that was asked for never waits for its skeleton: by itself the router shows that for half a second.
    defaultPendingMinMs: 0,
    defaultPendingComponent: ScreenSkeleton,
    defaultErrorComponent: BrokenScreen,
    // One place decides what is shown for an address that nobody knows: `elsewhere`.
    defaultNotFoundComponent: NotFound,
  })
}

function guarded(root: AnyRoute, entry: Entry, data: QueryClient): AnyRoute[] {
  if (entry.mustChangePassword) return only(root, '/profile/pwd', PasswordGate)
  if (entry.mustSetUpFactor) return only(root, '/profile/pwd', SecondFactorGate)
  const rows = allowedRoutes(routeTable, entry)
  const shell = createRoute({
    getParentRoute: () => root,
    id: 'shell',
    component: () => <Shell rows={rows} search={<ConsoleSearch rows={rows} />} />,
  })
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: homePath, replace: true })
    },
  })
  const screensBelow = flatten(rows).map((row) =>
    row.redirect ? group(shell, row, row.redirect) : leaf(shell, row, data),
  )
  return [start, shell.addChildren([...screensBelow, redirectRoute(shell)]), elsewhere(root)]
}

/** A group's own address leads to its first screen. */
const group = (shell: AnyRoute, { path }: RouteRow, to: string) =>
  createRoute({
    getParentRoute: () => shell,
    path,
    beforeLoad: () => {
      throw redirect({ to, replace: true })
    },
  })

function leaf(shell: AnyRoute, { path }: RouteRow, data: QueryClient) {
  const screen = screenAt(path)
  const component = screen ? lazyRouteComponent(() => loadScreen(screen, data)) : NotBuiltYet
  return createRoute({
    getParentRoute: () => shell,
    path,
    component,
    ...(screen?.search && { validateSearch: screen.search }),
  })
}

/** A screen that was just opened loads its own data first. */
const beforeNextMs = 1000

async function loadScreen({ load, preloads }: Screen, data: QueryClient) {
  const component = await load()
  const next = preloads && screenAt(preloads)
  const loadNext = () => {
    if (data.isFetching() > 0) return void setTimeout(loadNext, beforeNextMs)
    // Whoever goes there finds it, or learns then why it cannot be loaded.
    void next?.load().catch(() => undefined)
  }
  if (next) setTimeout(loadNext, beforeNextMs)
  return { default: component }
}

const redirectRoute = (parent: AnyRoute) =>
  createRoute({ getParentRoute: () => parent, path: '/redirect/$', component: Redirect })

/** A known address that the roles do not hold is 401, an unknown one 404. */
const elsewhere = (root: AnyRoute) =>
  createRoute({
    getParentRoute: () => root,
    path: '$',
    beforeLoad: ({ location }) => {
      const isKnown = flatten(routeTable).some(({ path }) => path === location.pathname)
      throw redirect({ to: isKnown ? '/401' : '/404', replace: true })
    },
  })

// Seen once or never, so they are not part of the first load.
const PasswordGate = lazyRouteComponent(() => import('./shell/PasswordGate.tsx'), 'PasswordGate')
const SecondFactorGate = lazyRouteComponent(() => import('./shell/SecondFactorGate.tsx'), 'SecondFactorGate')

/** What must be done first is at every address. */
function only(root: AnyRoute, path: string, component: RouteComponent): AnyRoute[] {
  return [
    createRoute({ getParentRoute: () => root, path, component }),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: () => {
        throw redirect({ to: path, replace: true })
      },
    }),
  ]
}
