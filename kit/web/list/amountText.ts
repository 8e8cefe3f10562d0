import { totalCap } from '#kit/page.ts'
import type { Format } from '../format.ts'

/** How many there are, as far as lists count exactly: `10,000+` above that. */
export const amountText = (found: number, format: Format): string =>
  found > totalCap ? `${format.number(totalCap)}+` : format.number(found)
