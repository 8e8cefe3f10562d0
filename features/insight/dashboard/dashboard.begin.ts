import { creators, superAdmins } from '#kit/contract/role.ts'
import type { Role } from '#kit/contract/role.ts'
import { publicActivityPath } from '#features/content/activity/activity.address.ts'

/** How far somebody has come before their first learner, as the data has it. */
export interface Begun {
  readonly hasCareer: boolean
  readonly hasColleague: boolean
  /** The newest of the caller's activities, or of all for who administers; null: there is none. */
  readonly activityId: number | null
  /** The newest of those that are public. */
  readonly publicId: number | null
  readonly isOpened: boolean
}

interface Step {
  readonly who: readonly Role[]
  readonly isDone: (begun: Begun) => boolean
  /** Where its button leads. */
  readonly href: (begun: Begun) => string
}

const list = '/manage/activity/list'
const editor = (id: number | null) => (id === null ? list : `/manage/activity/edit?id=${id}`)

/** The way from an empty console to the first answer of a learner, in its order; a step is done when the data says so. */
export const beginSteps = {
  career: { who: creators, isDone: ({ hasCareer }) => hasCareer, href: () => '/base/career/add' },
  activity: {
    who: creators,
    isDone: ({ activityId }) => activityId !== null,
    href: () => '/manage/activity/add',
  },
  publish: {
    who: creators,
    isDone: ({ publicId }) => publicId !== null,
    href: ({ activityId }) => editor(activityId),
  },
  open: {
    who: creators,
    isDone: ({ isOpened }) => isOpened,
    href: ({ publicId }) => (publicId === null ? list : publicActivityPath(publicId)),
  },
  invite: {
    who: superAdmins,
    isDone: ({ hasColleague }) => hasColleague,
    href: () => '/datas/roles/list?edit=new',
  },
  answer: {
    who: creators,
    // Whoever has an answer needs no steps any more.
    isDone: () => false,
    href: ({ publicId }) => (publicId === null ? list : `/manage/activity/view?id=${publicId}`),
  },
} as const satisfies Readonly<Record<string, Step>>

export type BeginKey = keyof typeof beginSteps

const isKey = (key: string): key is BeginKey => key in beginSteps
export const beginKeys: readonly BeginKey[] = Object.keys(beginSteps).filter(isKey)

/** The row of a step, whichever it is. */
export const beginStepOf = (key: BeginKey): Step => beginSteps[key]
