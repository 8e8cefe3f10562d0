/** The path of the page of a course that anybody can read, signed in or not (L-page). */
export const publicCoursePath = (id: number): string => `/learn/course/${id}`
