import { pathsOf } from '#kit/web/list/rowPaths.ts'

export const activityHome = '/manage/activity'
const queue = '/manage/activity/review'
const imports = '/manage/activity/import'
export const activityPaths = {
  ...pathsOf(activityHome),
  reviewQueue: queue,
  import: imports,
  importInto: (id: number) => `${imports}?id=${id}`,
  versions: (id: number) => `${activityHome}/versions?id=${id}`,
}
