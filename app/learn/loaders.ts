import {
  activityStart,
  courseStart,
  creatorStart,
  listPath,
  messagesPath,
  redeemPath,
  worksPath,
} from '#features/learning/learn/web/place.ts'
import { accountPath } from './account.calls.ts'

export const loadAccount = () => import('./AccountScreen.tsx')
export const loadActivity = () => import('#features/learning/learn/web/ActivityScreen.tsx')
export const loadCourse = () => import('#features/learning/learn/web/CourseScreen.tsx')
export const loadCreator = () => import('./CreatorScreen.tsx')
export const loadList = () => import('#features/learning/learn/web/ActivityList.tsx')
export const loadMessages = () => import('#features/learning/learn/web/MessagesScreen.tsx')
export const loadWorks = () => import('#features/learning/learn/web/WorksScreen.tsx')
export const loadRedeem = () => import('#features/learning/learn/web/RedeemScreen.tsx')

/** Every address of the learner's page, and what it shows. */
export const loaders: ReadonlyMap<string, () => Promise<unknown>> = new Map<string, () => Promise<unknown>>([
  [listPath, loadList],
  [accountPath, loadAccount],
  [activityStart, loadActivity],
  [courseStart, loadCourse],
  [creatorStart, loadCreator],
  [messagesPath, loadMessages],
  [redeemPath, loadRedeem],
  [worksPath, loadWorks],
])
