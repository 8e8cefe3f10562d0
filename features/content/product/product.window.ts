/** Between which moments a product that is learned together is learned, in Unix milliseconds; null: no such moment. */
export interface LearnWindow {
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** DEF-product: what came by a product that ended is only to be read. */
export const isOver = (endsAt: number | null, now: number): boolean => endsAt !== null && endsAt <= now

/**
 * DEF-product: whether a product takes over what its buyer learns by another one, which ends at `endsAt`: it is open already, so
 * nothing closes in between, and it ends later.
 */
export const takesOver = (product: LearnWindow, endsAt: number | null, now: number): boolean =>
  endsAt !== null &&
  (product.startsAt === null || product.startsAt <= now) &&
  (product.endsAt === null || product.endsAt > endsAt)

/** DEF-product: whether what somebody learns until `endsAt` is theirs as long as this product would make it: it brings them nothing. */
export const holdsAsLong = (product: LearnWindow, endsAt: number | null, now: number): boolean =>
  !isOver(endsAt, now) && !takesOver(product, endsAt, now)
