/** What is known of how somebody proved that it is they. */
export interface Proven {
  /** A role asks for a second factor, and there is none yet. */
  readonly mustSetUpFactor: boolean
  /** When they did it last: by signing in, or later. Unix milliseconds. */
  readonly confirmedAt: number
}

/** In milliseconds: for how long signing in, or confirming it later, is enough for what asks for it. */
export const confirmedForMs = 15 * 60_000

interface Confirming extends Pick<Proven, 'confirmedAt'> {
  readonly mustChangePassword: boolean
}

/**
 * Whether whoever has this session proved a short while ago that it is they. Who must first change the password may do nothing
 * else, confirm neither, and is asked for the old one.
 */
export const isConfirmed = (visitor: Confirming | undefined, now: number): boolean =>
  visitor !== undefined && (visitor.mustChangePassword || now - visitor.confirmedAt <= confirmedForMs)
