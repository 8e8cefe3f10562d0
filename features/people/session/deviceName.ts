const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const first = (rows: typeof browsers, text: string) => rows.find(([pattern]) => pattern.test(text))?.[1]

/** 'Chrome, Windows' from a browser's long name of itself; other clients by their own name; '' where there is none. */
export function deviceName(userAgent: string): string {
  const parts = [first(browsers, userAgent), first(systems, userAgent)].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : (userAgent.split(/[\s/(]/)[0] ?? '').slice(0, 40)
}

/** Whether a browser says that it is a phone's. */
export const isPhone = (userAgent: string): boolean =>
  /iPhone|Android.+Mobile|Mobile.+Firefox/.test(userAgent)
