import { useEffect, useState } from 'react'
import { phrasesIn, type LoadableWords } from '../words.ts'
import { provideWords } from './words.ts'

/**
 * Words that come with the part of the page that says them, not with the page: the hook says whether they are there.
 * Where they cannot be loaded the part is shown nevertheless, and the next one tries again.
 */
export function lateWords(words: LoadableWords): () => boolean {
  let coming: Promise<void> | undefined
  let isThere = false
  return function useLateWords() {
    const [isReady, setReady] = useState(isThere)
    useEffect(() => {
      coming ??= provideWords((language) => phrasesIn([words], language))
      coming.then(
        () => {
          isThere = true
          setReady(true)
        },
        () => {
          coming = undefined
          setReady(true)
        },
      )
    }, [])
    return isReady || isThere
  }
}
