import type { Locale } from 'antd/es/locale'
import english from 'antd/es/locale/en_US'
import { useEffect, useState } from 'react'
import type { Language } from '#kit/i18n/words.ts'
import { shownLanguage, useLanguage } from '#kit/i18n/web/words.ts'

const files: Record<Language, () => Promise<{ default: Locale }>> = {
  // In the bundle anyway: antd falls back to it.
  en: () => Promise.resolve({ default: english }),
  es: () => import('antd/es/locale/es_ES'),
  ja: () => import('antd/es/locale/ja_JP'),
  zh: () => import('antd/es/locale/zh_CN'),
}
const loaded = new Map<Language, Locale>()

/** Loads antd's own words in a language. */
export async function loadLocale(language: Language = shownLanguage()): Promise<Locale> {
  const { default: locale } = await files[language]()
  loaded.set(language, locale)
  return locale
}

/** B5: antd's words follow the language; until they are there the last ones stay. */
export function useLocale(): Locale | undefined {
  const language = useLanguage()
  const [locale, setLocale] = useState(loaded.get(language))
  useEffect(() => {
    let isCurrent = true
    void loadLocale(language).then((found) => isCurrent && setLocale(found))
    return () => {
      isCurrent = false
    }
  }, [language])
  return locale
}
