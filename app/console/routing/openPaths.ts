const signIn = ['/login', '/auth-redirect']
const pages = ['/404', '/401']

export const isSignInPath = (path: string): boolean => signIn.includes(path)

/** A1: the addresses that open without a token. */
export const isOpenPath = (path: string): boolean =>
  isSignInPath(path) || pages.includes(path) || path.startsWith('/redirect/')
