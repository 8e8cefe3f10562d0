import '#kit/i18n/web/contentPolicy.ts'
import '#kit/theme/web/base.css'
import { provideConfirmation } from '#kit/http/web/confirmation.ts'
import { refuseMarkup } from '#kit/view/web/trustedTypes.ts'
import { readToken } from '#kit/http/web/token.ts'
import { reloadWhenReplaced } from '../frame/reloadWhenReplaced.ts'
import { loginPath, targetOf } from '../frame/target.ts'
import { showFrame } from './shell/frame.ts'
import { isOpenPath, isSignInPath } from './routing/openPaths.ts'

const loadConsole = () => import('./open.tsx')
const loadRoot = () => import('../frame/pageRoot.ts')

/** A1, A2: decides between signing in and the console, before anything large is there: whatever is needed then comes at once. */
async function open(): Promise<void> {
  const { pathname, search, hash } = window.location
  if (readToken() === null && !isOpenPath(pathname)) replacePath(loginPath(pathname + search + hash))
  if (readToken() !== null && isSignInPath(pathname)) replacePath('/')
  if (!isSignInPath(window.location.pathname)) {
    const [{ openConsole }, { pageRoot }] = await Promise.all([loadConsole(), loadRoot()])
    return openConsole(pageRoot())
  }
  const [{ openLogin }, { pageRoot }] = await Promise.all([import('#app/login/open.tsx'), loadRoot()])
  await openLogin(pageRoot(), { onSignedIn: enter, onTyping: () => void loadConsole() })
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
provideConfirmation(async () => (await import('../frame/proof/askConfirmation.tsx')).askConfirmation())
reloadWhenReplaced()
if (readToken() !== null && !isOpenPath(window.location.pathname)) showFrame()
void open()
