import { cardFormWords } from '#kit/cardFormWords.ts'
import { kitWords } from '#kit/kitWords.ts'
import type { Feature } from '#kit/feature.ts'
import { phrasesIn, type Language } from '#kit/words.ts'
import { shellWords } from './shellWords.ts'
import { features } from '../features.ts'

const namespaces = [
  kitWords,
  cardFormWords,
  shellWords,
  ...features.flatMap(({ words = [] }: Feature) => words),
]
const all = (language: Language) => phrasesIn(namespaces, language)

/** All phrases of all languages, for the server; a browser loads one language. */
export const words = { en: await all('en'), es: await all('es'), ja: await all('ja'), zh: await all('zh') }
