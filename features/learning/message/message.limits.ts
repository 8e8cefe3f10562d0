/** So many files go with one message. */
export const fileLimit = 10
