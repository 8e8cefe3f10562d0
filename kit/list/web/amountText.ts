import { totalCap } from '#kit/contract/page.ts'
import type { Format } from '#kit/i18n/web/format.ts'

/** How many there are, as far as lists count exactly: `10,000+` above that. */
export const amountText = (found: number, format: Format): string =>
  found > totalCap ? `${format.number(totalCap)}+` : format.number(found)
