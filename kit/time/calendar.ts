import { wallTime } from './timeZone.ts'

const dayMs = 86_400_000

/** The calendar day of a moment (Unix milliseconds) in an IANA zone: `2026-11-22`. */
export const localDay = (at: number, timeZone: string): string => wallTime(at, timeZone).slice(0, 10)

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The calendar day `count` days behind `day`. */
export const addDays = (day: string, count: number): string => isoDay(midnightUtc(day) + count * dayMs)

/** What the wall clocks of a zone are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (at: number, timeZone: string): number =>
  Date.parse(`${wallTime(at, timeZone).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000

/**
 * When calendar days begin in an IANA zone, `count` of them from `day` on, in Unix milliseconds: at 00:00, or at the first
 * moment that the zone has of that day where clocks are put forward over midnight.
 */
export function dayStarts(day: string, count: number, timeZone: string): number[] {
  const first = midnightUtc(day)
  const ahead = Array.from({ length: count + 2 }, (_, index) =>
    aheadAt(first + (index - 1) * dayMs, timeZone),
  )
  return Array.from({ length: count }, (_, index) => {
    const midnight = first + index * dayMs
    // Clocks may be changed on either side of midnight: one of the two is what they show at midnight.
    const [before = 0, behind = 0] = [ahead[index], ahead[index + 2]]
    if (before === behind) return midnight - before
    const begins = [midnight - before, midnight - behind]
    return Math.min(...begins.filter((at) => localDay(at, timeZone) >= isoDay(midnight)))
  })
}

/** The moment (Unix milliseconds) at which a day such as `2026-11-22` begins in an IANA time zone. */
export const dayStart = (day: string, timeZone: string): number => Math.min(...dayStarts(day, 1, timeZone))
