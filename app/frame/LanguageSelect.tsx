import { languages } from '#kit/i18n/words.ts'
import { changeLanguage, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { languageNames } from '../words/languageNames.ts'
import { FrameSelect } from './FrameSelect.tsx'

/** B5: the language of the page, remembered. */
export function LanguageSelect() {
  const t = useWords(sessionWords)
  const options = languages.map((value) => ({ value, text: languageNames[value], lang: value }))
  return (
    <FrameSelect
      label={t('screen.language')}
      value={useLanguage()}
      options={options}
      onChoose={(language) => void changeLanguage(language)}
    />
  )
}
