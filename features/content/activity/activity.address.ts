/** The path of the page of an activity that anybody can read, signed in or not (L-page). */
export const publicActivityPath = (id: number): string => `/learn/activity/${id}`
/** The path at which whoever may begin an activity plays it. */
export const playerPath = (id: number): string => `/learn/activity?id=${id}`
