import { pathsOf } from '#kit/web/list/rowPaths.ts'

export const activityHome = '/manage/activity'
export const activityPaths = pathsOf(activityHome)
