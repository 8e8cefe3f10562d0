import { formatDateTime, relativeTime, toMilliseconds } from '#kit/time/time.ts'
import { nameList } from '../nameList.ts'
import type { Language } from '../words.ts'
import { kitWords, translate, shownLanguage, useLanguage } from './words.ts'

/** Regions for `Intl`: the language's own manner of writing figures and dates. */
const regions: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES', ja: 'ja-JP' }

export interface Format {
  readonly number: (value: number, decimals?: number) => string
  /** A share of 0..1 as a percentage without decimals. */
  readonly percent: (share: number) => string
  /** Yuan with two decimals. */
  readonly money: (yuan: number) => string
  /** Yuan of what may cost less than a fen: below one yuan to the sixth decimal, as far as there are any. */
  readonly cost: (yuan: number) => string
  /** Seconds or milliseconds as `y-m-d h:i:s` (B11). */
  readonly dateTime: (stamp: number) => string
  /** The day alone, as the language writes it. */
  readonly date: (stamp: number) => string
  /** Hours and minutes, for a save state. */
  readonly clock: (stamp: number) => string
  /** 'just now', '3 minutes ago', then the date (B11). */
  readonly ago: (stamp: number, now?: number) => string
  /** The same, of a date the day alone, and of this year's without the year. */
  readonly agoBriefly: (stamp: number, now?: number) => string
  readonly list: (parts: readonly string[]) => string
  /** A size given in KB, as KB, MB or GB. */
  readonly kilobytes: (kb: number) => string
  /** Milliseconds as `m:ss` or `h:mm:ss`. */
  readonly length: (ms: number) => string
}

function sizeText(kb: number, number: Format['number']): string {
  const rounded = (value: number) => number(Math.round(value * 10) / 10)
  if (kb < 1024) return `${number(Math.ceil(kb))} KB`
  return kb < 1024 ** 2 ? `${rounded(kb / 1024)} MB` : `${rounded(kb / 1024 ** 2)} GB`
}

function lengthText(ms: number): string {
  // As players count, which show 0:12 until the thirteenth second is over.
  const seconds = Math.max(1, Math.floor(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

function formatIn(language: Language): Format {
  const region = regions[language]
  const number = (value: number, decimals?: number) =>
    new Intl.NumberFormat(region, {
      ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    }).format(value)
  const money = (yuan: number, decimals: number) =>
    new Intl.NumberFormat(region, {
      style: 'currency',
      currency: 'CNY',
      // Every amount is in yuan: '¥' says it, where 'CN¥' would set it apart from yen.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: decimals,
    }).format(yuan)
  const dated = (stamp: number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(region, options).format(toMilliseconds(stamp))
  const yearOf = (stamp: number) => new Date(toMilliseconds(stamp)).getFullYear()
  const day = (stamp: number, now: number) =>
    dated(stamp, yearOf(stamp) === yearOf(now) ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' })
  return {
    number,
    percent: (share) => new Intl.NumberFormat(region, { style: 'percent' }).format(share),
    money: (yuan) => money(yuan, 2),
    cost: (yuan) => money(yuan, Math.abs(yuan) < 1 ? 6 : 2),
    dateTime: (stamp) => formatDateTime(stamp, shownZone),
    date: (stamp) => dated(stamp, { dateStyle: 'medium' }),
    clock: (stamp) => dated(stamp, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ago: (stamp, now = Date.now()) => agoText(stamp, now, (text) => text),
    agoBriefly: (stamp, now = Date.now()) => agoText(stamp, now, () => day(stamp, now)),
    list: (parts) => nameList(language, parts),
    kilobytes: (kb) => sizeText(kb, number),
    length: lengthText,
  }
}

function agoText(stamp: number, now: number, dateText: (text: string) => string): string {
  const text = relativeTime(stamp, now)
  if (text.unit === 'date') return dateText(text.text)
  const values = text.unit === 'now' ? undefined : { count: text.count }
  return translate({ namespace: kitWords.name, key: `time.${text.unit}`, ...(values && { values }) })
}

/** Where a page is rendered for its readers, the zone in which it says moments; a browser says them in its own. */
let shownZone: string | undefined

/** Says moments in this IANA time zone from now on. */
export function showTimeZone(timeZone: string): void {
  shownZone = timeZone
}

const made = new Map<Language, Format>()

/** Figures, money and times in a language (by default the shown one), through `Intl`. */
export function format(language: Language = shownLanguage()): Format {
  const cached = made.get(language) ?? formatIn(language)
  made.set(language, cached)
  return cached
}

/** `format` that follows a change of language. */
export const useFormat = (): Format => format(useLanguage())
