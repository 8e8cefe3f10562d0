/** Seconds as a person reads them on a player: `1:05`, `1:02:03`, with up to `decimals` digits where they say something. */
export function formatPlayTime(seconds: number, decimals = 0): string {
  const scale = 10 ** decimals
  const units = Math.max(0, decimals === 0 ? Math.floor(seconds) : Math.round(seconds * scale))
  const whole = Math.floor(units / scale)
  const fraction = decimals === 0 ? '' : String(units % scale).padStart(decimals, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const clock =
    hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`
  return Number(fraction) > 0 ? `${clock}.${fraction.replace(/0+$/, '')}` : clock
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Seconds from `65`, `65.5`, `1:05` or `1:02:03.250`; null for anything else, also for what is below 0. */
export function parsePlayTime(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.')
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,4}):)?(\d{1,5}(?:\.\d{1,6})?)$/.exec(plain)
  if (!match) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = match
  const isClock = match[2] !== undefined
  if (isClock && Number(seconds) >= 60) return null
  if (match[1] !== undefined && Number(minutes) >= 60) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
