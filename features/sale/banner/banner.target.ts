/** Where a banner leads: nowhere, to something public, or to a page of this host. */
export const targetKinds = ['none', 'course', 'product', 'activity', 'page'] as const
export type TargetKind = (typeof targetKinds)[number]

/**
 * Whether a text is the path of a page of this host: it begins with one slash. Backslashes, spaces and control characters are
 * refused everywhere in it, since browsers read `/\host` and `/<tab>/host` as another host.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\s\p{C}]*$/u.test(path)
