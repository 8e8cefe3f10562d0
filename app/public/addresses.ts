import type { Entry } from '#features/learning/public-page/entry.ts'
import { activityPath, coursePath, enterPath, redeemPath } from '#features/learning/learner/web/view/place.ts'

/** Where the button of the page at `here` leads; undefined: nowhere for now. */
export function entryPath(entry: Entry, here: string): string | undefined {
  switch (entry.action) {
    case 'continueCourse':
      return coursePath(entry.courseId)
    case 'continueActivity':
    case 'start':
    case 'try':
      return activityPath(entry.activityId)
    case 'getFree':
      // Whoever is signed in gets it in place.
      return enterPath(here)
    case 'redeem':
      return redeemPath
    case 'notOnSale':
      return undefined
  }
}
