/** The pages' own files and the page itself: the same for everybody. */
export const shellName = 'lectern-shell'
/** What somebody has seen; the page takes it away with everything else of theirs. */
export const picturesName = 'lectern-pictures'
/** One page answers at every address of the learner's. */
export const pagePath = '/learn'

/** After this long without a response the cached page is shown. */
export const networkTimeoutMs = 4000

const maxPictures = 200

/** The oldest of them, where there are too many. */
export const overLimit = <Key>(keys: readonly Key[]): readonly Key[] =>
  keys.slice(0, Math.max(0, keys.length - maxPictures))

/** The pages of what is public are rendered by the server, each its own. */
const isRendered = (path: string): boolean => /^\/learn\/(course|product|activity|creator)\/./.test(path)

type Kind = 'page' | 'file' | 'picture'

/**
 * The kind of a request whose response is cached. Never an answer of the API: whose it is, only the page knows, and keeps it
 * by itself. Never sound or film, which is requested in parts.
 */
export function kindOf(
  { method, mode, url, destination }: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Kind | undefined {
  const { pathname, origin: from } = new URL(url)
  if (method !== 'GET' || from !== origin) return undefined
  const isLearners = pathname === pagePath || pathname.startsWith(`${pagePath}/`)
  if (mode === 'navigate') return isLearners && !isRendered(pathname) ? 'page' : undefined
  if (pathname.startsWith('/assets/')) return 'file'
  return pathname.startsWith('/files/') && destination === 'image' ? 'picture' : undefined
}
