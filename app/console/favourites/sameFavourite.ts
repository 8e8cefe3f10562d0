import type { Favourite } from '#features/people/preference/favourite.ts'

/** Whether two favourites are the same one; a saved view is itself whatever its list's address. */
export function isSameFavourite(one: Favourite, other: Favourite): boolean {
  if (one.kind === 'record')
    return other.kind === 'record' && one.resource === other.resource && one.id === other.id
  if (one.kind === 'view') return other.kind === 'view' && one.id === other.id
  return other.kind === 'screen' && one.path === other.path
}
