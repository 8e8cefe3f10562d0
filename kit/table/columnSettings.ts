import { z } from 'zod'

/** Of columns that one list may have. */
const maxColumns = 60
/** Of columns that stay in sight while the others scroll; more would leave them no room. */
export const maxPinned = 3
/** Pixels. */
export const columnWidth = { least: 64, most: 640, step: 16 } as const

const columnKey = z.string().min(1).max(60)
const columnKeys = z.array(columnKey).max(maxColumns)

/** How somebody has set up the columns of a list. What is absent is as it is for everybody. */
export const columnSettings = z.strictObject({
  /** Absent: those that a list declares optional are hidden. */
  hidden: columnKeys.optional(),
  /** Those that are not named follow, in the order of the list. */
  order: columnKeys.optional(),
  pinned: columnKeys.max(maxPinned).optional(),
  /** In pixels; a column that is not named is as wide as what it holds. */
  widths: z.record(columnKey, z.int().min(columnWidth.least).max(columnWidth.most)).optional(),
  isCompact: z.boolean().optional(),
})
export type ColumnSettings = z.output<typeof columnSettings>

interface Keyed {
  readonly key: string
}

/** The columns in the order that somebody has given them: the first stays, pinned ones follow, then the others. */
export function inOrder<C extends Keyed>(columns: readonly C[], settings: ColumnSettings): readonly C[] {
  const [first, ...others] = columns
  if (!first) return columns
  const { order = [], pinned = [] } = settings
  const rank = ({ key }: Keyed) => {
    const place = order.indexOf(key)
    return (pinned.includes(key) ? 0 : 1000) + (place < 0 ? order.length : place)
  }
  return [first, ...others.toSorted((one, other) => rank(one) - rank(other))]
}

/** The same settings with the column at `from` of `keys` (in their order now) at `to`. */
export function moved(keys: readonly string[], from: number, to: number): readonly string[] {
  const key = keys[from]
  if (key === undefined) return keys
  return keys.toSpliced(from, 1).toSpliced(to, 0, key)
}
