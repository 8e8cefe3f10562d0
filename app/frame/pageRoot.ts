import { createRoot, type Root } from 'react-dom/client'

let root: Root | undefined

/**
 * Where the page is drawn: signing in and the console come one after the other in the same place.
 * @throws Error on a page that has no such place
 */
export function pageRoot(): Root {
  const host = document.getElementById('root')
  if (!host) throw new Error('The page has no element to draw into')
  root ??= createRoot(host)
  return root
}
