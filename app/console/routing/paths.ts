/** Where whoever signs in begins. */
export const homePath = '/dashboard'
export const publicPaths = ['/404', '/401'] as const
