/** What is known of how somebody proved that it is they. */
export interface Proven {
  /** A role asks for a second factor, and there is none yet. */
  readonly mustSetUpFactor: boolean
  /** When they did it last: by signing in, or later. Unix milliseconds. */
  readonly confirmedAt: number
}

/** In milliseconds: for how long signing in, or confirming it later, is enough for what asks for it. */
export const confirmedForMs = 15 * 60_000

/** Whether whoever has this session proved a short while ago that it is they. */
export const isConfirmed = (visitor: Pick<Proven, 'confirmedAt'> | undefined, now: number): boolean =>
  visitor !== undefined && now - visitor.confirmedAt <= confirmedForMs
