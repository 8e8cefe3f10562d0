/** The path of the page of an activity that anybody can read, signed in or not (L-page). */
export const publicActivityPath = (id: number): string => `/learn/activity/${id}`
