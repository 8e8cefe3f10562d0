import { pathsOf } from '#kit/resource/web/rowPaths.ts'

export const activityHome = '/manage/activity'
const queue = '/manage/activity/review'
const imports = '/manage/activity/import'
export const activityPaths = {
  ...pathsOf(activityHome),
  reviewQueue: queue,
  import: imports,
  print: (id: number) => `${activityHome}/print?id=${id}`,
  importInto: (id: number) => `${imports}?id=${id}`,
  /** What waits for somebody to say whether it is a free sample. */
  undecided: (creatorId: number | undefined) =>
    `${activityHome}/list?freeSample=undecided${creatorId === undefined ? '' : `&creatorId=${creatorId}`}`,
  versions: (id: number) => `${activityHome}/versions?id=${id}`,
}
