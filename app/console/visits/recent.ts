/** A record that was open, as its screen named it. */
export interface Opened {
  readonly userId: number
  readonly path: string
  readonly search: string
  readonly name: string
}

/** How many are remembered, of everybody at this browser. */
export const maxRecent = 30

const isSame = (one: Opened, other: Opened) =>
  one.userId === other.userId && one.path === other.path && one.search === other.search

/** Puts what is open first, and there once. */
export const opened = (before: readonly Opened[], now: Opened): readonly Opened[] =>
  [now, ...before.filter((each) => !isSame(each, now))].slice(0, maxRecent)
