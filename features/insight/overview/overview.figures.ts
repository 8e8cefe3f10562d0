import { administrators, creators, superAdmins, teachers } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'

/** What has an overview. */
export const overviewKinds = ['ability', 'activity', 'career', 'course', 'product'] as const
export type OverviewKind = (typeof overviewKinds)[number]

/** Lists whose rows an overview counts, by their own call, so that a number is never another than the list's. */
export type ListName = 'activity' | 'career' | 'course' | 'exchangeCode' | 'order' | 'product' | 'progress'

/** Filters of a list as its call and its screen's address take them. */
export type Filters = Readonly<Record<string, string | number>>

/** So many rows of a list that have to do with a record. */
export interface CountedFigure {
  readonly list: ListName
  /** The list's screen. */
  readonly path: string
  /** Whom it concerns; the list's own call also limits who may call it. */
  readonly who: readonly Role[]
  readonly filters: (id: number) => Filters
  /** It is a part of these rows. */
  readonly of?: (id: number) => Filters
}

const activities = { list: 'activity', path: '/manage/activity/list', who: creators } as const
const careers = { list: 'career', path: '/base/career/list', who: creators } as const
const courses = { list: 'course', path: '/manage/lession/list', who: creators } as const
const products = { list: 'product', path: '/manage/product/list', who: creators } as const
const enrolled = { list: 'progress', path: '/datas/studys/status', who: teachers } as const
const codes = { list: 'exchangeCode', path: '/exchange/list/index', who: administrators } as const
const orders = { list: 'order', path: '/datas/orders/list', who: superAdmins } as const

/** The numbers of each kind that are counted in lists, in the order in which they are shown; those of learning are the statistics'. */
export const countedFigures = {
  ability: {
    careers: { ...careers, filters: (id) => ({ abilityId: id }) },
    courses: { ...courses, filters: (id) => ({ abilityId: id }) },
    products: { ...products, filters: (id) => ({ abilityId: id }) },
  },
  activity: {
    courses: { ...courses, filters: (id) => ({ activityId: id }) },
    products: { ...products, filters: (id) => ({ activityId: id }) },
  },
  career: {
    activities: { ...activities, filters: (id) => ({ careerId: id }) },
    courses: { ...courses, filters: (id) => ({ careerId: id }) },
    products: { ...products, filters: (id) => ({ careerId: id }) },
  },
  course: {
    enrolled: { ...enrolled, filters: (id) => ({ courseId: id }) },
    products: { ...products, filters: (id) => ({ courseId: id }) },
  },
  product: {
    enrolled: { ...enrolled, filters: (id) => ({ productId: id }) },
    redeemed: {
      ...codes,
      filters: (id) => ({ productId: id, status: 'redeemed' }),
      of: (id) => ({ productId: id }),
    },
    paid: { ...orders, filters: (id) => ({ productId: id, status: 'paid' }) },
  },
} as const satisfies Readonly<Record<OverviewKind, Readonly<Record<string, CountedFigure>>>>

/** The counted numbers of a kind by name, whichever it is. */
export const countedFiguresOf = (kind: OverviewKind): Readonly<Record<string, CountedFigure>> =>
  countedFigures[kind]
