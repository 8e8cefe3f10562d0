/** Places are shares of the cover's width and height, so that a turned phone keeps what was scratched. */
export interface Place {
  readonly x: number
  readonly y: number
}

const columns = 32
const rows = 24

/** Which cells of the cover are gone. Counting cells needs no look at pixels, which a foreign picture would forbid. */
export type Scratched = ReadonlySet<number>

/**
 * The cells after one stroke from `from` to `to`; `radius` is half the brush, as a share of the width and of the height.
 * A cell counts as gone when its middle is under the brush.
 */
export function scratchedBy(before: Scratched, from: Place, to: Place, radius: Place): Scratched {
  const gone = new Set(before)
  for (let cell = 0; cell < columns * rows; cell += 1) {
    const middle = { x: ((cell % columns) + 0.5) / columns, y: (Math.floor(cell / columns) + 0.5) / rows }
    if (!gone.has(cell) && isUnder(middle, from, to, radius)) gone.add(cell)
  }
  return gone
}

export const shareOf = (scratched: Scratched): number => scratched.size / (columns * rows)

/** Whether a place is within `radius` of the line between two others; both axes are measured in brushes. */
function isUnder(place: Place, from: Place, to: Place, radius: Place): boolean {
  const scaled = ({ x, y }: Place): Place => ({ x: x / radius.x, y: y / radius.y })
  const [here, start, end] = [scaled(place), scaled(from), scaled(to)]
  const line = { x: end.x - start.x, y: end.y - start.y }
  const length = line.x ** 2 + line.y ** 2
  const along = length === 0 ? 0 : ((here.x - start.x) * line.x + (here.y - start.y) * line.y) / length
  const nearest = Math.min(1, Math.max(0, along))
  return Math.hypot(here.x - start.x - nearest * line.x, here.y - start.y - nearest * line.y) <= 1
}
