import './languageSelect.css'
import { languages } from '#kit/i18n/words.ts'
import { changeLanguage, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { languageNames } from '../words/languageNames.ts'

/** B5: the language of the page, remembered. */
export function LanguageSelect() {
  const t = useWords(sessionWords)
  const shown = useLanguage()
  const choose = (name: string) => {
    const language = languages.find((supported) => supported === name)
    if (language) void changeLanguage(language)
  }
  return (
    <select
      className="sign-language"
      aria-label={t('screen.language')}
      value={shown}
      onChange={(event) => choose(event.target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  )
}
