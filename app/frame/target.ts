const signIn = ['/login', '/auth-redirect']

/**
 * Where to go after signing in: `redirect` where it is a path of this site, else the start. Another site's address, a
 * script and the sign-in pages themselves are not followed.
 */
export function targetOf(search: string, origin: string = window.location.origin): string {
  const requested = new URLSearchParams(search).get('redirect') ?? '/'
  if (!/^\/(?![/\\])/.test(requested)) return '/'
  const url = URL.canParse(requested, origin) ? new URL(requested, origin) : undefined
  if (!url || url.origin !== origin || signIn.includes(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** A1: the sign-in page that leads back to `target`. */
export const loginPath = (target: string): string => `/login?redirect=${encodeURIComponent(target)}`
