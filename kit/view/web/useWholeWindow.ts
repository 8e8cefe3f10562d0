import { useLayoutEffect } from 'react'

/**
 * Takes the whole window for as long as the screen is mounted: what is around it is hidden (`html[data-whole-window]`).
 * Said at the root: with `:has()` the browser would look through the page again, and style its frame anew, at every change
 * inside the screen.
 */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['wholeWindow'] = ''
    return () => void delete dataset['wholeWindow']
  }, [])
}
