import { newCourseWith } from '#features/content/course/course.address.ts'

/** A product that begins with this course, and with what the course says of itself. */
export const sellHref = (courseId: number): string => `/manage/product/add?courseId=${courseId}`

/** A batch of codes of this product, over the batches that it has already. */
export const codesHref = (productId: number): string => `/exchange/task/index?productId=${productId}&edit=new`

/** A course that begins with this activity, or an old one that gets it. */
export const placeHref = (activityId: number, courseId?: number): string =>
  courseId === undefined
    ? newCourseWith([activityId])
    : `/manage/lession/edit?id=${courseId}&activityId=${activityId}`
