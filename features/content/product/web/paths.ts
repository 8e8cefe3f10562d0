import { pathsOf } from '#kit/resource/web/rowPaths.ts'

export const productHome = '/manage/product'
export const productPaths = {
  ...pathsOf(productHome),
  copy: (id: number) => `${productHome}/copy?id=${id}`,
}

/** Where what a product sells is read. */
export const itemHref = {
  course: (id: number) => `/manage/lession/view?id=${id}`,
  activity: (id: number) => `/manage/activity/view?id=${id}`,
} as const
