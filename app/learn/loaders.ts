import {
  activityStart,
  cataloguePath,
  courseStart,
  listPath,
  messagesPath,
  redeemPath,
  worksPath,
} from '#features/learning/learner/web/view/place.ts'
import { accountPath } from './account/account.calls.ts'

export const loadAccount = () => import('./OwnAccount.tsx')
export const loadActivity = () => import('#features/learning/learner/web/player/ActivityScreen.tsx')
export const loadCatalogue = () => import('#features/learning/learner/web/offers/CatalogueScreen.tsx')
export const loadCourse = () => import('#features/learning/learner/web/courses/CourseScreen.tsx')
export const loadList = () => import('#features/learning/learner/web/courses/ActivityList.tsx')
export const loadHomeOffers = () => import('#features/learning/learner/web/offers/HomeOffers.tsx')
export const loadMessages = () => import('#features/learning/learner/web/messages/MessagesScreen.tsx')
export const loadWorks = () => import('#features/learning/learner/web/messages/WorksScreen.tsx')
export const loadRedeem = () => import('#features/learning/learner/web/courses/RedeemScreen.tsx')

/** Every address of the learner's page, and what it shows. */
export const loaders: ReadonlyMap<string, () => Promise<unknown>> = new Map<string, () => Promise<unknown>>([
  [listPath, loadList],
  [accountPath, loadAccount],
  [activityStart, loadActivity],
  [cataloguePath, loadCatalogue],
  [courseStart, loadCourse],
  [messagesPath, loadMessages],
  [redeemPath, loadRedeem],
  [worksPath, loadWorks],
])
