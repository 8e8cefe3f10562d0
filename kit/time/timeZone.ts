/** The zone by its IANA name, as `Intl` writes it; `fallback` where there is none of that name. */
export function supportedZone(name: string | undefined, fallback: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? fallback }).resolvedOptions().timeZone
  } catch {
    return fallback
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are dear to make and few: one for each zone that was ever asked for. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  const format =
    cached ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  if (!cached) formats.set(timeZone, format)
  return format
}

/** Date and time of a moment on the wall clocks of an IANA zone: `2026-11-22 10:24:05`. */
export const wallTime = (at: number, timeZone: string): string => formatOf(timeZone).format(at)
