import { call } from '#kit/web/client.ts'
import { errorText } from '#kit/web/errorText.ts'
import { isRefusal } from '#kit/web/refusal.ts'
import { setSession } from '#kit/web/session.ts'
import { dropToken, readToken } from '#kit/web/token.ts'
import { say } from '#kit/web/words.ts'
import { leaveError } from '#app/login/handover.ts'
import { loginPath } from '#app/login/target.ts'
import { sessionEndpoints } from '#features/session/session.contract.ts'
import type { Entry } from './entry.ts'
import { isOpenPath } from './openPaths.ts'
import { views } from './visited.ts'

/**
 * A3: asks once who is there. On failure the token is cleared and the sign-in page shows why; then there is no entry, and
 * the page is on its way out.
 */
export async function enter(): Promise<Entry | undefined> {
  const token = readToken()
  if (token === null) return undefined
  try {
    const { user, roles, mustChangePassword } = await call(sessionEndpoints.permissionInfo, {
      onExpired: 'throw',
    })
    if (!Array.isArray(roles))
      return turnAway(token, say({ namespace: 'session', key: 'faults.roleAbnormal' }))
    if (roles.length === 0) return turnAway(token, say({ namespace: 'session', key: 'faults.underReview' }))
    setSession({ ...user, roles })
    return { id: user.id, roles, mustChangePassword }
  } catch (error) {
    // Reloading cancels the call as a dead network would; that page is gone before this second passes.
    if (!isRefusal(error)) await new Promise((resolve) => setTimeout(resolve, 1000))
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

/** A4: how long after 'sign out' the token and the roles are cleared. */
export const logoutDelay = 500

/** A4: the server ends the session; then token and roles go, all tab views close, and sign-in leads back here. */
export async function logout(): Promise<void> {
  const target = here()
  const cleared = new Promise((resolve) => setTimeout(resolve, logoutDelay))
  // The token goes whatever the server says: who asks to leave must be let go.
  await Promise.allSettled([call(sessionEndpoints.logout, { onExpired: 'throw' }), cleared])
  dropToken()
  setSession(undefined)
  views.set([])
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
