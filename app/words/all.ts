import { cardFormWords } from '#kit/card/cardFormWords.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import type { Feature } from '#kit/contract/feature.ts'
import { phrasesIn, type Language } from '#kit/i18n/words.ts'
import { features } from '../features.ts'
import { guideWords } from './guideWords.ts'
import { shellWords } from './shellWords.ts'

const namespaces = [
  kitWords,
  cardFormWords,
  guideWords,
  shellWords,
  ...features.flatMap(({ words = [], screenWords = [] }: Feature) => [...words, ...screenWords]),
]
const all = (language: Language) => phrasesIn(namespaces, language)

/** All phrases of all languages, for the server; a browser loads one language. */
export const words = { en: await all('en'), es: await all('es'), ja: await all('ja'), zh: await all('zh') }
