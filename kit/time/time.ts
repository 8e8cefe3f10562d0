/** Ten digits are seconds, more are milliseconds (rule B11). Returns Unix milliseconds. */
export function toMilliseconds(stamp: number): number {
  return Math.abs(stamp) < 1e11 ? stamp * 1000 : stamp
}

const pad = (part: number) => String(part).padStart(2, '0')

/** `y-m-d h:i:s`, e.g. `2026-11-19 10:24:05`, in an IANA time zone, or in that of the machine that shows it. */
export function formatDateTime(stamp: number, timeZone?: string): string {
  const at = new Date(toMilliseconds(stamp))
  // Sweden writes so.
  if (timeZone !== undefined) return at.toLocaleString('sv-SE', { timeZone })
  const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`
  return `${day} ${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}`
}

export type RelativeTime =
  | { readonly unit: 'now' }
  | { readonly unit: 'minute' | 'hour' | 'day'; readonly count: number }
  | { readonly unit: 'date'; readonly text: string }

/**
 * How a moment is shown (B11): under 30 s 'just now', then minutes (rounded up), hours, '1 day ago', then the date.
 * Both stamps in Unix seconds or milliseconds. A moment in the future is shown as its date.
 */
export function relativeTime(stamp: number, now: number): RelativeTime {
  const seconds = (toMilliseconds(now) - toMilliseconds(stamp)) / 1000
  if (seconds < -30 || seconds >= 2 * 86_400) return { unit: 'date', text: formatDateTime(stamp) }
  if (seconds < 30) return { unit: 'now' }
  if (seconds < 3600) return { unit: 'minute', count: Math.ceil(seconds / 60) }
  if (seconds < 86_400) return { unit: 'hour', count: Math.floor(seconds / 3600) }
  return { unit: 'day', count: 1 }
}
