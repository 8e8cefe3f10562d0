import { useEffect, useState } from 'react'
import { provideWords } from '#kit/i18n/web/words.ts'
import { phrasesIn, type Language, type Phrases } from '#kit/i18n/words.ts'
import { cardPhrasesIn } from '#cards/web.ts'
import { deckWords } from '../deck.words.ts'

/** The phrases of the deck and of these card types (of all, unless they are named), by namespace. */
export async function deckPhrasesIn(
  language: Language,
  types?: Iterable<string>,
): Promise<Readonly<Record<string, Phrases>>> {
  const [deck, cards] = await Promise.all([phrasesIn([deckWords], language), cardPhrasesIn(language, types)])
  return { ...deck, ...cards }
}

// By the types that they are of; '' is all.
const provided = new Map<string, Promise<void>>()
const ready = new Set<string>()
const keyOf = (types: readonly string[] | undefined): string =>
  types ? `of ${[...new Set(types)].toSorted().join(' ')}` : ''

/** Loads the words of decks and cards once, in the shown language; they then follow a change of language. */
export function provideDeckWords(types?: readonly string[]): Promise<void> {
  const key = keyOf(types)
  const cached = provided.get(key) ?? provided.get('')
  if (cached) return cached
  const coming = provideWords((language) => deckPhrasesIn(language, types)).then(
    () => void ready.add(key),
    (error: unknown) => {
      provided.delete(key)
      throw error
    },
  )
  provided.set(key, coming)
  return coming
}

const isReadyFor = (types: readonly string[] | undefined) => ready.has('') || ready.has(keyOf(types))

/**
 * Whether the words are there, of these types of cards or of all; a screen waits for them rather than showing keys. Throws
 * when they cannot be loaded.
 */
export function useDeckWords(types?: readonly string[]): boolean {
  const [state, setState] = useState<{ isReady: boolean; error?: unknown }>({ isReady: isReadyFor(types) })
  const key = keyOf(types)
  useEffect(() => {
    let isMounted = true
    const requested =
      key === ''
        ? undefined
        : key
            .slice('of '.length)
            .split(' ')
            .filter((type) => type !== '')
    provideDeckWords(requested).then(
      () => isMounted && setState({ isReady: true }),
      (error: unknown) => isMounted && setState({ isReady: false, error }),
    )
    return () => {
      isMounted = false
    }
  }, [key])
  if (state.error !== undefined) throw state.error
  return state.isReady || isReadyFor(types)
}
