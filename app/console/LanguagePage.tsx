import { CheckOutlined } from '@ant-design/icons'
import { languages } from '#kit/i18n/words.ts'
import { changeLanguage, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { languageNames } from '../words/languageNames.ts'
import { shellWords } from '../words/shellWords.ts'

/** B5: `/i18n/index`. */
export function LanguagePage() {
  const t = useWords(shellWords)
  const shown = useLanguage()
  return (
    <section className="shell-page">
      <h1>{t('routes.language')}</h1>
      <p className="shell-lead">{t('page.languageLead')}</p>
      <div className="shell-languages" role="group" aria-label={t('routes.language')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            className="shell-language"
            lang={language}
            aria-pressed={language === shown}
            onClick={() => void changeLanguage(language)}
          >
            {languageNames[language]}
            {language === shown && <CheckOutlined aria-hidden="true" />}
          </button>
        ))}
      </div>
      <p className="kit-muted">{t('page.languageHint')}</p>
    </section>
  )
}
