export const homePath = '/dashboard'
export const publicPaths = ['/404', '/401'] as const
