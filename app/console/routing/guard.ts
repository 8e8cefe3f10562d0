import { call } from '#kit/http/web/client.ts'
import { endSession } from '#kit/http/web/endSession.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { setSession } from '#kit/http/web/session.ts'
import { dropToken, readToken } from '#kit/http/web/token.ts'
import { showTheme } from '#kit/theme/web/shownTheme.ts'
import { translate } from '#kit/i18n/web/words.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { leaveError } from '../../frame/handover.ts'
import { loginPath } from '../../frame/target.ts'
import { views } from '../visits/visited.ts'
import type { Entry } from './entry.ts'
import { isOpenPath } from './openPaths.ts'

/**
 * A3: reads once who is there. On failure the token is cleared and the sign-in page shows why; then there is no entry, and
 * the page is on its way out. `words` are those that a reason is said in: they may still be on their way.
 */
export async function enter(words: Promise<unknown>): Promise<Entry | undefined> {
  const token = readToken()
  if (token === null) return undefined
  try {
    const info = await call(sessionEndpoints.permissionInfo, { onExpired: 'throw' })
    const { user, roles, mustChangePassword, mustSetUpFactor, theme } = info
    if (!Array.isArray(roles) || roles.length === 0) {
      const key = Array.isArray(roles) ? 'faults.underReview' : 'faults.roleAbnormal'
      await words
      return turnAway(token, translate({ namespace: 'session', key }))
    }
    setSession({ ...user, roles })
    if (theme) showTheme(theme)
    return { id: user.id, roles, mustChangePassword, mustSetUpFactor }
  } catch (error) {
    // Reloading cancels the call as a dead network would; that page is gone before this second passes.
    if (!isRefusal(error)) await new Promise((resolve) => setTimeout(resolve, 1000))
    await words
    return turnAway(token, errorText(error))
  }
}

function turnAway(token: string, message: string): undefined {
  dropToken(token)
  leaveError(message)
  window.location.replace(loginPath(here()))
  return undefined
}

const here = (): string => window.location.pathname + window.location.search + window.location.hash

/** A4: the session ends; then token and roles go, all tab views close, and sign-in leads back here. */
export async function logout(forget?: () => Promise<void>): Promise<void> {
  const target = here()
  await endSession(sessionEndpoints.logout)
  setSession(undefined)
  views.set([])
  await forget?.()
  window.location.replace(loginPath(target))
}

/** A5: what another tab does with the token happens here too. */
export function followOtherTabs(): void {
  const own = readToken()
  window.addEventListener('storage', (event) => {
    // An open page stays open for nobody too.
    if (isOpenPath(window.location.pathname)) return
    if ((event.key !== 'token' && event.key !== null) || readToken() === own) return
    if (readToken() === null) window.location.replace(loginPath(here()))
    else window.location.reload()
  })
}
