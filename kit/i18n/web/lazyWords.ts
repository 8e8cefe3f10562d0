import { useEffect, useState } from 'react'
import { phrasesIn, type LoadableWords } from '../words.ts'
import { provideWords } from './words.ts'

/**
 * Words that come with the part of the page that says them, not with the page: the hook says whether they are there.
 * Where they cannot be loaded the part is shown nevertheless, and the next one tries again.
 */
export function lazyWords(...words: readonly LoadableWords[]): () => boolean {
  let loading: Promise<void> | undefined
  let isLoaded = false
  return function useLazyWords() {
    const [isReady, setReady] = useState(isLoaded)
    useEffect(() => {
      loading ??= provideWords((language) => phrasesIn(words, language))
      loading.then(
        () => {
          isLoaded = true
          setReady(true)
        },
        () => {
          loading = undefined
          setReady(true)
        },
      )
    }, [])
    return isReady || isLoaded
  }
}
