/** The zone by its IANA name, as `Intl` writes it; `fallback` where there is none of that name. */
export function knownZone(name: string | undefined, fallback: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? fallback }).resolvedOptions().timeZone
  } catch {
    return fallback
  }
}
