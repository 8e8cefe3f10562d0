/** The path of the page of a product that anybody can read, signed in or not (L-page). */
export const publicProductPath = (id: number): string => `/learn/product/${id}`
