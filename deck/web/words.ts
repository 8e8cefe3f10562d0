import { useEffect, useState } from 'react'
import { cardPhrasesIn } from '#cards/web.ts'
import { provideWords, type WordsLoader } from '#kit/web/words.ts'
import type { Language, Phrases } from '#kit/words.ts'

const own: Readonly<Record<Language, () => Promise<Phrases>>> = {
  zh: async () => (await import('../words/zh.ts')).zh,
  en: async () => (await import('../words/en.ts')).en,
  es: async () => (await import('../words/es.ts')).es,
  ja: async () => (await import('../words/ja.ts')).ja,
}

/** The phrases of the deck and of every card type, by namespace. */
export const deckPhrasesIn: WordsLoader = async (language) => {
  const [deck, cards] = await Promise.all([own[language](), cardPhrasesIn(language)])
  return { deck, ...cards }
}

let provided: Promise<void> | undefined
let isProvided = false

/** Loads the words of decks and cards once, in the shown language; they then follow a change of language. */
export function provideDeckWords(): Promise<void> {
  provided ??= provideWords(deckPhrasesIn).then(
    () => {
      isProvided = true
    },
    (error: unknown) => {
      provided = undefined
      throw error
    },
  )
  return provided
}

/** Whether the words are there; a screen waits for them rather than showing keys. Throws when they cannot be loaded. */
export function useDeckWords(): boolean {
  const [state, setState] = useState<{ isReady: boolean; error?: unknown }>({ isReady: isProvided })
  useEffect(() => {
    let isHere = true
    provideDeckWords().then(
      () => isHere && setState({ isReady: true }),
      (error: unknown) => isHere && setState({ isReady: false, error }),
    )
    return () => {
      isHere = false
    }
  }, [])
  if (state.error !== undefined) throw state.error
  return state.isReady
}
