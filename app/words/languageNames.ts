import type { Language } from '#kit/i18n/words.ts'

/** Each language in its own words, whatever is shown: who cannot read the page still finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  zh: '中文',
  en: 'English',
  es: 'Español',
  ja: '日本語',
}
