import { pathsOf } from '#kit/resource/web/rowPaths.ts'

export const courseHome = '/manage/lession'

export const coursePaths = {
  ...pathsOf(courseHome),
  copy: (id: number) => `${courseHome}/copy?id=${id}`,
  auth: (id: number) => `${courseHome}/auth?targetType=course&targetId=${id}`,
}
