import { searchOf } from '#kit/list/web/search/search.ts'
import { authTargets, type AuthTarget, type Privilege } from '#features/content/course/course.privileges.ts'
import { courseAuthEndpoints, courseAuthFilters } from '../authorization.contract.ts'

export const allAuthorizations = '/manage/lession/auth'

/** The authorisations as a list takes them; taking one away has an undo of its own. */
export const authList = {
  name: 'course-auth',
  filters: courseAuthFilters,
  endpoints: { page: courseAuthEndpoints.page, get: courseAuthEndpoints.get },
} as const

/** The course or product that the screen is about, where the address names one. */
export interface Target {
  readonly targetType: AuthTarget
  readonly targetId: number
}

/** What is being granted; incomplete while it is chosen. */
export interface Grant {
  readonly targetType: AuthTarget
  readonly targetId: number | null
  readonly userId: number | null
  readonly privileges: readonly Privilege[]
}

export function targetIn(raw: Readonly<Record<string, unknown>>): Target | undefined {
  const targetType = authTargets.find((one) => one === raw['targetType'])
  const targetId = Number(raw['targetId'])
  return targetType && Number.isSafeInteger(targetId) && targetId > 0 ? { targetType, targetId } : undefined
}

/** `validateSearch` of the screen: the list's own, and the one course or product. */
export const authSearch = (raw: Record<string, unknown>) => ({ ...searchOf(authList)(raw), ...targetIn(raw) })
