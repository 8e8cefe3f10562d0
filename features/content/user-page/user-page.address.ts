/** The path of the page of the creator with this user id that anybody can read, signed in or not (L-page). */
export const publicCreatorPath = (id: number): string => `/learn/creator/${id}`
