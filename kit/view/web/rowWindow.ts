/** Rows from the one at `from` until before the one at `to`. */
export interface Slice {
  readonly from: number
  readonly to: number
}

/**
 * Rows that are drawn above and below those that are seen. While a list moves they are many, so that none comes too late,
 * and it moves on by half of them, not with each row; in an idle list each of them is looked at with each letter that is typed beside it.
 */
export const spareRows = { moving: 8, idle: 2 } as const

/** Where each row begins, in pixels, and behind the last one where they end. */
export function offsetsOf(heights: readonly number[]): number[] {
  let end = 0
  return [0, ...heights.map((height) => (end += height))]
}

/** The rows to draw where `height` pixels are seen from `top` on; never none as long as there are rows. */
export function windowAt(offsets: readonly number[], top: number, height: number, spare: number): Slice {
  const count = offsets.length - 1
  const placeOf = (found: number) => (found < 0 ? count : found)
  const first = placeOf(offsets.slice(1).findIndex((end) => end > top))
  const beyond = placeOf(offsets.findIndex((offset) => offset >= top + height))
  const step = spare / 2
  const from = Math.max(0, Math.floor((first - spare) / step) * step)
  return { from, to: Math.min(count, Math.ceil((beyond + spare) / step) * step) }
}
