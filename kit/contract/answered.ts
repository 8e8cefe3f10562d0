/** The header by which each answer to somebody signed in says, signed, when the server gave it. */
export const answeredHeader = 'answered-at'

/** How a client dates what was done on it: by the last answer that it had, and the milliseconds that went by since. */
export interface SinceAnswer {
  readonly answer: string
  readonly ms: number
}
