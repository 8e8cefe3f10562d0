import { createRoot } from 'react-dom/client'
import '#kit/web/base.css'
import { readToken } from '#kit/web/token.ts'
import { loginPath, targetOf } from '#app/login/target.ts'
import { isOpenPath, isSignInPath } from './openPaths.ts'

const host = document.getElementById('root')
const root = host && createRoot(host)
const loadConsole = () => import('./open.tsx')

/** A1, A2: decides between signing in and the console; each is its own bundle, loaded when needed. */
async function open(): Promise<void> {
  if (!root) return
  const { pathname, search, hash } = window.location
  if (readToken() === null && !isOpenPath(pathname)) replacePath(loginPath(pathname + search + hash))
  if (readToken() !== null && isSignInPath(pathname)) replacePath('/')
  if (!isSignInPath(window.location.pathname)) return (await loadConsole()).openConsole(root)
  const { openLogin } = await import('#app/login/open.tsx')
  await openLogin(root, { onSignedIn: enter, onTyping: () => void loadConsole() })
}

function enter(): void {
  const target = targetOf(window.location.search)
  // The player is another page.
  if (target.startsWith('/learn')) return window.location.assign(target)
  replacePath(target)
  void open()
}

const replacePath = (path: string) => window.history.replaceState(null, '', path)

// A page that was open while a new version was put in place asks for files that are gone: load the new one, once.
window.addEventListener('vite:preloadError', (event) => {
  const key = 'lectern.reloaded'
  if (sessionStorage.getItem(key) === document.lastModified) return
  sessionStorage.setItem(key, document.lastModified)
  event.preventDefault()
  window.location.reload()
})

void open()
