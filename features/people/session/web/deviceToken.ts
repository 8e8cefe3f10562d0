const key = 'device'

/** What this browser shows to be known again as one that signed in before (A10). */
export const readDeviceToken = (): string | undefined => localStorage.getItem(key) ?? undefined

export const saveDeviceToken = (token: string): void => localStorage.setItem(key, token)
