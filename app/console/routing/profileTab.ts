export const profilePath = '/profile/home'

export type ProfileTab = 'profile' | 'page'

/** `validateSearch` of the profile: `?tab=page` is the creator's page. */
export const profileSearch = (raw: Record<string, unknown>): { readonly tab?: ProfileTab } =>
  raw['tab'] === 'page' ? { tab: 'page' } : {}
