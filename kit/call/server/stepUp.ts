import type { SignedIn } from './context.ts'

/** In milliseconds: for how long signing in, or confirming it later, is enough for what asks for it. */
export const confirmedForMs = 15 * 60_000

/** Whether whoever has this session proved a short while ago that it is they. */
export const isConfirmed = (visitor: Pick<SignedIn, 'confirmedAt'> | undefined, now: number): boolean =>
  visitor !== undefined && now - visitor.confirmedAt <= confirmedForMs
