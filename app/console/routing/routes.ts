import { hasRole, staff, superAdmins } from '#kit/contract/role.ts'
import type { Actor, Role } from '#kit/contract/role.ts'
import type { Screen, ScreenRoute } from '#kit/feature/web/screen.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import type { en } from '../../words/shell/en.ts'
import { shellWords } from '../../words/shellWords.ts'
import { homePath } from './paths.ts'
import { screens } from './screens.ts'

export type RouteIcon =
  | 'home'
  | 'base'
  | 'content'
  | 'code'
  | 'data'
  | 'ai'
  | 'message'
  | 'audit'
  | 'chart'
  | 'person'
  | 'language'
  | 'gallery'

/** One address of the console. Router, sidebar, breadcrumb, page title and tags bar all read this row. */
export interface RouteRow {
  readonly path: string
  readonly title: Phrase
  /** Holders of any of these see it; absent: everybody who is signed in. */
  readonly roles?: readonly Role[]
  readonly icon?: RouteIcon
  /** Reached from other screens, not from the sidebar. */
  readonly isHidden?: boolean
  /** Where a group leads. */
  readonly redirect?: string
  /** The sidebar's entry that stays lit while this hidden screen is open. */
  readonly under?: string
  readonly children?: readonly RouteRow[]
}

const named = (title: keyof (typeof en)['routes']) => phrase(shellWords, `routes.${title}`)

/** What the sidebar shows, in its order; screens are declared by features, each with its place in its group. */
const groups: readonly RouteRow[] = [
  { path: homePath, title: named('home'), icon: 'home', roles: staff },
  { path: '/profile', title: named('profile'), icon: 'person', isHidden: true, redirect: '/profile/index' },
  { path: '/base', title: named('base'), icon: 'base', redirect: '/base/career/list' },
  { path: '/manage', title: named('manage'), icon: 'content', redirect: '/manage/product/list' },
  { path: '/exchange', title: named('exchange'), icon: 'code', redirect: '/exchange/list/index' },
  { path: '/datas', title: named('data'), icon: 'data', redirect: '/datas/studys/list' },
  {
    path: '/statics',
    title: named('statics'),
    icon: 'chart',
    isHidden: true,
    redirect: '/statics/activity/board',
  },
  { path: '/configs', title: named('configs'), icon: 'ai', redirect: '/configs/agentList' },
  { path: '/msgs', title: named('messages'), icon: 'message', redirect: '/msgs/index/list' },
  { path: '/audits', title: named('audits'), icon: 'audit', redirect: '/audits/profile' },
  { path: '/i18n/index', title: named('language'), icon: 'language', isHidden: true },
  { path: '/gallery', title: named('gallery'), icon: 'gallery', roles: superAdmins, isHidden: true },
]

const rowOf = ([path, { title, roles, order, under }]: readonly [string, ScreenRoute]): RouteRow => ({
  path,
  title,
  ...(roles && { roles }),
  ...(under && { under }),
  ...(order === undefined && { isHidden: true }),
})

const routed = Object.entries<Screen>(screens).flatMap(([path, { route }]) =>
  route ? [[path, route] as const] : [],
)

const groupOf = ([path, { group }]: readonly [string, ScreenRoute]): string =>
  group ?? `/${path.split('/')[1] ?? ''}`

/** Every address of the console, in the order of the sidebar. Paths keep the specification's spelling. */
export const routeTable: readonly RouteRow[] = groups.map((group) => {
  if (!group.redirect) return group
  const own = routed.filter((one) => groupOf(one) === group.path)
  const inOrder = own.toSorted(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0))
  return { ...group, children: inOrder.map(rowOf) }
})

/** A3: what `actor` may open; a row without roles is open, and a group stays while any of its children does. */
export function allowedRoutes(rows: readonly RouteRow[], actor: Actor): RouteRow[] {
  return rows.flatMap((row) => {
    if (row.roles && !hasRole(actor, row.roles)) return []
    if (!row.children) return [row]
    const children = allowedRoutes(row.children, actor)
    return children.length > 0 ? [{ ...row, children }] : []
  })
}

/** All rows, groups before their children. */
export function flatten(rows: readonly RouteRow[]): RouteRow[] {
  return rows.flatMap((row) => [row, ...flatten(row.children ?? [])])
}

/** The rows that lead to `path`, outermost first; nothing when no row has it. */
export function trailTo(path: string, rows: readonly RouteRow[] = routeTable): RouteRow[] {
  for (const row of rows) {
    if (row.path === path) return [row]
    const below = trailTo(path, row.children ?? [])
    if (below.length === 0) continue
    const parent = row.children?.find((child) => child.path === below[0]?.under)
    return parent ? [row, parent, ...below] : [row, ...below]
  }
  return []
}
