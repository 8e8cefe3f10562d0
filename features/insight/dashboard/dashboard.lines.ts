import { administrators, creators, reviewers, staff, superAdmins } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'
import type { Range } from '#kit/contract/page.ts'
import type { Audited } from '#features/content/audit/audit.contract.ts'

/** Lists whose rows the dashboard counts, by their own call, so that a number is never another than the list's. */
export type ListName =
  | 'ability'
  | 'activity'
  | 'banner'
  | 'career'
  | 'course'
  | 'decision'
  | 'exchangeCode'
  | 'exchangeTask'
  | 'message'
  | 'order'
  | 'product'
  | 'progress'
  | 'study'
  | 'tag'
  | 'waiting'
  | 'work'

/** What somebody waits for, has, or has done lately. */
export const groups = ['reviews', 'learners', 'messages', 'failures', 'own', 'stock', 'lately'] as const
export type Group = (typeof groups)[number]

/** Filters of a list as its call takes them. */
export type Filters = Readonly<Record<string, string | number | boolean | Range>>

/** Who calls, when, and since when 'lately' is (Unix milliseconds). */
export interface DashboardReader {
  readonly id: number
  readonly now: number
  readonly since: number
}

/** One number: so many rows of a list, whose screen shows exactly them. */
export interface Line {
  readonly group: Group
  readonly list: ListName
  /** The list's screen. */
  readonly path: string
  /** Whom it concerns; the list's own call also limits who may call it. */
  readonly who: readonly Role[]
  /** What the screen's address filters by. */
  readonly filters: (reader: DashboardReader) => Filters
  /** What the screen filters by itself. */
  readonly fixed?: (reader: DashboardReader) => Filters
  /** What the address has beside filters, such as a tab. */
  readonly place?: Filters
}

const teaching: readonly Role[] = ['super_admin', 'teacher']
const all = () => ({})
const inStatus = (status: string) => () => ({ status })
const returnedTo = ({ id }: DashboardReader) => ({ creatorId: id, givenBack: true })
const ownIn = (status: string) => (reader: DashboardReader) => ({ creatorId: reader.id, status })

const career = { list: 'career', path: '/base/career/list', who: creators } as const
const ability = { list: 'ability', path: '/base/ability/list', who: creators } as const
const activity = { list: 'activity', path: '/manage/activity/list', who: creators } as const
const course = { list: 'course', path: '/manage/lession/list', who: creators } as const
const product = { list: 'product', path: '/manage/product/list', who: creators } as const
const study = { list: 'study', path: '/datas/studys/list', who: teaching } as const

const review = { group: 'reviews', who: reviewers, list: 'waiting', filters: all } as const
const queueOf = (resource: Audited) => () => ({ resource })
const unread = { group: 'messages', list: 'message', who: staff } as const
const own = { group: 'own' } as const
const stock = { group: 'stock', filters: all } as const
const lately = { group: 'lately' } as const

/** B15: every number of the dashboard, one row each, in the order in which they are shown. */
export const lines = {
  reviewPages: { ...review, path: '/audits/profile', fixed: queueOf('user-page') },
  reviewCareers: { ...review, path: '/audits/career', fixed: queueOf('career') },
  reviewAbilities: { ...review, path: '/audits/ability', fixed: queueOf('ability') },
  reviewProducts: { ...review, path: '/audits/product', fixed: queueOf('product') },
  reviewActivities: { ...review, path: '/manage/activity/review', fixed: queueOf('activity') },
  pendingTags: {
    group: 'reviews',
    who: administrators,
    list: 'tag',
    path: '/base/tag/list',
    filters: inStatus('pending'),
  },
  pendingOrders: {
    group: 'reviews',
    who: superAdmins,
    list: 'order',
    path: '/datas/orders/list',
    filters: inStatus('pending'),
  },
  works: {
    group: 'learners',
    who: teaching,
    list: 'work',
    path: '/datas/works/list',
    filters: inStatus('submitted'),
  },
  behind: {
    group: 'learners',
    who: teaching,
    list: 'progress',
    path: '/datas/studys/status',
    filters: inStatus('behind'),
  },
  questions: {
    ...unread,
    path: '/msgs/teachered/list',
    filters: () => ({ read: false }),
    fixed: () => ({ type: 'teachered' }),
  },
  replies: {
    ...unread,
    path: '/msgs/teachering/list',
    filters: () => ({ read: false }),
    fixed: () => ({ type: 'teachering' }),
  },
  notices: { ...unread, path: '/msgs/index/list', filters: () => ({ type: 'message', read: false }) },
  failedTasks: {
    group: 'failures',
    who: administrators,
    list: 'exchangeTask',
    path: '/exchange/task/index',
    filters: inStatus('failed'),
  },
  missedBanners: {
    group: 'failures',
    who: superAdmins,
    list: 'banner',
    path: '/datas/banners/list',
    // Disarmed by a change, and its time went by.
    filters: ({ now }) => ({ status: 'draft', pushTime: { to: now } }),
  },
  failedSpeech: {
    ...activity,
    group: 'failures',
    filters: ({ id }) => ({ creatorId: id, speechFailed: true }),
  },
  rejectedCareers: { ...own, ...career, filters: returnedTo },
  rejectedAbilities: { ...own, ...ability, filters: returnedTo },
  rejectedProducts: { ...own, ...product, filters: ownIn('rejected') },
  failedActivities: {
    ...own,
    ...activity,
    filters: ({ id }) => ({ creatorId: id, platformStatus: 'failed' }),
  },
  draftCareers: { ...own, ...career, filters: ownIn('draft') },
  draftAbilities: { ...own, ...ability, filters: ownIn('draft') },
  draftActivities: { ...own, ...activity, filters: ownIn('draft') },
  draftCourses: { ...own, ...course, filters: ownIn('draft') },
  draftProducts: { ...own, ...product, filters: ownIn('draft') },
  careers: { ...stock, ...career },
  abilities: { ...stock, ...ability },
  activities: { ...stock, ...activity },
  courses: { ...stock, ...course },
  products: { ...stock, ...product },
  activeRecords: { ...lately, ...study, filters: ({ since }) => ({ lastAt: { from: since } }) },
  learnedRecords: {
    ...lately,
    ...study,
    filters: ({ since }) => ({ status: 'learned', lastAt: { from: since } }),
  },
  redeemedCodes: {
    ...lately,
    who: administrators,
    list: 'exchangeCode',
    path: '/exchange/list/index',
    filters: ({ since }) => ({ redeemedAt: { from: since } }),
  },
  paidOrders: {
    ...lately,
    who: superAdmins,
    list: 'order',
    path: '/datas/orders/list',
    filters: ({ since }) => ({ status: 'paid', paidAt: { from: since } }),
  },
  decided: {
    ...lately,
    who: reviewers,
    list: 'decision',
    path: '/audits/career',
    place: { tab: 'mine' },
    filters: ({ since }) => ({ at: { from: since } }),
    fixed: ({ id }) => ({ reviewerId: id }),
  },
} as const satisfies Readonly<Record<string, Line>>

export type LineKey = keyof typeof lines

const isKey = (key: string): key is LineKey => key in lines
export const lineKeys: readonly LineKey[] = Object.keys(lines).filter(isKey)

/** The row of a number, whatever it is. */
export const lineOf = (key: LineKey): Line => lines[key]
