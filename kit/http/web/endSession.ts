import { call, type AnyEndpoint } from './client.ts'
import { dropToken } from './token.ts'

/** A4: milliseconds after 'sign out' until the token is cleared. */
export const logoutDelay = 500

/**
 * A4: tells the server that the session is over, and clears the token after 500 ms whatever the network does: who asks to
 * leave must be let go. The call may outlive the page.
 */
export async function endSession(logout: AnyEndpoint): Promise<void> {
  call(logout, { onExpired: 'throw', keepalive: true }).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, logoutDelay))
  dropToken()
}
