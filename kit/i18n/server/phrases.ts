import { createInstance } from 'i18next'
import type { Language, Phrases, Translate } from '../words.ts'
import { languages } from '../words.ts'

/** All phrases of the product by language and namespace. */
export type AllPhrases = Readonly<Record<Language, Readonly<Record<string, Phrases>>>>

/** A translator for each language, made once at start. An unknown key is given back as it is, which a test refuses. */
export function makeTranslators(resources: AllPhrases): (language: Language) => Translate {
  const instance = createInstance()
  void instance.init({
    resources,
    lng: 'zh',
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(resources.zh),
    interpolation: { escapeValue: false },
  })
  const translators = Object.fromEntries(
    languages.map((language) => {
      const t = instance.getFixedT(language)
      const translate: Translate = (phrase) =>
        String(t(phrase.key, { ns: phrase.namespace, ...phrase.values }))
      return [language, translate]
    }),
  ) as Record<Language, Translate>
  return (language) => translators[language]
}
