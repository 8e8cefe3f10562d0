import '#kit/i18n/web/contentPolicy.ts'
import { createRoot } from 'react-dom/client'
import '#kit/theme/web/base.css'
import { refuseMarkup } from '#kit/view/web/trustedTypes.ts'
import { readToken } from '#kit/http/web/token.ts'
import { reloadWhenReplaced } from '../frame/reloadWhenReplaced.ts'
import { loginPath, targetOf } from '../frame/target.ts'
import { isOpenPath, isSignInPath } from './routing/openPaths.ts'

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

refuseMarkup()
reloadWhenReplaced()
void open()
