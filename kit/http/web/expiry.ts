import { notify } from '#kit/notice/web/notice.ts'
import { dropToken } from './token.ts'

/** A7: milliseconds for which 'login expired' is shown before the page loads again. */
export const expiryDelay = 1500

let isLeaving = false

/**
 * Answers code 403: says so, removes the token, then loads the page again. Once a page, and only where a token had been
 * sent: after it is gone no call carries one, so it never loops.
 */
export function answerExpiry(message: string, token: string | null): void {
  if (token === null || isLeaving) return
  isLeaving = true
  notify({ kind: 'error', text: message, milliseconds: expiryDelay })
  setTimeout(() => {
    dropToken(token)
    isLeaving = false
    window.location.reload()
  }, expiryDelay)
}
