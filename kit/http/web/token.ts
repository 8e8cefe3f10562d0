const key = 'token'

/** The session's token, where the specification keeps it (A5). */
export const readToken = (): string | null => localStorage.getItem(key)

/** Keeps the token in local storage, which all tabs share. */
export const saveToken = (token: string): void => localStorage.setItem(key, token)

/** Removes the token; with `only`, not the one that another tab has got in the meantime. */
export function dropToken(only?: string): void {
  if (only === undefined || readToken() === only) localStorage.removeItem(key)
}
