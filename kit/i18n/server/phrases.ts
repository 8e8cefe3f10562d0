import { createInstance } from 'i18next'
import type { Language, Phrases, Say } from '../words.ts'
import { languages } from '../words.ts'

/** All phrases of the product by language and namespace. */
export type AllPhrases = Readonly<Record<Language, Readonly<Record<string, Phrases>>>>

/** A speaker for each language, made once at start. An unknown key is said as itself, which a test refuses. */
export function makeSpeakers(resources: AllPhrases): (language: Language) => Say {
  const instance = createInstance()
  void instance.init({
    resources,
    lng: 'zh',
    fallbackLng: false,
    initAsync: false,
    ns: Object.keys(resources.zh),
    interpolation: { escapeValue: false },
  })
  const speakers = Object.fromEntries(
    languages.map((language) => {
      const t = instance.getFixedT(language)
      const say: Say = (phrase) => String(t(phrase.key, { ns: phrase.namespace, ...phrase.values }))
      return [language, say]
    }),
  ) as Record<Language, Say>
  return (language) => speakers[language]
}
