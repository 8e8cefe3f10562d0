import type { Entry } from '#features/learning/public-page/entry.ts'
import { activityPath, coursePath, redeemPath } from '#features/learning/learner/web/view/place.ts'

/** Where the button of a page leads; undefined: nowhere for now. */
export function entryPath(entry: Entry): string | undefined {
  switch (entry.action) {
    case 'continueCourse':
      return coursePath(entry.courseId)
    case 'continueActivity':
    case 'start':
    case 'try':
      return activityPath(entry.activityId)
    case 'redeem':
      return redeemPath
    case 'notOnSale':
      return undefined
  }
}
