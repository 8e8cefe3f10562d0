import { administrators, creators, hasRole, reviewers, staff, superAdmins } from '#kit/role.ts'
import type { Actor, Role } from '#kit/role.ts'
import type { en } from '#app/words/shell/en.ts'

export type RouteTitle = keyof (typeof en)['routes']
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
  readonly title: RouteTitle
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

export const homePath = '/dashboard'
export const publicPaths = ['/404', '/401'] as const
const seesAudited = [...creators, 'auditor'] as const
const seesLearning = ['super_admin', 'teacher'] as const

const shown = (path: string, title: RouteTitle, roles: readonly Role[]): RouteRow => ({ path, title, roles })
const inside = (under: string, path: string, title: RouteTitle, roles: readonly Role[]): RouteRow => ({
  path,
  title,
  roles,
  under,
  isHidden: true,
})

const career = '/base/career/list'
const ability = '/base/ability/list'
const activity = '/manage/activity/list'
const course = '/manage/lession/list'
const product = '/manage/product/list'
const work = '/datas/works/list'
const agent = '/configs/agentList'
const ai = '/configs/aiList'

/** Every address of the console, in the order of the sidebar. Paths keep the specification's spelling. */
export const routeTable: readonly RouteRow[] = [
  { path: homePath, title: 'home', icon: 'home', roles: staff },
  {
    path: '/profile',
    title: 'profile',
    icon: 'person',
    isHidden: true,
    redirect: '/profile/index',
    children: [
      { path: '/profile/index', title: 'profile', isHidden: true },
      { path: '/profile/home', title: 'profileHome', isHidden: true },
      { path: '/profile/pwd', title: 'profilePassword', isHidden: true },
    ],
  },
  {
    path: '/base',
    title: 'base',
    icon: 'base',
    redirect: career,
    children: [
      shown(career, 'careerList', creators),
      inside(career, '/base/career/add', 'careerAdd', creators),
      inside(career, '/base/career/edit', 'careerEdit', creators),
      inside(career, '/base/career/view', 'careerView', seesAudited),
      shown(ability, 'abilityList', creators),
      inside(ability, '/base/ability/add', 'abilityAdd', creators),
      inside(ability, '/base/ability/view', 'abilityView', seesAudited),
      inside(ability, '/base/ability/edit', 'abilityEdit', creators),
      shown('/base/tag/list', 'tagList', administrators),
    ],
  },
  {
    path: '/manage',
    title: 'manage',
    icon: 'content',
    redirect: product,
    children: [
      shown(activity, 'activityList', creators),
      inside(activity, '/manage/activity/import', 'activityImport', creators),
      inside(activity, '/manage/activity/view', 'activityView', seesAudited),
      inside(activity, '/manage/activity/add', 'activityAdd', creators),
      inside(activity, '/manage/activity/edit', 'activityEdit', creators),
      inside(activity, '/manage/activity/versions', 'activityVersions', seesAudited),
      inside(activity, '/manage/activity/copy', 'activityCopy', creators),
      shown(course, 'courseList', creators),
      inside(course, '/manage/lession/auth', 'courseAuth', creators),
      inside(course, '/manage/lession/view', 'courseView', staff),
      inside(course, '/manage/lession/add', 'courseAdd', creators),
      inside(course, '/manage/lession/edit', 'courseEdit', staff),
      inside(course, '/manage/lession/copy', 'courseCopy', creators),
      shown(product, 'productList', creators),
      inside(product, '/manage/product/view', 'productView', staff),
      inside(product, '/manage/product/add', 'productAdd', creators),
      inside(product, '/manage/product/edit', 'productEdit', staff),
      inside(product, '/manage/product/copy', 'productCopy', creators),
      shown('/manage/media/list', 'mediaList', creators),
    ],
  },
  {
    path: '/exchange',
    title: 'exchange',
    icon: 'code',
    redirect: '/exchange/list/index',
    children: [
      shown('/exchange/list/index', 'codeList', administrators),
      shown('/exchange/task/index', 'codeTaskList', administrators),
    ],
  },
  {
    path: '/datas',
    title: 'data',
    icon: 'data',
    redirect: '/datas/studys/list',
    children: [
      shown('/datas/studys/list', 'studyList', seesLearning),
      shown('/datas/studys/status', 'studyStatus', seesLearning),
      shown('/datas/studys/independent', 'studyIndependent', seesLearning),
      shown('/datas/studys/statistics', 'studyStatistics', seesLearning),
      shown('/datas/roles/list', 'userList', superAdmins),
      shown('/datas/roles/access', 'roleAccess', superAdmins),
      shown(work, 'workList', seesLearning),
      inside(work, '/datas/works/view', 'workView', seesLearning),
      inside(work, '/datas/works/edit', 'workEdit', seesLearning),
      shown('/datas/orders/list', 'orderList', superAdmins),
      shown('/datas/banners/list', 'bannerList', superAdmins),
      shown('/datas/logs/list', 'logList', superAdmins),
    ],
  },
  {
    path: '/statics',
    title: 'statics',
    icon: 'chart',
    isHidden: true,
    redirect: '/statics/activity/board',
    children: [
      inside(activity, '/statics/activity/board', 'activityBoard', superAdmins),
      inside(activity, '/statics/activity/info', 'activityInfo', superAdmins),
    ],
  },
  {
    path: '/configs',
    title: 'configs',
    icon: 'ai',
    redirect: agent,
    children: [
      shown(agent, 'agentList', creators),
      inside(agent, '/configs/agentAdd', 'agentAdd', creators),
      inside(agent, '/configs/agentEdit', 'agentEdit', creators),
      shown(ai, 'aiList', superAdmins),
      inside(ai, '/configs/aiAdd', 'aiAdd', superAdmins),
      inside(ai, '/configs/aiEdit', 'aiEdit', superAdmins),
      shown('/configs/aiDebug', 'aiDebug', superAdmins),
      shown('/configs/units', 'units', superAdmins),
      shown('/configs/tts', 'voices', superAdmins),
      shown('/configs/minimax', 'voiceTones', superAdmins),
      shown('/configs/usage', 'usage', creators),
      shown('/configs/words', 'sensitiveWords', superAdmins),
    ],
  },
  {
    path: '/msgs',
    title: 'messages',
    icon: 'message',
    redirect: '/msgs/index/list',
    children: [
      shown('/msgs/index/list', 'allMessages', staff),
      shown('/msgs/teachering/list', 'teacherReplies', staff),
      shown('/msgs/teachered/list', 'askTeacher', staff),
      shown('/msgs/simple/list', 'assistantMessages', staff),
      shown('/msgs/multiple/list', 'chatMessages', staff),
    ],
  },
  {
    path: '/audits',
    title: 'audits',
    icon: 'audit',
    redirect: '/audits/profile',
    children: [
      shown('/audits/profile', 'auditProfile', reviewers),
      shown('/audits/career', 'auditCareer', reviewers),
      shown('/audits/ability', 'auditAbility', reviewers),
      shown('/audits/product', 'auditProduct', reviewers),
      // The address is the specification's; its readers find it among the other queues.
      shown('/manage/activity/review', 'activityReview', reviewers),
    ],
  },
  { path: '/i18n/index', title: 'language', icon: 'language', isHidden: true },
  { path: '/gallery', title: 'gallery', icon: 'gallery', isHidden: true, roles: superAdmins },
]

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
