/** As many activities as an address brings into a course. */
export const maxBrought = 50

/** The address of a new course that begins with these activities, in this order; nothing of it is saved yet. */
export const newCourseWith = (activityIds: readonly number[]): string =>
  `/manage/lession/add?activityId=${activityIds.join(',')}`

/** The path of the page of a course that anybody can read, signed in or not (L-page). */
export const publicCoursePath = (id: number): string => `/learn/course/${id}`
