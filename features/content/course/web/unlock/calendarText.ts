import { useMemo } from 'react'
import { useLanguage } from '#kit/i18n/web/words.ts'
import { momentOf, type Day, type Month } from './month.ts'

interface CalendarText {
  /** 1 is Monday, 7 Sunday. */
  readonly firstDay: number
  readonly month: (month: Month) => string
  readonly weekday: (day: Day) => string
  /** The whole date with its day of the week. */
  readonly date: (day: Day) => string
}

const regions = { zh: 'zh-CN', en: 'en-GB', es: 'es-ES', ja: 'ja-JP' } as const
/** Where weeks begin on a Sunday; some browsers cannot say it themselves. */
const sundayFirst = ['ja']

/** Days of the calendar as the shown language writes them. */
export function useCalendarText(): CalendarText {
  const language = useLanguage()
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(regions[language], { timeZone: 'UTC', ...options })
    const [month, weekday] = [written({ year: 'numeric', month: 'long' }), written({ weekday: 'short' })]
    const date = written({ year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' })
    return {
      firstDay: sundayFirst.includes(language) ? 7 : 1,
      month: (shown) => month.format(Date.UTC(shown.year, shown.month - 1, 1)),
      weekday: (day) => weekday.format(momentOf(day)),
      date: (day) => date.format(momentOf(day)),
    }
  }, [language])
}
