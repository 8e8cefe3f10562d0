import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Language, Namespace, Phrase, PhraseKey, Phrases, PhraseValues, Translate } from '../words.ts'
import { findPhrase, joinPhrases, formatPhrase } from '../formatPhrase.ts'
import { chooseLanguage, defaultLanguage } from '../words.ts'

/** The kit's own phrases, for screens and for other floors that reuse them. */
export { kitWords } from '../kitWords.ts'

/** Gives the phrases of one area (login, console, player) in a language, by namespace; loaded when first needed. */
export type WordsLoader = (language: Language) => Promise<Readonly<Record<string, Phrases>>>

const stored = 'language'
const loaders: WordsLoader[] = []
const listeners = new Set<() => void>()
/** By language and namespace. */
const loaded = new Map<string, Phrases>()
let version = 0
/** A page that the server renders has neither a document nor anything stored. */
const isInBrowser = typeof document !== 'undefined'
let shown = isInBrowser
  ? chooseLanguage([localStorage.getItem(stored), ...navigator.languages])
  : defaultLanguage
if (isInBrowser) document.documentElement.lang = shown

const phrasesOf = (language: Language, namespace: string): Phrases =>
  loaded.get(`${language} ${namespace}`) ?? {}

function notify(): void {
  version += 1
  for (const listener of listeners) listener()
}

const shownVersion = () => version
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that is shown: the saved one, else the browser's, else zh (B5). */
export const shownLanguage = (): Language => shown

/** Adds phrases of a language, `{ namespace: phrases }`. */
export function addWords(language: Language, words: Readonly<Record<string, Phrases>>): void {
  for (const [name, phrases] of Object.entries(words))
    loaded.set(`${language} ${name}`, joinPhrases(phrasesOf(language, name), phrases))
  notify()
}

/** Registers an area's phrases and loads the shown language; a later change of language loads the new one first. */
export async function provideWords(loader: WordsLoader): Promise<void> {
  loaders.push(loader)
  const language = shownLanguage()
  addWords(language, await loader(language))
}

/** Switches without reload: words first, so that no key is ever seen, then the page; remembered (B5). */
export async function changeLanguage(language: Language): Promise<void> {
  const areas = await Promise.all(loaders.map((load) => load(language)))
  for (const words of areas) addWords(language, words)
  shown = language
  localStorage.setItem(stored, language)
  document.documentElement.lang = language
  notify()
}

/** What is chosen in another tab holds for this one, as it would after a reload. */
if (isInBrowser)
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === stored && newValue !== null) void changeLanguage(chooseLanguage([newValue]))
  })

/** Translates a phrase into the shown language. In a component prefer `useTranslate`, which follows a change of language. */
export const translate: Translate = (phrase: Phrase) =>
  formatPhrase(shown, phrasesOf(shown, phrase.namespace), phrase.key, phrase.values)

/** Whether the shown language has this phrase; for texts that a feature may leave out, such as hints. */
export const hasPhrase = (namespace: string, key: string): boolean =>
  findPhrase(phrasesOf(shown, namespace), key) !== undefined

/** A new function for each change, so that memoised children show the new words. */
const makeTranslate =
  (_version: number): Translate =>
  (phrase) =>
    translate(phrase)

/** Shows a language whose phrases are there, for what is rendered in one go. */
export function showLanguage(language: Language): void {
  shown = language
  notify()
}

/** `translate` for a component that must follow the language and words that arrive later. */
export function useTranslate(): Translate {
  const now = useSyncExternalStore(subscribe, shownVersion, shownVersion)
  return useMemo(() => makeTranslate(now), [now])
}

export type TranslateKey<T> = (key: PhraseKey<T>, values?: PhraseValues) => string

/** The phrases of one namespace, keys checked by the compiler: `const t = useWords(careerWords)`. */
export function useWords<T>(words: Namespace<T>): TranslateKey<T> {
  const translateNow = useTranslate()
  return useCallback(
    (key, values) => translateNow({ namespace: words.name, key, ...(values && { values }) }),
    [translateNow, words.name],
  )
}

/** The shown language; the component follows its change. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, shownLanguage, shownLanguage)
}
